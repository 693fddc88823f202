import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { State } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Advice } from './advice.ts';
import { fight } from './musketiere/fight.ts';
import { hopeOf } from './musketiere/hope.ts';
import { lay } from './musketiere/rewards.ts';
import { type Sight, sightIn, sightOf } from './musketiere/sight.ts';
import { settle } from './musketiere/spoils.ts';

const advise = (sight: Sight, decision: Decision<Choice>): Choice => {
  switch (decision.choices[0].kind) {
    case 'reward':
      return lay(sight, decision);
    case 'fight':
      return fight(sight, decision);
    case 'discard':
      return decision.choices[0]; // the weakest: it does not count
    default:
      return settle(sight, decision);
  }
};

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 6;

export const musketiereAdvice: Advice<State, Choice, View> = {
  choose: (view, decision) => advise(sightOf(view), decision),
  guess: (world, decision, rng: Rng) =>
    below(rng, STRAY) === 0
      ? decision.choices[below(rng, decision.choices.length)]
      : advise(sightIn(world, decision.seat), decision),
  likely: () => {},
  stage: world => world.round + (world.phase === 'over' ? 1 : 0),
  hope: hopeOf,
};
