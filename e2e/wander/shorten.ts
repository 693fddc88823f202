import type { MatchRecord } from '#kernel/journal.ts';
import type { Rooms } from './rooms.ts';
import type { Step, Walk } from './walk.ts';
import { type Found, wander } from './wanderer.ts';

/** A way that leads to a fault. */
export interface Kept {
  readonly walk: Walk;
  readonly steps: readonly Step[];
}

interface Ways {
  readonly rooms: Rooms;
  readonly until: number;
}

/** So often a shorter way is tried, and no longer than so many milliseconds. */
const TRIES = 14;
const LONGEST = 90_000;

/** The journal as it stood before the last few steps: the match is laid out there, and only they are walked. */
const fromLast = ({ walk, steps, journals }: Found, count: number): Kept | null => {
  const journal = journals[steps.length - count];
  if (
    journal === null ||
    journal === undefined ||
    (walk.mode !== 'alone' && walk.mode !== 'shared' && walk.mode !== 'solo')
  )
    return null;
  return { walk: { ...walk, record: JSON.parse(journal) as MatchRecord }, steps: steps.slice(-count) };
};

/** Looks for a shorter way to the same fault: from a later moment of the match, then without this step and that. */
export const shortened = async (found: Found, { rooms, until }: Ways): Promise<Kept> => {
  let tries = 0;
  const end = Math.min(until, Date.now() + LONGEST);
  const leadsThere = async ({ walk, steps }: Kept): Promise<boolean> => {
    if (tries++ >= TRIES || Date.now() > end) return false;
    const again = await wander(walk, { rooms, steps, most: steps.length, until: end });
    return again.found.some(({ law, key }) => law === found.law && key === found.key);
  };
  let best: Kept = { walk: found.walk, steps: found.steps };
  for (const count of [1, 2, 4, 8, 16]) {
    const later = count < found.steps.length ? fromLast(found, count) : null;
    if (later !== null && (await leadsThere(later))) {
      best = later;
      break;
    }
  }
  for (let at = best.steps.length - 2; at >= 0 && tries < TRIES; at--) {
    const less = { ...best, steps: best.steps.toSpliced(at, 1) };
    if (await leadsThere(less)) best = less;
  }
  return best;
};
