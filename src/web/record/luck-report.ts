import type { GameId } from '#games/index.ts';
import type { Course } from '#kernel/journal.ts';
import type { LuckRow, LuckText } from '#kernel/luck.ts';
import { language, type Reading } from '../language.svelte.ts';
import { entryOf } from '../match/games.ts';

const loaded = new Map<GameId, Promise<Reading<LuckText>>>();

const luckTexts = (game: GameId): Promise<Reading<LuckText>> => {
  const known = loaded.get(game) ?? language.add(entryOf(game).luck.text);
  loaded.set(game, known);
  // What could not be fetched is asked for again the next time.
  known.catch(() => loaded.delete(game));
  return known;
};

/** A finished match, whose luck is told. */
export interface LuckOf {
  game: GameId;
  course: Course;
  /** By seat. */
  names: readonly string[];
}

export interface LuckReport {
  readonly rows: readonly LuckRow[];
  /** They follow every change of language. */
  readonly words: Reading<LuckText>;
}

/** What chance gave in a finished match. How to count it is fetched only now. */
export const luckReport = async (game: GameId, course: Course): Promise<LuckReport> => {
  const { luck } = entryOf(game);
  const [of, words] = await Promise.all([luck.of(), luckTexts(game)]);
  return { rows: of(course), words };
};
