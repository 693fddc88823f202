import { z } from 'zod';
import type { OwedRow } from '../store/store.ts';
import { turn } from './turn.ts';

/** When it was first to be done; what is much older is not worth doing any more. */
const since = z.number();
const due = z.number();

const owed = z.discriminatedUnion('kind', [
  /** Somebody is asked: after the time of grace his channels are gone through. */
  z.object({ kind: z.literal('turn'), turn, since, due }),
  /** His browsers are told when his quiet hours are over. */
  z.object({ kind: z.literal('push'), turn, since, due }),
  /** A mail about all his turns. */
  z.object({ kind: z.literal('mail'), person: z.string(), since, due }),
]);
export type Owed = z.infer<typeof owed>;
export type OwedMail = Extract<Owed, { kind: 'mail' }>;

const TOO_OLD = 2 * 24 * 60 * 60_000;
export const isTooOld = (each: Owed, now: number): boolean => each.since <= now - TOO_OLD;

/** The kinds of notice a seat is owed. */
export const OF_A_SEAT = ['turn', 'push'] as const;
export const owedToSeat = (kind: (typeof OF_A_SEAT)[number], table: string, seat: number): string =>
  `${kind}:${table}:${seat}`;

/** A person is owed one mail, a seat one notice of each kind: what comes up meanwhile is told with it. */
export const whatOf = (each: Owed): string =>
  each.kind === 'mail' ? `mail:${each.person}` : owedToSeat(each.kind, each.turn.table, each.turn.seat);

export const rowOf = (each: Owed): OwedRow => ({
  what: whatOf(each),
  due: each.due,
  value: each,
  table: each.kind === 'mail' ? null : each.turn.table,
});

/** Null for what no version of ours has written. */
export const readOwed = (value: unknown): Owed | null => owed.safeParse(value).data ?? null;
