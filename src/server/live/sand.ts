import type { Closed } from '../room/outages.ts';

/**
 * The hourglass of a match as its journal tells it: every node that reads the same entries at the same times has the
 * same sand, also after a restart.
 */
export interface Sand {
  readonly full: number;
  /** What was left when it last started or stopped. */
  readonly left: number;
  /** When it started to run; null while it stands still. */
  readonly since: number | null;
}

export const fullGlass = (seconds: number): Sand => ({ full: seconds * 1000, left: seconds * 1000, since: null });

/** Milliseconds left; null while it stands still. */
const leftAt = ({ left, since }: Sand, now: number, closed: Closed): number | null =>
  since === null ? null : Math.max(0, left - Math.max(0, now - since - closed(since, now)));

/** After an entry written at that time: whether it runs from then on, and whether it was turned. */
const sandAfter = (
  sand: Sand,
  time: number,
  closed: Closed,
  { runs, isFull }: { runs: boolean; isFull: boolean },
): Sand => {
  const left = isFull ? sand.full : (leftAt(sand, time, closed) ?? sand.left);
  return { full: sand.full, left, since: runs ? time : null };
};

/** The hourglass of one match, as it goes on; one without sand never has any. */
export const glassOf = (from: Sand | null, closed: Closed) => {
  let sand = from;
  return {
    left: (now: number): number | null => (sand === null ? null : leftAt(sand, now, closed)),
    turn(time: number, how: { runs: boolean; isFull: boolean }): void {
      if (sand !== null) sand = sandAfter(sand, time, closed, how);
    },
    end(): void {
      sand = null;
    },
    kept: (): Sand | null => sand,
  };
};
