import type { Event } from '#games/roy/events.ts';

/** How a scene ended, in words. */
export interface Told {
  /** The result; null where no event has words for it. */
  readonly result: string | null;
  /** What followed. */
  readonly brings: readonly string[];
}

/** The first event that has words tells the result: what is told elsewhere goes without a line. */
export const toldOf = (end: readonly Event[] | null, tell: (event: Event) => string | null): Told => {
  const [result = null, ...brings] = (end ?? []).flatMap(event => tell(event) ?? []);
  return { result, brings };
};
