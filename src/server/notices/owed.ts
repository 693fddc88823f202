import { z } from 'zod';
import type { Time } from '#table/clock.ts';
import type { Store } from '../store/store.ts';
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

const slate = z.array(owed);

/** Where it is kept, among the persons: no person has such a name. */
const SLATE = 'notices:owed';
/** More than this is never owed at once; what comes then is let go. */
const MOST = 2000;
const SAVE_AFTER = 1000;
const LOOK_EVERY = 60_000;
const AGAIN_AFTER = 60_000;
const TOO_OLD = 2 * 24 * 60 * 60_000;

/** A person is owed one mail, a seat one notice of each kind: what comes up meanwhile is told with it. */
const keyOf = (each: Owed): string =>
  each.kind === 'mail' ? `mail:${each.person}` : `${each.kind}:${each.turn.table}:${each.turn.seat}`;

interface DebtsDeps {
  readonly store: Pick<Store, 'person' | 'keepPerson'>;
  readonly time: Time;
  /** Does what is owed; where it rejects, it is tried again later. */
  readonly pay: (each: Owed) => Promise<void>;
}

export interface Debts {
  /** False where it was owed already or where there is no room. */
  readonly owe: (each: Owed) => boolean;
  /** Nothing is owed any more for what a seat was asked up to that version. */
  readonly release: (table: string, seat: number, version: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * What is to be sent later. It is written on a slate in the store, so that a restart forgets nothing: whatever stays
 * there past its time, because the node that owed it is gone, is taken over by another. Several nodes write the slate
 * without asking each other; each puts back what it owes itself, and what is sent is sent once by other means.
 */
export const keepDebts = ({ store, time, pay }: DebtsDeps): Debts => {
  const waiting = new Map<string, { readonly each: Owed; readonly putAway: () => void }>();
  const paying = new Map<string, Owed>();
  const settled = new Set<string>();
  let saveLater: (() => void) | null = null;
  let saving = Promise.resolve();
  let stopped = false;

  const read = async (): Promise<readonly Owed[]> => {
    const kept = slate.safeParse(await store.person(SLATE));
    return kept.success ? kept.data.filter(each => each.since > time.now() - TOO_OLD) : [];
  };

  const isMine = (each: Owed): boolean => waiting.has(keyOf(each)) || paying.has(keyOf(each));

  const write = async (): Promise<void> => {
    const others = (await read()).filter(each => !isMine(each) && !settled.has(keyOf(each)));
    const mine = [...[...waiting.values()].map(each => each.each), ...paying.values()];
    const wiped = [...settled];
    await store.keepPerson(SLATE, [...mine, ...others].slice(0, MOST));
    for (const key of wiped) settled.delete(key);
  };

  // One after the other; a store that cannot be reached now is written at the next change.
  const save = (): Promise<void> => {
    saveLater?.();
    saveLater = null;
    saving = saving.then(write).catch(() => {});
    return saving;
  };

  const changed = (): void => {
    if (!stopped) saveLater ??= time.bell(SAVE_AFTER, () => void save());
  };

  const owe = (each: Owed): boolean => {
    const key = keyOf(each);
    if (stopped || waiting.has(key) || waiting.size + paying.size >= MOST) return false;
    settled.delete(key);
    const putAway = time.bell(Math.max(0, each.due - time.now()), () => void ring(key));
    waiting.set(key, { each, putAway });
    changed();
    return true;
  };

  const ring = async (key: string): Promise<void> => {
    const each = waiting.get(key)?.each;
    if (each === undefined) return;
    waiting.delete(key);
    paying.set(key, each);
    try {
      await pay(each);
      if (!waiting.has(key)) settled.add(key);
    } catch {
      if (each.since > time.now() - TOO_OLD) owe({ ...each, due: time.now() + AGAIN_AFTER });
      // Where the house is closing, it stays on the slate for whoever opens it again.
      else settled.add(key);
    } finally {
      paying.delete(key);
      changed();
    }
  };

  const look = async (): Promise<void> => {
    const overdue = (await read()).filter(each => !isMine(each) && !settled.has(keyOf(each)));
    for (const each of overdue) if (each.due < time.now() - LOOK_EVERY) owe(each);
  };

  let lookLater = () => {};
  const lookOn = (): void => {
    look()
      .catch(() => {})
      .finally(() => {
        if (!stopped) lookLater = time.bell(LOOK_EVERY, lookOn);
      });
  };
  lookOn();

  return {
    owe,
    release(table, seat, version) {
      for (const key of [`turn:${table}:${seat}`, `push:${table}:${seat}`]) {
        const found = waiting.get(key);
        if (found === undefined || found.each.kind === 'mail' || found.each.turn.version > version) continue;
        found.putAway();
        waiting.delete(key);
        settled.add(key);
        changed();
      }
    },
    async stop() {
      stopped = true;
      lookLater();
      for (const { putAway } of waiting.values()) putAway();
      await save();
    },
  };
};
