import type { Page } from 'playwright-core';
import type { AnyGame } from '#kernel/game.ts';
import { type MatchRecord, replay } from '#kernel/journal.ts';

/** What a page watched by a test can tell of itself. */
export interface Watched {
  /** How many choices its only match has come to. */
  readonly entriesKept: () => number;
}

/** What the page was at one moment, and who was called to the screen last. */
export interface Moment {
  readonly curtain: boolean;
  readonly called: number | null;
  readonly entries: number;
}

/** Before a page is watched at every change of it: what it keeps is read anew only when that has changed. */
export const countEntries = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let [kept, entries] = ['', 0];
    const entriesKept = (): number => {
      const key = Object.keys(localStorage).find(each => each.startsWith('panache.match.'));
      const stored = (key && localStorage.getItem(key)) ?? '';
      if (stored !== kept) entries = stored === '' ? 0 : JSON.parse(stored).record.entries.length;
      kept = stored;
      return entries;
    };
    Object.assign(window, { entriesKept });
  });

/** How it stood after each number of choices. */
export const statesOf = (game: AnyGame, record: MatchRecord): readonly unknown[] => {
  const { course } = replay(game, record);
  return [course.opening, ...course.played].map(({ state }) => state);
};
