import type { GameId } from '#games/index.ts';
import type { Known } from './levels.ts';

/** What is known about a game, from the folder that is named like it; fetched when it is first wanted. */
export const fetchKnown = async (game: GameId): Promise<Known> => {
  const { bots }: { readonly bots: Known } = await import(`./${game}/index.ts`);
  return bots;
};
