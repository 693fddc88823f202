import { journalBytes } from './replays.ts';
import type { TableDeps } from './table-deps.ts';

/** Stories looked for in one go: what is left waits for the next. */
const AT_ONCE = 20;
/** After each story he rests for so many times as long as it took: where many matches end at once, those that go on come first. */
const RESTS = 9;

/** Keeps the whole stories of matches that are over, one after the other and without haste, whatever becomes of the rules. */
export interface Archivist {
  /** That match is over: its story is kept when its turn has come. */
  readonly keep: (id: string) => void;
  /** Looks for matches that were over before stories were kept, or whose turn never came. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

interface ArchivistDeps extends Pick<TableDeps, 'store' | 'replays' | 'time' | 'trouble'> {
  /** Counts milliseconds of work. */
  readonly steady?: () => number;
}

const keepStory = async (id: string, { store, replays }: ArchivistDeps): Promise<void> => {
  if ((await store.archive(id)) !== null) return;
  const kept = await store.openSince(id, 0);
  if (kept === null) return;
  await store.keepArchive(id, await replays.play('archive', await journalBytes(store, kept.row)));
};

export const archivist = (deps: ArchivistDeps): Archivist => {
  const { store, time, trouble, steady = () => performance.now() } = deps;
  /** Those whose turn is still to come. */
  const waiting = new Set<string>();
  /** What cannot be kept is not looked for again before the house is opened anew. */
  const failed = new Set<string>();
  let isAtWork = false;
  let isStopped = false;
  let putAway = () => {};

  const keepFirst = async (id: string): Promise<void> => {
    try {
      await keepStory(id, deps);
    } catch (error) {
      if (isStopped) return;
      failed.add(id);
      trouble(`the story of table ${id} could not be kept`, error);
    }
  };
  const goOn = async (): Promise<void> => {
    const [id] = waiting;
    isAtWork = id !== undefined && !isStopped;
    if (!isAtWork) return;
    waiting.delete(id);
    const begun = steady();
    await keepFirst(id);
    putAway = time.bell(Math.ceil((steady() - begun) * RESTS), () => void goOn());
  };
  const keep = (id: string): void => {
    waiting.add(id);
    if (!isAtWork) void goOn();
  };
  return {
    keep,
    async look() {
      for (const id of await store.unarchived(AT_ONCE + failed.size)) if (!failed.has(id)) keep(id);
    },
    stop() {
      isStopped = true;
      putAway();
    },
  };
};
