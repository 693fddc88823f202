import type { Time } from '#table/clock.ts';
import type { Store } from '../store/store.ts';
import { isTooOld, type Owed, readOwed, rowOf, whatOf } from './owed.ts';

/** More than this is never owed at once; what comes then is let go. */
export const MOST_OWED = 2000;
const SAVE_AFTER = 1000;

/**
 * What this node owes, as the store keeps it: so that a restart forgets nothing. Several changes are written together, and
 * one that cannot be written now is written with the next.
 */
export interface OwedRows {
  readonly owe: (each: Owed) => void;
  readonly settle: (what: string) => void;
  readonly isSettled: (each: Owed) => boolean;
  /** What is owed by any node since before that time. */
  readonly read: (before: number) => Promise<readonly Owed[]>;
  readonly stop: () => Promise<void>;
}

export const owedRows = (store: Pick<Store, 'owed' | 'owe' | 'settle'>, time: Time): OwedRows => {
  const unsaved = new Map<string, Owed>();
  const settled = new Set<string>();
  let saveLater: (() => void) | null = null;
  let saving = Promise.resolve();
  let isStopped = false;

  const write = async (): Promise<void> => {
    const [owed, wiped] = [[...unsaved], [...settled]];
    if (owed.length > 0) await store.owe(owed.map(([, each]) => rowOf(each)));
    for (const [what, each] of owed) if (unsaved.get(what) === each) unsaved.delete(what);
    if (wiped.length > 0) await store.settle(wiped);
    for (const what of wiped) settled.delete(what);
  };
  const save = (): Promise<void> => {
    saveLater?.();
    saveLater = null;
    // What the store could not keep stays marked, and goes with the next.
    saving = saving.then(write).catch(() => {});
    return saving;
  };
  const changed = (): void => {
    if (!isStopped) saveLater ??= time.bell(SAVE_AFTER, () => void save());
  };

  return {
    owe(each) {
      settled.delete(whatOf(each));
      unsaved.set(whatOf(each), each);
      changed();
    },
    settle(what) {
      unsaved.delete(what);
      settled.add(what);
      changed();
    },
    isSettled: each => settled.has(whatOf(each)),
    async read(before) {
      const rows = await store.owed(before, MOST_OWED);
      const known = rows.map(({ what, value }) => ({ what, each: readOwed(value) }));
      const isGone = (each: Owed | null) => each === null || isTooOld(each, time.now());
      for (const { what, each } of known) if (isGone(each)) settled.add(what);
      if (known.some(({ each }) => isGone(each))) changed();
      return known.flatMap(({ each }) => (each === null || isGone(each) ? [] : [each]));
    },
    stop() {
      isStopped = true;
      return save();
    },
  };
};
