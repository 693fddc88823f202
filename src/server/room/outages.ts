/** A time in which the house was closed: no node was there, or none could write. */
export interface Outage {
  /** Milliseconds since 1970: the last that was heard of the house. */
  readonly since: number;
  /** When it was heard of again. */
  readonly until: number;
}

/** Milliseconds of a stretch of time in which the house was closed: no clock runs then. */
export type Closed = (from: number, to: number) => number;

/** How many are remembered: no clock runs through more of them. */
export const MOST_OUTAGES = 500;

/** Milliseconds of a stretch of time in which the house was closed. The outages come in order and apart from each other. */
export const closedBetween = (outages: readonly Outage[], from: number, to: number): number => {
  let closed = 0;
  for (const { since, until } of outages.toReversed()) {
    if (until <= from) break;
    closed += Math.max(0, Math.min(until, to) - Math.max(since, from));
  }
  return closed;
};

/** What is known of the house when a node beats. */
export interface HeardOf {
  /** This node's own beat before; null for its first. */
  readonly own: number | null;
  /** The beat that was written last, by any node; null where there is none. */
  readonly last: number | null;
  readonly outages: readonly Outage[];
}

/** How often a node beats, in milliseconds. */
export const BEAT_EVERY = 3000;
/** A node that was there before may be slow for so long. */
const SLOW = 3 * BEAT_EVERY;
/** One that has just come finds others that are as quick as they should be, or nobody. */
const NOBODY = BEAT_EVERY + 1000;

/**
 * The outages after a beat. A gap before it is one, whether nodes were stopped, the database was away or the clock has
 * jumped. Where a node is there the house is open: a beat within an outage, which a wrong clock may have made, ends it.
 */
export const outagesAfter = ({ own, last, outages }: HeardOf, time: number): readonly Outage[] => {
  const since = Math.max(own ?? Number.NEGATIVE_INFINITY, last ?? Number.NEGATIVE_INFINITY);
  const isGap = Number.isFinite(since) && time - since > (own === null ? NOBODY : SLOW);
  const cut = outages.map(each => (each.since < time && time < each.until ? { ...each, until: time } : each));
  if (!isGap) return cut;
  const apart = cut.filter(each => each.until <= since || each.since >= time);
  return [...apart, { since, until: time }].sort((one, other) => one.since - other.since).slice(-MOST_OUTAGES);
};
