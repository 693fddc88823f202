import type { Decision, Game, Happening } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { Bot, Budget } from '../bot.ts';
import type { Wish } from '../voice/voice.ts';
import { playOn } from './playout.ts';
import { type Raced, race } from './race.ts';

/** The clock is looked at once in so many thoughts. */
const PATIENCE = 8;
/** What a companion's wish is worth: so much of the chance to win, and no more, is given up for it. */
const LEEWAY = 0.1;

/** True once for every thought the budget allows. */
const thoughts = ({ iterations, more }: Budget): (() => boolean) => {
  let thought = 0;
  if (iterations !== null) return () => thought++ < iterations;
  return () => thought++ % PATIENCE !== 0 || more();
};

/** Plays imagined worlds that fit the view on with every option, and tells how each of them did. */
export const ponder = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  advice: Advice<S, C, V> | null,
  view: V,
  { seat }: Decision<C>,
  options: readonly (C | null)[],
  favourite: number,
  rng: Rng,
  budget: Budget,
  wishes: readonly Wish[],
): Raced => {
  const mayThink = thoughts(budget);
  const leans = options.map(option => (wishes.length === 0 ? 0 : LEEWAY * (advice?.lean?.(view, option, wishes) ?? 0)));
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
    return leans[runner] + playOn(game, advice, world, seat, rng);
  };
  return race(options.length, Math.max(0, favourite), run, advice?.trust);
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
    wishes: readonly Wish[] = [],
  ): C | null => {
    const advice = given as Advice<S, C, V> | null;
    const { choices, optional } = decision;
    const all: readonly (C | null)[] = optional ? [...choices, null] : choices;
    const options = advice?.shortlist?.(view, decision, rng, wishes) ?? all;
    if (options.length === 1) return options[0];
    const advised = advice?.choose(view, decision, rng, wishes);
    const favourite = advised === undefined ? 0 : options.indexOf(advised);
    return options[ponder(game, advice, view, decision, options, favourite, rng, budget, wishes).best];
  };
