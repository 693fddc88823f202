import type { Choice, Prompt } from '#games/trois/choices.ts';
import type { State } from '#games/trois/state.ts';
import type { View } from '#games/trois/view.ts';
import type { Decision } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Advice, AnyAdvice } from '../advice/advice.ts';
import type { Known } from '../levels.ts';
import { anyOf } from '../random.ts';
import type { AnyVoice } from '../voice/voice.ts';
import { answerCard, atTrap, giveUp, pay, setFree } from './cards.ts';
import { type Sight, sightIn, sightOf } from './observation.ts';
import { offerOf } from './offer.ts';
import { rolled } from './rolled.ts';
import { start } from './start.ts';
import { troisVoice } from './voice.ts';
import { leaveBy, passOrStop } from './ways.ts';

const adviceAt = (sight: Sight, decision: Decision<Choice>, rng: Rng): Choice | null => {
  const offer = offerOf(decision);
  switch (decision.prompt as Prompt) {
    case 'take':
      return anyOf(decision, rng); // the order of play is no great matter: nobody has a right to the first place
    case 'start':
      return start(sight, offer);
    case 'rolled':
      return rolled(sight, offer);
    case 'way':
      return leaveBy(sight, offer);
    case 'gate':
    case 'port':
      return passOrStop(sight, offer);
    case 'trap':
      return atTrap(offer);
    case 'drawn':
      return answerCard(sight, offer);
    case 'lose':
    case 'limit':
      return giveUp(sight, decision);
    case 'pay':
      return pay(sight, decision, offer);
    case 'free':
      return setFree(sight, decision);
  }
};

const advise = (sight: Sight, decision: Decision<Choice>, rng: Rng): Choice =>
  decision.choices.length === 1 ? decision.choices[0] : (adviceAt(sight, decision, rng) ?? decision.choices[0]);

/** In imagined worlds people stray from the advice once in so many choices. */
const STRAY = 20;

export const advice: Advice<State, Choice, View> = {
  choose: (view, decision, rng) => advise(sightOf(view), decision, rng),
  guess: (world, decision, rng) =>
    below(rng, STRAY) === 0 ? anyOf(decision, rng) : advise(sightIn(world, decision.seat), decision, rng),
  likely: () => {}, // nobody's choices tell which Bottes he holds
  trust: 1.5,
  // A match is short, and who leads may change to the last: thoughts go on to its end, and only the winner counts.
  stage: ({ phase }) => (phase === 'over' ? 1 : 0),
  hope: ({ winner }, seat) => (winner === seat ? 1 : 0),
};

export const bots: Known = {
  advice: advice as AnyAdvice,
  voice: troisVoice as AnyVoice,
  levels: ['random', 'steady', 'thinker'],
  thoughts: 1000,
};
