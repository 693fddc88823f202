import { commitmentOf, seedFrom } from '#kernel/fairness.ts';
import type { AnyGame, Options } from '#kernel/game.ts';
import type { MatchRecord, SeatRecord } from '#kernel/journal.ts';

interface NewMatchSetup {
  readonly game: Pick<AnyGame, 'id' | 'rules'>;
  /** By which it is played; left out, the newest. */
  readonly rules?: number;
  readonly options: Options;
  readonly seats: readonly SeatRecord[];
  /** 32 fresh random bytes: everything hidden in the match comes out of them. */
  readonly secret: Uint8Array;
  /** The table's id: 16 fresh random bytes are enough for nobody to guess it. */
  readonly table: string;
}

/** The journal of a match before its first choice. */
export const newMatch = ({ game, rules = game.rules, options, seats, secret, table }: NewMatchSetup): MatchRecord => {
  const seed = seedFrom(secret);
  return {
    format: 'panache-match-1',
    game: game.id,
    rules,
    table,
    options,
    seats,
    commitment: commitmentOf(seed, table),
    seed,
    entries: [],
  };
};
