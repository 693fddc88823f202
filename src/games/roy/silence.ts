import type { Decision } from '#kernel/game.ts';
import type { Rng } from '#kernel/rng.ts';
import { oneOf } from '#kernel/silence.ts';
import type { Choice } from './choices.ts';
import { MUSKETEERS } from './names.ts';

/** Declines, or stops: the first of these that is offered. A trade is cancelled, not closed. */
const isDeclined = (choice: Choice): boolean => choice.kind === 'vote' && !choice.yes;
const DECLINING: readonly Choice['kind'][] = ['pass', 'spare', 'cancel', 'done', 'end'];

/** Beside the question: nobody has to. */
const OFFERS: readonly Choice['kind'][] = ['one-for-all', 'beggars', 'reveal', 'standing'];

/** The first unused musketeer in the order of ROY.TRAP.19. */
const nextMan = (choices: readonly Choice[]): Choice | undefined =>
  MUSKETEERS.flatMap(who => choices.find(choice => choice.kind === 'start' && choice.who === who) ?? [])[0];

/** ROY.RICH.7: whoever is bound to leave goes home. */
const goesHome = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(choice => choice.kind === 'move' && choice.to === 'vieux-colombier');

/** ROY.RULING.69: what counts for a seat that does not answer. */
export const silence = ({ choices }: Decision<Choice>, rng: Rng): Choice => {
  const declined = DECLINING.flatMap(kind => choices.find(choice => choice.kind === kind) ?? [])[0];
  const settled = choices.find(isDeclined) ?? declined ?? nextMan(choices) ?? goesHome(choices);
  if (settled !== undefined) return settled;
  const forced = choices.filter(({ kind }) => !OFFERS.includes(kind));
  return oneOf(rng, forced.length > 0 ? forced : choices);
};
