import type { Fighter } from '#games/roy/cards/fighter.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import type { FightToken } from '#games/roy/cards/tokens.ts';
import type { FoeId } from '#games/roy/choices.ts';
import { fighterOf } from '#games/roy/duel/fighters.ts';
import type { Odds } from '#games/roy/duel/odds/figures.ts';
import { type Bout, boutOf, odds } from '#games/roy/duel/odds.ts';
import type { Man } from '#games/roy/state.ts';
import type { Observation } from '../observation.ts';

/** What a face-down token is taken for. */
const UNKNOWN: FightToken = 'three';

/** Whom a musketeer would meet, as far as the seat can see. */
export const fighterFor = (seen: Observation, foe: FoeId, space: number): Fighter =>
  fighterOf(seen, foe, space, UNKNOWN);

export const boutFor = (seen: Observation, man: Man, foe: FoeId, space: number): Bout =>
  boutOf(seen, man, { foe, space }, UNKNOWN);

// A memory of a pure function, by foe and then by all the rest of it.
const memory = new Map<Fighter, Odds[]>();
const MOST_LIFE = 8;

/** The odds of a man against somebody, with so many dice. */
export const duelOdds = (seen: Observation, man: Man, foe: FoeId, space: number, dice: number): Odds => {
  const bout = boutFor(seen, man, foe, space);
  let known = memory.get(bout.foe);
  if (known === undefined) {
    known = [];
    memory.set(bout.foe, known);
  }
  let key = (SHEETS[man.who].twoManoeuvres ? 2 : 0) + (man.improved ? 1 : 0);
  key = 2 * key + (bout.kit.pistol ? 1 : 0);
  key = 2 * key + (bout.kit.armour ? 1 : 0);
  key = 2 * key + (bout.blade ? 1 : 0);
  key = 2 * key + (bout.even ? 1 : 0);
  key = 2 * key + (bout.armourOnce ? 1 : 0);
  key = ((key * MOST_LIFE + man.life) * MOST_LIFE + bout.foeLife) * MOST_LIFE + dice;
  known[key] ??= odds(bout, dice);
  return known[key];
};
