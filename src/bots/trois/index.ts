import type { Choice, Prompt } from '#games/trois/choices.ts';
import type { State } from '#games/trois/state.ts';
import type { View } from '#games/trois/view.ts';
import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { BotProfile } from '../bot-profile.ts';
import { anyOf } from '../random.ts';
import type { AnyVoice } from '../voice/voice.ts';
import { answerCard, atTrap, giveUp, pay, setFree } from './cards.ts';
import { type Observation, observationIn, observationOf } from './observation.ts';
import { offerOf } from './offer.ts';
import { rolled } from './rolled.ts';
import { start } from './start.ts';
import { troisVoice } from './voice.ts';
import { leaveBy, passOrStop } from './ways.ts';

const adviceAt = (seen: Observation, decision: Decision<Choice>, rng: Rng): Choice | null => {
  const offer = offerOf(decision);
  switch (decision.prompt as Prompt) {
    case 'take':
      return anyOf(decision, rng); // the order of play is no great matter: nobody has a right to the first place
    case 'start':
      return start(seen, offer);
    case 'rolled':
      return rolled(seen, offer);
    case 'way':
      return leaveBy(seen, offer);
    case 'gate':
    case 'port':
      return passOrStop(seen, offer);
    case 'trap':
      return atTrap(offer);
    case 'drawn':
      return answerCard(seen, offer);
    case 'lose':
    case 'limit':
      return giveUp(seen, decision);
    case 'pay':
      return pay(seen, decision, offer);
    case 'free':
      return setFree(seen, decision);
  }
};

const advise = (seen: Observation, decision: Decision<Choice>, rng: Rng): Choice =>
  decision.choices.length === 1 ? decision.choices[0] : (adviceAt(seen, decision, rng) ?? decision.choices[0]);

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 20;

export const advice: Advice<State, Choice, View> = {
  choose: (view, decision, rng) => advise(observationOf(view), decision, rng),
  guess: (world, decision, rng) =>
    below(rng, STRAY) === 0 ? anyOf(decision, rng) : advise(observationIn(world, decision.seat), decision, rng),
  refineWorld: () => {}, // nobody's choices tell which Bottes he holds
  minErrors: 1.5,
  // A match is short, and who leads may change to the last: thoughts go on to its end, and only the winner counts.
  stage: ({ phase }) => (phase === 'over' ? 1 : 0),
  winChance: ({ winner }, seat) => (winner === seat ? 1 : 0),
};

export const bots: BotProfile = {
  advice: advice as AnyAdvice,
  voice: troisVoice as AnyVoice,
  levels: ['random', 'steady', 'thinker'],
  iterations: 1000,
};
