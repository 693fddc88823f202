import type { Component } from 'svelte';
import type { GameId } from '#games/index.ts';
import { byGame } from '../../games/by-game.ts';
import type { GameBook } from '../../parts/book/book.ts';

const BOOKS = byGame(import.meta.glob<GameBook>('../../games/*/book.ts'));

/** What a game adds to its rulebook; null for a game that adds nothing. */
export const gameBookOf = async (game: GameId): Promise<GameBook | null> => (await BOOKS[game]?.()) ?? null;

export const hasBook = (game: GameId): boolean => Object.hasOwn(BOOKS, game);

/** A game on one sheet, drawn. */
export const sheetOf = async (game: GameId): Promise<Component> => {
  const book = await gameBookOf(game);
  if (book === null) throw new Error(`${game} has no sheet`);
  return (await book.drawn()).Sheet;
};

/** Examples to be played through, chapter by chapter: `examples/index.ts` in a game's folder, where there is one. */
interface Examples {
  readonly default: Component<{ chapter: string }>;
}
const EXAMPLES = import.meta.glob<Examples>('../../games/*/examples/index.ts');

export const examplesOf = async (game: GameId): Promise<Examples | null> =>
  (await EXAMPLES[`../../games/${game}/examples/index.ts`]?.()) ?? null;
