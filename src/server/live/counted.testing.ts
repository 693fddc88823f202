import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import { levelsOf } from '#table/levels.ts';
import type { JournalLine } from '../store/store.ts';
import type { OfferedGame } from './table-deps.ts';
import type { Setting } from './testing.ts';

/** A game that counts how often its rules are asked to play a choice. */
export const countedGame = (id: GameId) => {
  const { game } = GAMES[id];
  let steps = 0;
  const counted: OfferedGame = {
    levels: levelsOf(id),
    game: {
      ...game,
      apply(...given) {
        steps++;
        game.apply(...given);
      },
    },
  };
  return {
    games: { [id]: counted },
    /** Those since it was last asked. */
    steps: () => {
      const so = steps;
      steps = 0;
      return so;
    },
  };
};

/** Writes a match that went to and fro so often into a store, past the server: a house from before had no limit to that. */
export const growToAndFro = async (
  { store }: Pick<Setting, 'store'>,
  table: string,
  seat: number,
  choice: unknown,
  entries: number,
): Promise<void> => {
  const lines = await store.since(table, 0);
  let { number, time } = lines[lines.length - 1];
  const kept: Promise<unknown>[] = [];
  for (let at = 0; at < entries; at++) {
    const entry = { kind: 'play', seat, choice: at % 2 === 0 ? choice : null, id: null } as const;
    const line: JournalLine = { number: ++number, time: ++time, entry };
    kept.push(store.append(table, line, null));
    if (kept.length % 1000 === 0) await Promise.all(kept.splice(0));
  }
  await Promise.all(kept);
};
