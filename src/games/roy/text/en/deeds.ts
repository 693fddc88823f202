import type { Deeds } from '../shape.ts';
import { deedWith } from '../telling.ts';
import { Man, man, names } from './names.ts';

const deeds: Deeds = {
  draw: who => `${Man(who)} draws a card.`,
  move: (who, { to }) => `${Man(who)} goes ${names.places[to].to}.`,
  trade: (who, { who: partner }) => `${Man(who)} proposes a trade to ${man(partner)}.`,
  play: (who, { card }) => `${Man(who)} plays ${names.cards[card].a}.`,
  help: (who, { who: friend }) => `${Man(who)} sends Planchet to ${man(friend)}.`,
  heal: who => `${Man(who)} has Planchet dress his wounds.`,
  reinforce: (who, { card }) => `${Man(who)} lays ${names.cards[card].a} at La Rochelle.`,
  challenge: (who, { skill }) => `${Man(who)} takes on the ${names.skills[skill]} challenge.`,
  duel: (who, { foe }) => `${Man(who)} attacks ${names.foes[foe].the}.`,
  buy: (who, { item }) => `${Man(who)} buys ${names.items[item].a}.`,
  bribe: who => `${Man(who)} bribes his guards.`,
  'break-out': who => `${Man(who)} tries to break out of the Bastille.`,
  advance: (who, { path }) => `${Man(who)} advances into the ${names.paths[path]}.`,
  withdraw: who => `${Man(who)} goes back to the Common Area.`,
  search: who => `${Man(who)} searches Paris for Constance.`,
  'hand-over': (who, { card }) => `${Man(who)} wants to hand ${names.cards[card].a} to the Smuggler.`,
  passage: who => `${Man(who)} looks for a secret passage.`,
  order: (who, { who: friend }) => `${Man(who)} gives ${man(friend)} an order.`,
};

export const deed = deedWith(deeds);
