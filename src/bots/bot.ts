import type { Decision, Game, Happening } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Wish } from './voice/voice.ts';

/** How long a bot may think. The clock, if there is one, belongs to whoever asks. */
export interface Budget {
  /** Exactly so many rounds of thought; null to go on while `hasTime` says so. */
  readonly iterations: number | null;
  readonly hasTime: () => boolean;
}

/**
 * A player: picks one of the decision's choices from no more than its seat may see (it is given the view, never the
 * state). Null lets an optional offer pass and is no answer to any other question. `wishes` are those of companions that it
 * has agreed to.
 */
export type Bot = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  view: V,
  decision: Decision<C>,
  rng: Rng,
  budget: Budget,
  wishes?: readonly Wish[],
) => C | null;
