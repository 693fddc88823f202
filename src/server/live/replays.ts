import type { AnyGame } from '#kernel/game.ts';
import { threadPool } from '#table/thread-pool.node.ts';
import type { Store, TableRow } from '../store/store.ts';
import { pagesOf } from './journal-pages.ts';
import { type JournalBytes, type ReplayAnswers, type ReplayWant, replayFor } from './replay-work.ts';

/** Journals played again, elsewhere than where people are attended to. */
export interface Replays {
  readonly play: <W extends ReplayWant>(want: W, journal: JournalBytes) => Promise<ReplayAnswers[W]>;
  readonly stop: () => Promise<void>;
}

/** A journal to be played again, up to that line. */
export const journalBytes = async (
  store: Pick<Store, 'since' | 'outages'>,
  row: TableRow,
  upTo = Number.POSITIVE_INFINITY,
): Promise<JournalBytes> => {
  const pages: Uint8Array[] = [];
  for await (const page of pagesOf(store, row.id, { upTo })) pages.push(new TextEncoder().encode(JSON.stringify(page)));
  return { row, pages, outages: await store.outages() };
};

/** What a thread is asked; see `replay-thread.ts`. */
export interface ReplayQuestion {
  readonly want: ReplayWant;
  readonly journal: JournalBytes;
}

/** In a thread of its own, which knows all the games there are. */
export const replaysInThread = (): Replays => {
  const pool = threadPool<ReplayQuestion>(new URL('./replay-thread.ts', import.meta.url), 1);
  let next = 1;
  return {
    async play<W extends ReplayWant>(want: W, journal: JournalBytes) {
      const answer = await pool.ask({ id: next++, question: { want, journal } });
      return answer as ReplayAnswers[W];
    },
    stop: pool.stop,
  };
};

/** Here and now, by rules of one's own: for tests, and for games that no thread knows. */
export const replaysHere = (games: Readonly<Record<string, { readonly game: AnyGame }>>): Replays => ({
  play: async (want, journal) => replayFor(games[journal.row.opening.game].game, want, journal),
  stop: async () => {},
});
