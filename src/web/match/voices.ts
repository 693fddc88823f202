import { fetchWords, type Words } from '#bots/words.ts';
import type { GameId } from '#games/index.ts';
import { language, type Reading } from '../language.svelte.ts';

const loaded = new Map<GameId, Promise<Reading<Words>>>();

/** What the bots of a game say; it follows every change of language. */
export const voicesOf = (game: GameId): Promise<Reading<Words>> => {
  const known =
    loaded.get(game) ??
    language.add({
      fr: () => fetchWords(game, 'fr'),
      en: () => fetchWords(game, 'en'),
      it: () => fetchWords(game, 'it'),
    });
  loaded.set(game, known);
  return known;
};
