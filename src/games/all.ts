import type { AnyGame } from '#kernel/game.ts';
import type { GameModule } from './entry.ts';
import { GAME_IDS, type GameId, LOADERS } from './index.ts';

const loaded = await Promise.all(GAME_IDS.map(async id => [id, await LOADERS[id]()] as const));

/** Every game at once, for programs that have them all at hand; the page fetches them one by one. */
export const GAMES = Object.fromEntries(loaded) as Readonly<Record<GameId, GameModule>>;

/** The rules alone, by id: what verifying a match needs. */
export const RULES: Readonly<Record<string, AnyGame>> = Object.fromEntries(loaded.map(([id, { game }]) => [id, game]));
