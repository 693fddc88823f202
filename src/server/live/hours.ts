import { repeatEvery } from '../repeat-every.ts';
import { BEAT_EVERY, closedBetween, type Outage } from '../room/outages.ts';
import type { News, Store } from '../store/store.ts';
import type { HouseTime } from '../time.ts';

interface HoursDeps {
  readonly store: Pick<Store, 'beat' | 'beats' | 'outages' | 'tell'>;
  readonly node: string;
  readonly time: HouseTime;
  readonly trouble: (what: string, error: unknown) => void;
  /** Other outages are known than before: whatever runs by the hours of the house has to be set anew. */
  readonly onChange: () => void;
}

/** When the house was closed, as all nodes agree on it: no time passes for a player then. */
export interface Hours {
  /** Milliseconds of a stretch of time in which the house was closed. */
  readonly closedBetween: (from: number, to: number) => number;
  /** Resolves once the hours are known; rejects where the store cannot be reached. */
  readonly known: () => Promise<void>;
  /**
   * Makes sure that the house is open now, and that a time in which it was not has been noted: to be asked before
   * somebody's time is said to be up. Rejects where the store cannot be reached.
   */
  readonly beat: () => Promise<void>;
  readonly hear: (news: News) => void;
  readonly stop: () => void;
}

/** The clock on the wall is off by so many milliseconds: it did not drift, it was set. */
const JUMP = 8000;

/** True where another node goes by the time that this one went by up to now. */
const othersStay = (beats: readonly { readonly node: string; readonly time: number }[], node: string, now: number) =>
  beats.some(each => each.node !== node && Math.abs(each.time - now) < JUMP);

/** Tells the time of a node: the wall's, unless that was set for this node alone. */
const timeOf = ({ store, node, time, trouble }: Pick<HoursDeps, 'store' | 'node' | 'time' | 'trouble'>) => {
  let isAlone = false;
  return async (): Promise<{ readonly at: number; readonly follows: boolean }> => {
    const [wall, now] = [time.wall(), time.now()];
    const wrong = Math.abs(wall - now) > JUMP && othersStay(await store.beats(), node, now);
    if (wrong && !isAlone)
      trouble('the clock of this machine was set, and those of the others were not', { wall, now });
    isAlone = wrong;
    return { at: wrong ? now : wall, follows: !wrong };
  };
};

/** The outages that are known. */
const knownOutages = ({ onChange }: Pick<HoursDeps, 'onChange'>) => {
  let outages: readonly Outage[] = [];
  return {
    all: () => outages,
    learn(found: readonly Outage[]): void {
      if (JSON.stringify(found) === JSON.stringify(outages)) return;
      outages = found;
      onChange();
    },
  };
};

/** One beat at a time: whoever asks meanwhile waits for the same. */
const beater = (deps: HoursDeps, { all, learn }: ReturnType<typeof knownOutages>): (() => Promise<void>) => {
  const { store, node, time } = deps;
  const timeNow = timeOf(deps);
  let beating: Promise<void> | null = null;
  const beatOnce = async (): Promise<void> => {
    const { at, follows } = await timeNow();
    const changed = await store.beat(node, at);
    const found = changed ? await store.outages() : all();
    // In one go: whoever looks at a clock that was set knows that the time between did not pass for players.
    if (follows) time.follow();
    learn(found);
    if (changed) await store.tell({ kind: 'outages', node });
  };
  return () => {
    beating ??= beatOnce().finally(() => {
      beating = null;
    });
    return beating;
  };
};

export const openHours = (deps: HoursDeps): Hours => {
  const { store, node, time, trouble } = deps;
  const outages = knownOutages(deps);
  const beat = beater(deps, outages);
  let first: Promise<void> | null = null;
  let isStopped = false;

  const read = async (): Promise<void> => outages.learn(await store.outages());
  const known = (): Promise<void> => {
    first ??= beat()
      .then(read)
      .catch(error => {
        first = null;
        throw error;
      });
    return first;
  };

  const failed = (error: unknown): void => {
    if (!isStopped) trouble('the hours of the house could not be kept', error);
  };
  known().catch(failed);
  const stopBeating = repeatEvery(BEAT_EVERY, beat, { time, onFailure: failed });

  return {
    closedBetween: (from, to) => closedBetween(outages.all(), from, to),
    known,
    beat,
    hear(news) {
      if (news.kind === 'missed' || (news.kind === 'outages' && news.node !== node)) read().catch(failed);
    },
    stop() {
      isStopped = true;
      stopBeating();
      // A house that is closed in good order says when.
      store.beat(node, time.now()).catch(() => {});
    },
  };
};
