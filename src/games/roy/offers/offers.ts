import { CLOCK, type Decision, type Seat } from '#kernel/game.ts';
import { type Asking, asPart } from '#kernel/question.ts';
import { type Choice, EXPIRE } from '../choices.ts';
import { teamOf } from '../question.ts';
import type { State } from '../state.ts';
import { beggars } from './beggars.ts';
import { isBetweenActions } from './between-actions.ts';
import { hourglassRuns } from './hourglass.ts';
import { mayInterrupt, oneForAll } from './one-for-all.ts';
import { reveal } from './reveal.ts';

// What the musketeer seats may do beside the question at hand.

type Offer = Asking<State, unknown, Choice>;
/** The same for every seat: they cost the team, not one musketeer. */
const FREE = [beggars, reveal].map(part => asPart(part as Offer));
const CARDS = asPart(oneForAll as Offer);

/** What a player might look for whoever is acting. */
export const offersAt = (state: State): readonly Offer[] => {
  if (state.phase === 'setup') return [];
  return state.phase === 'musketeers' ? [...FREE, CARDS] : [CARDS];
};

/** Adds to the seat's own question, or makes it an offer. */
const offer = (asked: Decision<Choice>[], seat: Seat, prompt: string, offered: readonly Choice[]) => {
  for (let i = 0; i < asked.length; i++)
    if (asked[i].seat === seat) {
      const choices = asked[i].choices as Choice[];
      for (let k = 0; k < offered.length; k++) choices.push(offered[k]);
      return;
    }
  asked.push({ seat, prompt, choices: offered.slice(), optional: true });
};

const addFree = (state: State, asked: Decision<Choice>[]) => {
  const team = teamOf(state);
  const offered: Choice[] = [];
  for (let i = 0; i < FREE.length; i++) FREE[i].quick(state, null, team[0], offered);
  if (offered.length === 0) return;
  for (let i = 0; i < team.length; i++) offer(asked, team[i], 'free', offered);
};

const addCards = (state: State, asked: Decision<Choice>[]) => {
  const team = teamOf(state);
  for (let i = 0; i < team.length; i++) {
    const offered: Choice[] = [];
    CARDS.quick(state, null, team[i], offered);
    if (offered.length > 0) offer(asked, team[i], 'one-for-all', offered);
  }
};

/** Adds what lies beside the question at hand, and the clock's choice while the sand runs. */
export const addOffers = (state: State, asked: Decision<Choice>[]) => {
  if (isBetweenActions(state)) addFree(state, asked);
  if (mayInterrupt(state)) addCards(state, asked);
  if (hourglassRuns(state)) asked.push({ seat: CLOCK, prompt: 'hourglass', choices: [EXPIRE], optional: true });
};
