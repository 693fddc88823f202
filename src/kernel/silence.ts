import type { Decision, Game, Happening } from './game.ts';
import { below, type Rng } from './rng.ts';

/** One of several, each as likely as the others. */
export const oneOf = <T>(rng: Rng, things: readonly T[]): T => things[below(rng, things.length)];

/** What counts for a seat that does not answer: the rules' own answer, or any of its choices. */
export const silentChoice = <S, C, E extends Happening, V>(
  game: Pick<Game<S, C, E, V>, 'silence'>,
  decision: Decision<C>,
  rng: Rng,
): C => game.silence?.(decision, rng) ?? oneOf(rng, decision.choices);
