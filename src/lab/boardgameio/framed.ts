import type { Game } from 'boardgame.io';
import type { AnyGame, Options } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';

/** One turn per choice is what its own bots need; everybody active in one long turn is the least work for it. */
export const TURNS = ['per-choice', 'single'] as const;
export type Turns = (typeof TURNS)[number];

const turnOf = (game: AnyGame, turns: Turns): NonNullable<Game['turn']> => {
  if (turns === 'single') return { activePlayers: { all: 'playing' }, stages: { playing: {} } };
  const seatOf = (state: unknown): number => game.decisions(state).at(0)?.seat ?? 0;
  return { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => seatOf(G), next: ({ G }) => seatOf(G) } };
};

/**
 * The same rules as a game of boardgame.io, calling the same functions, so that only the framework makes a difference.
 */
export const framed = (game: AnyGame, options: Options, rng: Rng, turns: Turns): Game => ({
  name: game.id,
  setup: ({ ctx }) => game.setup(ctx.numPlayers, options, rng, null),
  moves: {
    choose: ({ G, playerID }, choice: unknown) => game.apply(G, Number(playerID), choice, null),
  },
  turn: turnOf(game, turns),
  endIf: ({ G }) => game.outcome(G) ?? undefined,
});
