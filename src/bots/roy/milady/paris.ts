import { PARIS, type ParisId } from '#games/roy/cards/paris.ts';
import type { Choice } from '#games/roy/choices.ts';
import { CHALLENGE_COST, stipulationCost } from '../estimate/mission-cost.ts';
import { parisHarm, roundsLeft, type Stakes, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { bestOf } from '../pick.ts';

/** What a Paris card not yet in play promises. */
export const parisWorth = (seen: Observation, stakes: Stakes, card: ParisId): number => {
  const { challenge, strength } = PARIS[card];
  const work = (challenge === null ? 0 : CHALLENGE_COST) + 2 * strength + stipulationCost(card, 0);
  const rounds = Math.min(3, roundsLeft(seen));
  const harm =
    card === 'abduction'
      ? WEIGHTS.abduction * WEIGHTS.match
      : parisHarm(seen, card, 0, stakes.honour, stakes.space, WEIGHTS);
  // Whatever it threatens, the team either suffers it or works it off.
  return Math.min(harm, 0.5 * harm + work) * (rounds / 3);
};

/** ROY.DEC.9: puts a card in play where nothing lies, or for one that has little left to give. */
export const playParisCard = (seen: Observation, choices: readonly Choice[]): Choice => {
  const pass = choices.find(choice => choice.kind === 'pass') ?? choices[0];
  const cards = choices.filter(choice => choice.kind === 'paris');
  if (cards.length === 0) return pass;
  const stakes = stakesOf(seen, WEIGHTS);
  const best = bestOf(cards, choice => (choice.kind === 'paris' ? parisWorth(seen, stakes, choice.card) : 0));
  if (seen.paris === null) return best;
  const current = Math.min(stakes.paris, 0.4 * stakes.paris + stakes.parisCost);
  const next = best.kind === 'paris' ? parisWorth(seen, stakes, best.card) : 0;
  return next > current + 2 ? best : pass;
};

/** ROY.DEC.2, ROY.DEC.5, ROY.DEC.43 */
export const chooseParis = (seen: Observation, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(seen, WEIGHTS);
  return bestOf(choices, choice => (choice.kind === 'paris' ? parisWorth(seen, stakes, choice.card) : 0));
};
