import type { Entry } from '#games/entry.ts';
import { musketiere } from '#games/musketiere/entry.ts';
import type { AnyGame } from '#kernel/game.ts';

/** The games with a table in the browser. */
const entries = { musketiere } satisfies Record<string, Entry>;

export type GameId = keyof typeof entries;
export const GAMES: Readonly<Record<GameId, Entry>> = entries;
export const isGameId = (id: string): id is GameId => Object.hasOwn(entries, id);

/** The rules alone, by id: what verifying a match needs. */
export const RULES: Readonly<Record<string, AnyGame>> = { musketiere: musketiere.game };
