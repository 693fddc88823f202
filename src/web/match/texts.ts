import { fetchBook, type GameId } from '#games/index.ts';
import type { AnyGameText, RuleBook } from '#kernel/text.ts';
import { language } from '../language.svelte.ts';
import { fetchGame } from './games.ts';

const loaded = new Map<GameId, Promise<{ readonly texts: AnyGameText }>>();

/** Every word about one game; they follow every change of language. */
export const gameTexts = (game: GameId): Promise<{ readonly texts: AnyGameText }> => {
  const known = loaded.get(game) ?? fetchGame(game).then(entry => language.add(entry.text));
  loaded.set(game, known);
  // What did not come is asked for again the next time.
  known.catch(() => loaded.delete(game));
  return known;
};

const books = new Map<GameId, Promise<{ readonly texts: RuleBook }>>();

/** A game's rulebook; it follows every change of language. */
export const bookOf = (game: GameId): Promise<{ readonly texts: RuleBook }> => {
  const known = books.get(game) ?? fetchBook(game).then(book => language.add(book));
  books.set(game, known);
  known.catch(() => books.delete(game));
  return known;
};
