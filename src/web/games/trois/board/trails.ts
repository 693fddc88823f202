import type { Space } from '#games/trois/board/board.ts';
import type { Event } from '#games/trois/events.ts';
import type { Seat } from '#kernel/game.ts';

/** The way somebody went in his last turn, space by space; empty for who has not moved. */
export type Trails = Readonly<Record<Seat, readonly Space[]>>;

/** The trails after one more event: a turn begins a new one, and every ride, on or back, goes on with it. */
export const trailsAfter = (trails: Trails, event: Event): Trails => {
  if (event.kind === 'turn') return { ...trails, [event.seat]: [] };
  if (event.kind !== 'rode' && event.kind !== 'gave-way') return trails;
  const before = trails[event.seat] ?? [];
  const [first, ...rest] = event.path;
  return { ...trails, [event.seat]: before.at(-1) === first ? [...before, ...rest] : [...event.path] };
};
