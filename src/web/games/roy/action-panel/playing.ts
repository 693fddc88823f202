import { isForMilady } from '#games/roy/facts.ts';
import { MUSKETEERS, type Musketeer } from '#games/roy/names.ts';
import type { View } from '#games/roy/view.ts';

/** Whose turn of the round it is: a musketeer's, or a phase of the game. */
export type Playing = Musketeer | 'setup' | 'milady' | 'team' | 'siege' | 'end';

/**
 * What the panel speaks of while others play. It stays the same for a whole turn, whatever is asked in it of whom;
 * between two turns, while the bots among the musketeers settle who is next, the name of whoever had the last stays.
 */
export const playingIn = (view: View, before: Playing | null, counsel: boolean): Playing => {
  const { phase, men } = view;
  const hers = isForMilady(view);
  // Before the first round and after each of them both sides have their say: the panel names the one that has it.
  if (phase === 'setup') return hers ? 'setup' : 'team';
  if (phase === 'end') return hers ? 'milady' : 'end';
  if (phase === 'siege') return hers ? 'milady' : 'siege';
  if (phase !== 'musketeers') return phase;
  const acting = men.find(man => man.turn === 'acting');
  if (acting !== undefined) return acting.who;
  return counsel ? 'team' : (MUSKETEERS.find(each => each === before) ?? 'team');
};
