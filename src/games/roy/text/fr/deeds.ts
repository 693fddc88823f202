import type { Deeds } from '../shape.ts';
import { deedWith } from '../telling.ts';
import { challengeOf, INTO_PATH, Man, names, ofMan, toMan } from './names.ts';

const deeds: Deeds = {
  draw: who => `${Man(who)} pioche une carte.`,
  move: (who, { to }) => `${Man(who)} se rend ${names.places[to].to}.`,
  trade: (who, { who: partner }) => `${Man(who)} propose un échange ${toMan(partner)}.`,
  play: (who, { card }) => `${Man(who)} fait appel à ${names.cards[card].a}.`,
  help: (who, { who: friend }) => `${Man(who)} dépêche Planchet auprès ${ofMan(friend)}.`,
  heal: who => `${Man(who)} se fait panser par Planchet.`,
  reinforce: (who, { card }) => `${Man(who)} pose ${names.cards[card].a} à La Rochelle.`,
  challenge: (who, { skill }) => `${Man(who)} tente le ${challengeOf(skill)}.`,
  duel: (who, { foe }) => `${Man(who)} provoque ${names.foes[foe].the}.`,
  buy: (who, { item }) => `${Man(who)} achète ${names.items[item].a}.`,
  bribe: who => `${Man(who)} soudoie ses geôliers.`,
  'break-out': who => `${Man(who)} tente de s’évader de la Bastille.`,
  advance: (who, { path }) => `${Man(who)} s’avance ${INTO_PATH[path]}.`,
  withdraw: who => `${Man(who)} revient à la Salle commune.`,
  search: who => `${Man(who)} bat le pavé de Paris à la recherche de Constance.`,
  'hand-over': (who, { card }) => `${Man(who)} veut remettre ${names.cards[card].a} au trafiquant.`,
  passage: who => `${Man(who)} cherche un passage secret.`,
  order: (who, { who: friend }) => `${Man(who)} donne un ordre ${toMan(friend)}.`,
};

export const deed = deedWith(deeds);
