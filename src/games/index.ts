import type { AnyGame } from '#kernel/game.ts';
import type { Entry } from './entry.ts';
import { musketiere } from './musketiere/entry.ts';
import { roy } from './roy/entry.ts';

/** Every game there is: a new one is a folder and a name in this list. */
const entries = { musketiere, roy } satisfies Record<string, Entry>;

export type GameId = keyof typeof entries;
export const GAMES: Readonly<Record<GameId, Entry>> = entries;
export const GAME_IDS = Object.keys(entries) as readonly GameId[];
export const isGameId = (id: string): id is GameId => Object.hasOwn(entries, id);

/** The rules alone, by id: what verifying a match needs. */
export const RULES: Readonly<Record<string, AnyGame>> = Object.fromEntries(GAME_IDS.map(id => [id, GAMES[id].game]));
