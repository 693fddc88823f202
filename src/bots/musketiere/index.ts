import type { Card } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import { decisions } from '#games/musketiere/decisions.ts';
import type { State } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Decision, Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { BotProfile } from '../bot-profile.ts';
import { anyOf } from '../random.ts';
import type { AnyVoice } from '../voice/voice.ts';
import { fight } from './fight.ts';
import { type Observation, observationIn, observationOf } from './observation.ts';
import { refineWorld } from './refine-world.ts';
import { lay } from './rewards.ts';
import { settle } from './spoils.ts';
import { musketiereVoice } from './voice.ts';
import { winChanceOf } from './win-chance.ts';

const advise = (seen: Observation, decision: Decision<Choice>, rng: Rng): Choice => {
  switch (decision.choices[0].kind) {
    case 'reward':
      return lay(seen, decision, rng);
    case 'fight':
      return fight(seen, decision);
    case 'discard':
      return decision.choices[0]; // the weakest: it does not count
    default:
      return settle(seen, decision);
  }
};

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 6;

const guess = (world: State, decision: Decision<Choice>, rng: Rng): Choice =>
  below(rng, STRAY) === 0 ? anyOf(decision, rng) : advise(observationIn(world, decision.seat), decision, rng);

/** The card a seat would pick for the duel at hand. */
const cardFor = (world: State, seat: Seat, rng: Rng): Card => {
  const decision = decisions(world).find(each => each.seat === seat);
  const choice = decision === undefined ? null : guess(world, decision, rng);
  return choice !== null && 'card' in choice ? choice.card : world.hands[seat][0];
};

export const musketiereAdvice: Advice<State, Choice, View> = {
  choose: (view, decision, rng) => advise(observationOf(view), decision, rng),
  guess,
  refineWorld: (world, seat, rng) => refineWorld(world, seat, rng, other => cardFor(world, other, rng)),
  stage: world => world.round + (world.phase === 'over' ? 1 : 0),
  winChance: winChanceOf,
};

export const bots: BotProfile = {
  advice: musketiereAdvice as AnyAdvice,
  voice: musketiereVoice as AnyVoice,
  levels: ['random', 'greedy', 'thinker'],
  iterations: 2000,
};
