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
export const leftAt = ({ left, since }: Sand, now: number): number | null =>
  since === null ? null : Math.max(0, left - Math.max(0, now - since));

/** After an entry written at that time: whether it runs from then on, and whether it was turned. */
export const sandAfter = (sand: Sand, time: number, { runs, isFull }: { runs: boolean; isFull: boolean }): Sand => {
  const left = isFull ? sand.full : (leftAt(sand, time) ?? sand.left);
  return { full: sand.full, left, since: runs ? time : null };
};
