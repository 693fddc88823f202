import type { Choice } from '#games/roy/choices.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { CLOCK, type Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { Known } from '../levels.ts';
import { anyOf } from '../random.ts';
import type { AnyVoice, Wish } from '../voice/voice.ts';
import { hopeOf } from './estimate/win-chance.ts';
import { adviseMilady } from './milady/advise.ts';
import { type Sight, sightIn, sightOf, taskOf } from './observation.ts';
import { makeLikely } from './refine-world.ts';
import { shortlist } from './shortlist.ts';
import { adviseTeam } from './team/advise.ts';
import { type Asks, leanOf } from './team/asks.ts';
import { royVoice } from './voice/index.ts';
import { asksOf } from './voice/wishes.ts';

const advise = (sight: Sight, decision: Decision<Choice>, rng: Rng, asks: Asks | null = null): Choice | null => {
  if (decision.seat === CLOCK) return null;
  return sight.seat === MILADY ? adviseMilady(sight, decision, rng) : adviseTeam(sight, decision, asks);
};

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 20;

const guess = (world: State, decision: Decision<Choice>, rng: Rng): Choice | null => {
  if (decision.seat === CLOCK) return null;
  if (decision.optional !== true && below(rng, STRAY) === 0) return anyOf(decision, rng);
  return advise(sightIn(world, decision.seat), decision, rng);
};

/** How far a choice does what companions asked for. */
const lean = (view: View, choice: Choice | null, wishes: readonly Wish[]): number => {
  const asks = asksOf(view, wishes);
  if (asks === null || choice === null) return 0;
  const task = taskOf(sightOf(view));
  const acting = task.kind === 'spell' || task.kind === 'ordered' || task.kind === 'ride' || task.kind === 'purchase';
  return leanOf(asks, view.men, acting ? view.men[task.man] : null, choice);
};

export const royAdvice: Advice<State, Choice, View> = {
  choose: (view, decision, rng, wishes = []) => advise(sightOf(view), decision, rng, asksOf(view, wishes)),
  guess,
  shortlist: (view, decision, rng, wishes = []) => {
    const sight = sightOf(view);
    const asks = asksOf(view, wishes);
    return shortlist(sight, decision, advise(sight, decision, rng, asks), asks);
  },
  lean,
  trust: 1.5,
  likely: makeLikely,
  stage: ({ turn, over }) => (over === null ? turn : -1),
  hope: hopeOf,
};

export const bots: Known = {
  advice: royAdvice as AnyAdvice,
  voice: royVoice as AnyVoice,
  levels: ['random', 'steady', 'thinker'],
  thoughts: 200,
};
