import { HORSE, MOUNT } from '../choices.ts';
import { DESTINATIONS } from '../names.ts';
import type { Part } from '../question.ts';
import { because } from '../reasons.ts';
import type { Man } from '../state.ts';
import { type Actor, manOf, whoActs } from './action.ts';
import { placeBar } from './move.ts';

const NO_HORSE = because('ROY.EQUIP.8', 'no-horse', whoActs);
const IN_BASTILLE = because('ROY.RULING.31', 'in-bastille', whoActs);
const HORSE_USED = because('ROY.RULING.31', 'horse-used', whoActs);
const NOT_ORDERED = because('ROY.TREV.11', 'horse-not-ordered', whoActs);

/** ROY.EQUIP.8, ROY.RULING.31 */
const mountBar = ({ gear, place, ridden }: Man) => {
  if (!gear.includes('horse')) return NO_HORSE;
  if (place === 'bastille') return IN_BASTILLE;
  return ridden ? HORSE_USED : null;
};

export const mayRide = (man: Man): boolean => mountBar(man) === null;

/** The free move of a musketeer's own turn. */
export const horse: Part<Actor, 'horse' | 'mount'> = {
  reach: (state, actor, _seat, choices) => {
    if (!manOf(state, actor).gear.includes('horse')) return;
    for (let i = 0; i < DESTINATIONS.length; i++) choices.push(HORSE[DESTINATIONS[i]]);
  },
  quick: (state, actor, _seat, choices) => {
    const man = manOf(state, actor);
    if (mountBar(man) !== null) return;
    for (let i = 0; i < DESTINATIONS.length; i++)
      if (placeBar(man, DESTINATIONS[i]) === null) choices.push(HORSE[DESTINATIONS[i]]);
  },
  beyond: (state, actor, _seat, choices) => {
    if (mountBar(manOf(state, actor)) !== null) choices.push(MOUNT);
  },
  bar: (state, actor, choice) => {
    const man = manOf(state, actor);
    return mountBar(man) ?? (choice.kind === 'horse' ? placeBar(man, choice.to) : null);
  },
};

/** An order is one action, never a free move (ROY.TREV.11). */
export const horseUnderOrder: Part<Actor, 'mount'> = {
  reach: () => undefined,
  beyond: (_state, _actor, _seat, choices) => {
    choices.push(MOUNT);
  },
  bar: (state, actor) => (manOf(state, actor).gear.includes('horse') ? NOT_ORDERED : NO_HORSE),
};
