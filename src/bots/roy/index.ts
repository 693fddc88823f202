import type { Choice } from '#games/roy/choices.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { CLOCK, type Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice.ts';
import type { Known } from '../levels.ts';
import { anyOf } from '../random.ts';
import { hopeOf } from './hope.ts';
import { makeLikely } from './likely.ts';
import { adviseMilady } from './milady.ts';
import { shortlist } from './shortlist.ts';
import { type Sight, sightIn, sightOf } from './sight.ts';
import { adviseTeam } from './team.ts';

const advise = (sight: Sight, decision: Decision<Choice>, rng: Rng): Choice | null => {
  if (decision.seat === CLOCK) return null;
  return sight.seat === MILADY ? adviseMilady(sight, decision, rng) : adviseTeam(sight, decision);
};

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 20;

const guess = (world: State, decision: Decision<Choice>, rng: Rng): Choice | null => {
  if (decision.seat === CLOCK) return null;
  if (decision.optional !== true && below(rng, STRAY) === 0) return anyOf(decision, rng);
  return advise(sightIn(world, decision.seat), decision, rng);
};

export const royAdvice: Advice<State, Choice, View> = {
  choose: (view, decision, rng) => advise(sightOf(view), decision, rng),
  guess,
  shortlist: (view, decision, rng) => {
    const sight = sightOf(view);
    return shortlist(sight, decision, advise(sight, decision, rng));
  },
  trust: 1.5,
  likely: makeLikely,
  stage: ({ turn, over }) => (over === null ? turn : -1),
  hope: hopeOf,
};

export const bots: Known = {
  advice: royAdvice as AnyAdvice,
  levels: ['random', 'steady', 'thinker'],
  thoughts: 200,
};
