import type { Decision, Game, Happening, Seat } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { Bot, Budget } from '../bot.ts';
import type { Wish } from '../voice/voice.ts';
import { playOn } from './playout.ts';
import { type RaceResult, race } from './race.ts';

/** The clock is looked at once in so many iterations. */
const PATIENCE = 8;
/** What a companion's wish is worth: so much of the chance to win, and no more, is given up for it. */
const LEEWAY = 0.1;

/** True once for every iteration the budget allows. */
const withinBudget = ({ iterations, hasTime }: Budget): (() => boolean) => {
  let done = 0;
  if (iterations !== null) return () => done++ < iterations;
  return () => done++ % PATIENCE !== 0 || hasTime();
};

/** What a seat has to choose between, and how long it may think about it. */
interface Comparison<C, V> {
  readonly view: V;
  readonly seat: Seat;
  readonly options: readonly (C | null)[];
  /** The option taken where nothing tells them apart. */
  readonly favourite: number;
  readonly budget: Budget;
  readonly wishes: readonly Wish[];
}

/** Plays imagined worlds that fit the view on with every option, and tells how each of them did. */
export const compareOptions = <S, C, E extends Happening, V>(
  game: Game<S, C, E, V>,
  advice: Advice<S, C, V> | null,
  { view, seat, options, favourite, budget, wishes }: Comparison<C, V>,
  rng: Rng,
): RaceResult => {
  const mayThink = withinBudget(budget);
  const leans = options.map(option => (wishes.length === 0 ? 0 : LEEWAY * (advice?.lean?.(view, option, wishes) ?? 0)));
  let current = -1;
  let dealt: S | null = null;

  const run = (number: number, runner: number): number | null => {
    if (!mayThink()) return null;
    if (number !== current || dealt === null) {
      dealt = game.imagine(view, rng);
      advice?.refineWorld(dealt, seat, rng);
      current = number;
    }
    const world = game.clone(dealt);
    const choice = options[runner];
    if (choice !== null) game.apply(world, seat, choice, null);
    return leans[runner] + playOn(game, advice, world, seat, rng);
  };
  return race(options.length, Math.max(0, favourite), run, advice?.minErrors);
};

/**
 * Deals worlds that fit its view, plays each of them on with every choice in question, and takes the choice after which
 * its chance to win is best. With advice it plays on as the advice says, up to the next stage; without, at random to the end.
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
    const { choices, optional, seat } = decision;
    const all: readonly (C | null)[] = optional ? [...choices, null] : choices;
    const options = advice?.shortlist?.(view, decision, rng, wishes) ?? all;
    if (options.length === 1) return options[0];
    const advised = advice?.choose(view, decision, rng, wishes);
    const favourite = advised === undefined ? 0 : options.indexOf(advised);
    return options[compareOptions(game, advice, { view, seat, options, favourite, budget, wishes }, rng).best];
  };
