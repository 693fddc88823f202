import type { Entry } from '#games/entry.ts';
import type { AnyGame } from '#kernel/game.ts';

/** The games with a table in the browser. Each one's rules are fetched when it is first wanted. */
const LOADERS = {
  musketiere: async () => (await import('#games/musketiere/entry.ts')).musketiere,
  roy: async () => (await import('#games/roy/entry.ts')).roy,
} satisfies Record<string, () => Promise<Entry>>;

export type GameId = keyof typeof LOADERS;
export const isGameId = (id: string): id is GameId => Object.hasOwn(LOADERS, id);

const fetched = new Map<string, Entry>();

/** To be awaited before anything of a game is shown. */
export const fetchGame = async (id: GameId): Promise<Entry> => {
  const entry = fetched.get(id) ?? (await LOADERS[id]());
  fetched.set(id, entry);
  return entry;
};

/** A game that has been fetched. */
export const entryOf = (id: GameId): Entry => {
  const entry = fetched.get(id);
  if (entry === undefined) throw new Error(`${id} has not been fetched yet`);
  return entry;
};

/** The rules of a game that has been fetched, as verifying a match wants them. */
export const rulesOf = (id: GameId): Readonly<Record<string, AnyGame>> => ({ [id]: entryOf(id).game });
