import type { Level } from '#bots/index.ts';
import type { GameId } from '#games/index.ts';
import type { Options } from '#kernel/game.ts';

/** How long thinking bots think. By count a simulation gives the same result everywhere, by time it does not. */
export type Thinking =
  | { readonly by: 'count'; readonly iterations: number }
  | { readonly by: 'time'; readonly milliseconds: number };

/** What a simulation plays: everything a worker needs, as plain data. */
export interface Plan {
  readonly game: GameId;
  /** A bot's level for each seat. */
  readonly seats: readonly Level[];
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly thinking: Thinking;
}

/** Enough for a thinker to be itself, few enough for a thousand matches over a cup of coffee. */
export const ITERATIONS = 200;
