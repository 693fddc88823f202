import type { Game } from 'boardgame.io';
import type { Choice } from '#games/musketiere/choices.ts';
import { musketiere } from '#games/musketiere/game.ts';
import type { State } from '#games/musketiere/state.ts';
import type { Rng } from '#kernel/rng.ts';

const seatOf = (state: State): number => musketiere.decisions(state).at(0)?.seat ?? 0;

/** One turn per choice is what its own bots need; everybody active in one long turn is the least work for it. */
export const TURNS = ['per-choice', 'single'] as const;
export type Turns = (typeof TURNS)[number];

const turnOf: Readonly<Record<Turns, NonNullable<Game<State>['turn']>>> = {
  'per-choice': { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => seatOf(G), next: ({ G }) => seatOf(G) } },
  single: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
};

/**
 * The same rules as a game of boardgame.io, calling the same functions, so that only the framework makes a difference.
 * One round, so that all cards are dealt in `setup`, outside of the drafts its moves work on.
 */
export const framedMusketiere = (rng: Rng, turns: Turns): Game<State> => ({
  name: 'musketiere',
  setup: ({ ctx }) => musketiere.setup(ctx.numPlayers, { length: 'round' }, rng, null),
  moves: {
    choose: ({ G, playerID }, choice: Choice) => musketiere.apply(G, Number(playerID), choice, null),
  },
  turn: turnOf[turns],
  endIf: ({ G }) => musketiere.outcome(G) ?? undefined,
});
