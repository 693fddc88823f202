import type { Deeds } from '../shape.ts';
import { deedWith } from '../telling.ts';
import { IN_PATH, Man, names, ofMan, toMan } from './names.ts';

const deeds: Deeds = {
  draw: who => `${Man(who)} pesca una carta.`,
  move: (who, { to }) => `${Man(who)} va ${names.places[to].to}.`,
  trade: (who, { who: partner }) => `${Man(who)} propone uno scambio ${toMan(partner)}.`,
  play: (who, { card }) => `${Man(who)} gioca ${names.cards[card].a}.`,
  help: (who, { who: friend }) => `${Man(who)} manda Planchet in aiuto ${ofMan(friend)}.`,
  heal: who => `${Man(who)} si fa medicare da Planchet.`,
  reinforce: (who, { card }) => `${Man(who)} piazza ${names.cards[card].a} a La Rochelle.`,
  challenge: (who, { skill }) => `${Man(who)} affronta la sfida di ${names.skills[skill]}.`,
  duel: (who, { foe }) => `${Man(who)} affronta ${names.foes[foe].the}.`,
  buy: (who, { item }) => `${Man(who)} acquista ${names.items[item].a}.`,
  bribe: who => `${Man(who)} corrompe le guardie.`,
  'break-out': who => `${Man(who)} tenta di evadere dalla Bastiglia.`,
  advance: (who, { path }) => `${Man(who)} avanza ${IN_PATH[path]}.`,
  withdraw: who => `${Man(who)} torna nell’Area Comune.`,
  search: who => `${Man(who)} cerca Costanza per le vie di Parigi.`,
  'hand-over': (who, { card }) => `${Man(who)} vuole consegnare ${names.cards[card].a} al Contrabbandiere.`,
  passage: who => `${Man(who)} cerca un passaggio segreto.`,
  order: (who, { who: friend }) => `${Man(who)} dà un ordine ${toMan(friend)}.`,
};

export const deed = deedWith(deeds);
