import { fetchWords, type Words } from '#bots/voice/words.ts';
import type { GameId } from '#games/index.ts';
import { inEachLanguage } from '#kernel/text.ts';
import { language, type Reading } from '../language.svelte.ts';
import { anew } from '../parts/patience.ts';

const loaded = new Map<GameId, Promise<Reading<Words>>>();

/** What the bots of a game say; it follows every change of language. */
export const voicesOf = (game: GameId): Promise<Reading<Words>> => {
  const known =
    loaded.get(game) ?? language.add(inEachLanguage(code => () => fetchWords(game, code, load => anew(load))));
  loaded.set(game, known);
  // What did not come is asked for again the next time.
  known.catch(() => loaded.delete(game));
  return known;
};
