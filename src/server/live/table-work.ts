import type { Seat } from '#kernel/game.ts';
import type { Actor } from '../room/actor.ts';
import type { RoomAction } from '../room/room-entry.ts';
import { tokenBucket } from './token-bucket.ts';

/** Whoever asks for work: a seat, the host, or somebody else by the handle of his address. */
export type Asker = Seat | 'host' | { readonly from: string };

interface Measure {
  readonly perSecond: number;
  readonly atOnce: number;
}

/** So much work that costs more than a choice: to come in, to be told everything. */
const WORK: Measure = { perSecond: 10, atOnce: 100 };
/** And so much of it for strangers who come from one place: half is left for the others. */
const OF_ONE_PLACE: Measure = { perSecond: 5, atOnce: 50 };
/** So many things that one may do again and again, each of which is written down. */
const STIR: Measure = { perSecond: 1, atOnce: 60 };
const PLACES_KEPT = 200;

const STIRS: ReadonlySet<RoomAction['kind']> = new Set<RoomAction['kind']>([
  'sit',
  'rename',
  'ready',
  'plan',
  'list',
  'freeze',
  'reissue',
  'hush',
  'advice',
  'hand',
  'motion',
]);

/** A journal would grow by it without end, and without anything having happened. Whatever undoes one of these is free. */
export const isStir = ({ kind }: Pick<RoomAction, 'kind'>): boolean => STIRS.has(kind);

/** A measure for each name; of the places of strangers only the last are remembered. */
const measuresOf = ({ perSecond, atOnce }: Measure, now: () => number) => {
  const measures = new Map<string, () => boolean>();
  return (name: string): boolean => {
    const measure = measures.get(name) ?? tokenBucket(perSecond, atOnce, now);
    measures.delete(name);
    measures.set(name, measure);
    const [oldest] = measures.keys();
    if (measures.size > PLACES_KEPT) measures.delete(oldest);
    return measure();
  };
};

/** What one table has to bear. */
export interface TableWork {
  /** Whether one more thing that costs more than a choice may be done now. */
  readonly mayWork: (asker: Asker) => boolean;
  /** Whether one more such thing may be written down now. */
  readonly mayStir: (asker: Asker) => boolean;
}

/**
 * Every seat has its own measure; strangers share one, so that nobody who looks on can keep out those who play, and each
 * place they come from has its own part of it, so that none of them keeps out the others.
 */
export const tableWork = (now: () => number): TableWork => {
  const work = measuresOf(WORK, now);
  const ofPlaces = measuresOf(OF_ONE_PLACE, now);
  const stirs = measuresOf(STIR, now);
  return {
    mayWork: asker => (typeof asker === 'object' ? ofPlaces(asker.from) && work('strangers') : work(String(asker))),
    mayStir: asker => stirs(typeof asker === 'object' ? `from ${asker.from}` : String(asker)),
  };
};

export const askerOf = ({ seat, host, from }: Pick<Actor, 'seat' | 'host' | 'from'>): Asker =>
  seat ?? (host ? 'host' : { from });
