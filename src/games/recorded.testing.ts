import type { MatchRecord } from '#kernel/journal.ts';
import { readRecord } from '#kernel/match-file.ts';
import type { GameModule } from './entry.ts';
import { firstDifference, playthroughOf } from './playthrough.ts';

/** What to do about a match that is told otherwise. */
export const TOLD = 'Read whether this is what you meant; then npm run recorded writes the texts anew';

/** What to do about a match that ends otherwise. */
export const REPLAYED =
  'An old match no longer replays to its result. If the rules were changed on purpose, raise `rules` in game.ts ' +
  'and npm run recorded -- --save plays it anew; if not, the change broke the rules.';

/** The matches among the files of a folder. */
export const matchesAmong = (files: readonly string[]): string[] =>
  files
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace(/\.json$/, ''))
    .toSorted();

/** Recorded matches, each with its text beside it; `read` opens the files of their folder. */
export const recordedIn = (read: (file: string) => string) => {
  const load = (name: string): MatchRecord => {
    const { record, problem } = readRecord(read(`${name}.json`));
    if (record === null) throw new Error(`${name}: ${problem.kind}`);
    return record;
  };
  return {
    load,
    /** The first line that would be told otherwise today; null if there is none. */
    differenceTold: async (entry: GameModule, name: string): Promise<string | null> =>
      firstDifference(read(`${name}.txt`), await playthroughOf(entry, load(name))),
  };
};
