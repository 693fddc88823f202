import type { Decision, Game, Happening } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from './advice.ts';
import type { Bot, Budget } from './bot.ts';
import { playOn } from './playout.ts';
import { race } from './race.ts';

/** The clock is looked at once in so many thoughts. */
const PATIENCE = 8;

/** True once for every thought the budget allows. */
const thoughts = ({ iterations, more }: Budget): (() => boolean) => {
  let thought = 0;
  if (iterations !== null) return () => thought++ < iterations;
  return () => thought++ % PATIENCE !== 0 || more();
};

/**
 * Deals worlds that fit its view, plays each of them on with every choice in question, and takes the choice after which
 * it may hope for most. With advice it plays on as the advice says, up to the next stage; without, at random to the end.
 */
export const thinkerWith =
  (given: AnyAdvice | null): Bot =>
  <S, C, E extends Happening, V>(
    game: Game<S, C, E, V>,
    view: V,
    decision: Decision<C>,
    rng: Rng,
    budget: Budget,
  ): C | null => {
    const advice = given as Advice<S, C, V> | null;
    const { seat, choices, optional } = decision;
    const all: readonly (C | null)[] = optional ? [...choices, null] : choices;
    const options = advice?.shortlist?.(view, decision, rng) ?? all;
    if (options.length === 1) return options[0];
    const mayThink = thoughts(budget);
    const advised = advice?.choose(view, decision, rng);
    const favourite = advised === undefined ? 0 : options.indexOf(advised);
    let current = -1;
    let dealt: S | null = null;

    const run = (number: number, runner: number): number | null => {
      if (!mayThink()) return null;
      if (number !== current || dealt === null) {
        dealt = game.imagine(view, rng);
        advice?.likely(dealt, seat, rng);
        current = number;
      }
      const world = game.clone(dealt);
      const choice = options[runner];
      if (choice !== null) game.apply(world, seat, choice, null);
      return playOn(game, advice, world, seat, rng);
    };
    return options[race(options.length, Math.max(0, favourite), run, advice?.trust)];
  };
