import type { Catalogue, RuleBook } from '#kernel/text.ts';
import type { GameModule } from './entry.ts';

/**
 * Every game there is, in the order of the shelf: a new one is its folders and a line in this list. Each is fetched when
 * it is first wanted, so that a page which only shows the covers carries no rules.
 */
export const LOADERS = {
  roy: async () => (await import('./roy/entry.ts')).roy,
  musketiere: async () => (await import('./musketiere/entry.ts')).musketiere,
  trois: async () => (await import('./trois/entry.ts')).trois,
} satisfies Record<string, () => Promise<GameModule>>;

export type GameId = keyof typeof LOADERS;
export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

/** A game's rulebook alone, for whoever only wants to read: the game itself does not come with it. */
export const fetchBook = async (id: GameId): Promise<Catalogue<RuleBook>> =>
  (await import(`./${id}/text/book.ts`)).book;
