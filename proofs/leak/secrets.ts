import { GAMES } from '#games/index.ts';
import type { State as MusketiereState } from '#games/musketiere/state.ts';
import { opening as royOpening } from '#games/roy/openings.testing.ts';
import { otherwise as royOtherwise } from '#games/roy/otherwise.testing.ts';
import type { State as RoyState } from '#games/roy/state.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import { otherwise as musketiereOtherwise } from './musketiere.ts';

/** A game, where its walks begin, and how a position looks with all that somebody may not know dealt anew. */
export interface Secrets {
  readonly game: AnyGame;
  readonly opening: (players: number, options: Options, number: number) => unknown;
  readonly otherwise: (state: unknown, seat: Seat | null, rng: Rng) => unknown;
}

export const SECRETS: Readonly<Record<string, Secrets>> = {
  musketiere: {
    game: GAMES.musketiere.game,
    opening: (players, options, number) => GAMES.musketiere.game.setup(players, options, seeded(number), null),
    otherwise: (state, seat, rng) => musketiereOtherwise(state as MusketiereState, seat, rng),
  },
  roy: {
    game: GAMES.roy.game,
    // Random play alone hardly ever comes to the later boards.
    opening: royOpening,
    otherwise: (state, seat, rng) => royOtherwise(state as RoyState, seat, rng),
  },
};

/** Every option at any of its values. */
const anyOptions = ({ options }: AnyGame, dice: Rng): Options =>
  Object.fromEntries(options.map(({ id, values }) => [id, values[below(dice, values.length)]]));

/** The number of players and the options of one match; over a few matches every number comes up. */
export const anyTable = (game: AnyGame, match: number, dice: Rng): { players: number; options: Options } => {
  const [least, most] = game.seats;
  return { players: least + (match % (most - least + 1)), options: anyOptions(game, dice) };
};
