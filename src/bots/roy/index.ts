import type { Choice } from '#games/roy/choices.ts';
import { MILADY, type State } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import { CLOCK, type Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { BotProfile } from '../bot-profile.ts';
import { anyOf } from '../random.ts';
import type { AnyVoice, Wish } from '../voice/voice.ts';
import { winChanceOf } from './estimate/win-chance.ts';
import { adviseMilady } from './milady/advise.ts';
import { type Observation, observationIn, observationOf, taskOf } from './observation.ts';
import { refineWorld } from './refine-world.ts';
import { shortlist } from './shortlist.ts';
import { adviseTeam } from './team/advise.ts';
import { type Asks, leanOf } from './team/asks.ts';
import { royVoice } from './voice/index.ts';
import { asksOf } from './voice/wishes.ts';

const advise = (seen: Observation, decision: Decision<Choice>, rng: Rng, asks: Asks | null = null): Choice | null => {
  if (decision.seat === CLOCK) return null;
  return seen.seat === MILADY ? adviseMilady(seen, decision, rng) : adviseTeam(seen, decision, asks);
};

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 20;

const guess = (world: State, decision: Decision<Choice>, rng: Rng): Choice | null => {
  if (decision.seat === CLOCK) return null;
  if (decision.optional !== true && below(rng, STRAY) === 0) return anyOf(decision, rng);
  return advise(observationIn(world, decision.seat), decision, rng);
};

/** How far a choice does what companions asked for. */
const lean = (view: View, choice: Choice | null, wishes: readonly Wish[]): number => {
  const asks = asksOf(view, wishes);
  if (asks === null || choice === null) return 0;
  const task = taskOf(observationOf(view));
  const acting =
    task.kind === 'man-turn' || task.kind === 'ordered' || task.kind === 'ride' || task.kind === 'purchase';
  return leanOf(asks, view.men, acting ? view.men[task.man] : null, choice);
};

export const royAdvice: Advice<State, Choice, View> = {
  choose: (view, decision, rng, wishes = []) => advise(observationOf(view), decision, rng, asksOf(view, wishes)),
  guess,
  shortlist: (view, decision, rng, wishes = []) => {
    const seen = observationOf(view);
    const asks = asksOf(view, wishes);
    return shortlist(seen, decision, advise(seen, decision, rng, asks), asks);
  },
  lean,
  minErrors: 1.5,
  refineWorld: refineWorld,
  stage: ({ turn, over }) => (over === null ? turn : -1),
  winChance: winChanceOf,
};

export const bots: BotProfile = {
  advice: royAdvice as AnyAdvice,
  voice: royVoice as AnyVoice,
  levels: ['random', 'steady', 'thinker'],
  iterations: 200,
};
