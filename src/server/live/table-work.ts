import type { Seat } from '#kernel/game.ts';
import { tokenBucket } from './token-bucket.ts';

/** Whoever asks for work: a seat, the host, or anybody else. */
export type Asker = Seat | 'host' | null;

/** So much work that costs more than a choice: to come in, to be told everything. */
const WORK = { perSecond: 10, atOnce: 100 } as const;

/**
 * Whether one more such thing may be done at a table now. Every seat has its own measure; strangers share one, so that
 * nobody who looks on can keep out those who play.
 */
export const tableWork = (now: () => number): ((asker: Asker) => boolean) => {
  const measures = new Map<Asker, () => boolean>();
  return asker => {
    const measure = measures.get(asker) ?? tokenBucket(WORK.perSecond, WORK.atOnce, now);
    measures.set(asker, measure);
    return measure();
  };
};

export const askerOf = ({ seat, host }: { readonly seat: Seat | null; readonly host: boolean }): Asker =>
  seat ?? (host ? 'host' : null);
