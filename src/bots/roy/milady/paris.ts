import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import type { Choice } from '#games/roy/choices.ts';
import { CHALLENGE_COST, stipulationCost } from '../estimate/mission-cost.ts';
import { parisHarm, roundsLeft, type Stakes, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as M } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import { bestOf } from '../pick.ts';

/** What a Paris card not yet in play promises. */
export const promise = (sight: Sight, stakes: Stakes, card: ParisId): number => {
  const { challenge, strength } = PARIS[card];
  const work = (challenge === null ? 0 : CHALLENGE_COST) + 2 * strength + stipulationCost(card, 0);
  const rounds = Math.min(3, roundsLeft(sight));
  const harm = card === 'abduction' ? M.abduction * M.match : parisHarm(sight, card, 0, stakes.honour, stakes.space, M);
  // Whatever it threatens, the team either suffers it or works it off.
  return Math.min(harm, 0.5 * harm + work) * (rounds / 3);
};

/** ROY.DEC.9: puts a card in play where nothing lies, or for one that has little left to give. */
export const playParisCard = (sight: Sight, choices: readonly Choice[]): Choice => {
  const pass = choices.find(choice => choice.kind === 'pass') ?? choices[0];
  const cards = choices.filter(choice => choice.kind === 'paris');
  if (cards.length === 0) return pass;
  const stakes = stakesOf(sight, M);
  const best = bestOf(cards, choice => (choice.kind === 'paris' ? promise(sight, stakes, choice.card) : 0));
  if (sight.paris === null) return best;
  const current = Math.min(stakes.paris, 0.4 * stakes.paris + stakes.parisCost);
  const next = best.kind === 'paris' ? promise(sight, stakes, best.card) : 0;
  return next > current + 2 ? best : pass;
};

/** ROY.DEC.2, ROY.DEC.5, ROY.DEC.43 */
export const chooseParis = (sight: Sight, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(sight, M);
  return bestOf(choices, choice => (choice.kind === 'paris' ? promise(sight, stakes, choice.card) : 0));
};
