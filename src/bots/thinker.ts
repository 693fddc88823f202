import type { Game, Happening } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from './advice.ts';
import type { Bot, Budget } from './bot.ts';
import { playOn } from './playout.ts';

/** How much a choice that was tried little is tried again. */
const CURIOSITY = 0.35;

/** The clock is looked at once in so many thoughts. */
const PATIENCE = 8;

interface Tried {
  tries: number;
  hope: number;
}

const mostPromising = (tried: readonly Tried[], total: number): number => {
  const log = Math.log(total);
  let best = 0;
  let bestPromise = -Infinity;
  for (const [i, { tries, hope }] of tried.entries()) {
    if (tries === 0) return i;
    const promise = hope / tries + CURIOSITY * Math.sqrt(log / tries);
    if (promise <= bestPromise) continue;
    best = i;
    bestPromise = promise;
  }
  return best;
};

export const thinkerWith =
  (given: AnyAdvice | null): Bot =>
  <S, C, E extends Happening, V>(
    game: Game<S, C, E, V>,
    view: V,
    { seat, choices, optional }: { seat: number; choices: readonly C[]; optional?: true },
    rng: Rng,
    { iterations, more }: Budget,
  ): C | null => {
    const advice = given as Advice<S, C, V> | null;
    const arms: readonly (C | null)[] = optional ? [...choices, null] : choices;
    if (arms.length === 1) return arms[0];
    const tried: Tried[] = arms.map(() => ({ tries: 0, hope: 0 }));
    for (let n = 0; iterations === null ? n < arms.length || n % PATIENCE !== 0 || more() : n < iterations; n++) {
      const arm = mostPromising(tried, n);
      const world = game.imagine(view, rng);
      advice?.likely(world, seat, rng);
      const choice = arms[arm];
      if (choice !== null) game.apply(world, seat, choice, null);
      tried[arm].hope += playOn(game, advice, world, seat, rng);
      tried[arm].tries++;
    }
    let best = 0;
    for (const [i, { tries }] of tried.entries()) if (tries > tried[best].tries) best = i;
    return arms[best];
  };
