import type { Time } from '#table/clock.ts';
import { repeatEvery } from '../repeat-every.ts';
import type { Store } from '../store/store.ts';
import { isTooOld, OF_A_SEAT, type Owed, owedToSeat, whatOf } from './owed.ts';
import { moveOwed } from './owed-before.ts';
import { MOST_OWED, owedRows } from './owed-rows.ts';

const LOOK_EVERY = 60_000;
const AGAIN_AFTER = 60_000;

interface DebtsDeps {
  readonly store: Pick<Store, 'person' | 'keepPerson' | 'owed' | 'owe' | 'settle'>;
  readonly time: Time;
  /** Does what is owed; where it rejects, it is tried again later. */
  readonly pay: (each: Owed) => Promise<void>;
}

export interface Debts {
  /** Nothing changes where it is owed already or where there is no room. */
  readonly owe: (each: Owed) => void;
  /** Nothing is owed any more for what a seat was asked up to that version. Asked for at every choice: mostly nothing is owed. */
  readonly release: (table: string, seat: number, version: number) => void;
  readonly stop: () => Promise<void>;
}

/**
 * What is to be sent later. It is kept in the store: whatever stays there past its time, because the node that owed it is
 * gone, is taken over by another. Several nodes may owe the same; what is sent is sent once by other means.
 */
export const keepDebts = ({ store, time, pay }: DebtsDeps): Debts => {
  const rows = owedRows(store, time);
  const waiting = new Map<string, { readonly each: Owed; readonly putAway: () => void }>();
  const paying = new Set<string>();
  let isStopped = false;

  const owe = (each: Owed): void => {
    const what = whatOf(each);
    if (isStopped || waiting.has(what) || waiting.size + paying.size >= MOST_OWED) return;
    const putAway = time.bell(Math.max(0, each.due - time.now()), () => void ring(what));
    waiting.set(what, { each, putAway });
    rows.owe(each);
  };

  const ring = async (what: string): Promise<void> => {
    const each = waiting.get(what)?.each;
    if (each === undefined) return;
    waiting.delete(what);
    paying.add(what);
    try {
      await pay(each);
      if (!waiting.has(what)) rows.settle(what);
    } catch {
      // Where the house is closing, it stays in the store for whoever opens it again.
      if (isTooOld(each, time.now())) rows.settle(what);
      else owe({ ...each, due: time.now() + AGAIN_AFTER });
    } finally {
      paying.delete(what);
    }
  };

  const isOthers = (each: Owed): boolean =>
    !waiting.has(whatOf(each)) && !paying.has(whatOf(each)) && !rows.isSettled(each);
  const look = async (): Promise<void> => {
    for (const each of await rows.read(time.now() - LOOK_EVERY)) if (isOthers(each)) owe(each);
  };
  // A store that cannot be reached now is looked at the next time.
  const ignore = () => {};
  moveOwed(store).then(look).catch(ignore);
  const stopLooking = repeatEvery(LOOK_EVERY, look, { time, onFailure: ignore });

  return {
    owe,
    release(table, seat, version) {
      for (const what of waiting.size === 0 ? [] : OF_A_SEAT.map(kind => owedToSeat(kind, table, seat))) {
        const found = waiting.get(what);
        if (found === undefined || found.each.kind === 'mail' || found.each.turn.version > version) continue;
        found.putAway();
        waiting.delete(what);
        rows.settle(what);
      }
    },
    async stop() {
      isStopped = true;
      stopLooking();
      for (const { putAway } of waiting.values()) putAway();
      await rows.stop();
    },
  };
};
