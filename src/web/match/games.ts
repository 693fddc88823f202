import type { GameModule } from '#games/entry.ts';
import { type GameId, LOADERS } from '#games/index.ts';
import type { AnyGame } from '#kernel/game.ts';

const fetched = new Map<string, GameModule>();

/** To be awaited before anything of a game is shown. */
export const fetchGame = async (id: GameId): Promise<GameModule> => {
  const entry = fetched.get(id) ?? (await LOADERS[id]());
  fetched.set(id, entry);
  return entry;
};

/** Null where nobody has fetched it yet. */
export const knownEntry = (id: string): GameModule | null => fetched.get(id) ?? null;

/** A game that has been fetched. */
export const entryOf = (id: GameId): GameModule => {
  const entry = fetched.get(id);
  if (entry === undefined) throw new Error(`${id} has not been fetched yet`);
  return entry;
};

/** The rules of a game that has been fetched, as verifying a match wants them. */
export const rulesOf = (id: GameId): Readonly<Record<string, AnyGame>> => ({ [id]: entryOf(id).game });
