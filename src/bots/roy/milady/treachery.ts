import { ROCHEFORT } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { TREACHERY, type TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Man } from '#games/roy/state.ts';
import { type Stakes, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { bestOf } from '../pick.ts';

const placeWeight = (man: Man): number => (man.place === 'quest' ? 1 : man.place === 'la-rochelle' ? 0.4 : 0.6);

/** What striking a musketeer costs the team: an ambush on the last life point takes his whole turn. */
const strikeWorth = (card: TreacheryId, man: Man): number => {
  if (card === 'jailed') return WEIGHTS.jail + placeWeight(man) + (man.path >= 0 ? 0.5 : 0) + 0.2 * man.gear.length;
  if (man.life === 1) return WEIGHTS.lastLife + 0.3 * placeWeight(man);
  return WEIGHTS.wound / SHEETS[man.who].life + 0.2 * placeWeight(man);
};

const plotWorth = (seen: Observation, stakes: Stakes, card: TreacheryId): number => {
  switch (card) {
    case 'emergency':
      return 1;
    case 'reinforcements':
      return 0.5 * stakes.space + (seen.time >= 10 ? 0.2 * stakes.space : 0);
    case 'conscripts':
      return seen.men.length * WEIGHTS.conscripts;
    case 'isolation':
      return 0.8;
    case 'dead-end':
      return WEIGHTS.timeSpace + Math.max(0, 5 - stakes.rounds) * WEIGHTS.late;
    case 'balm':
      return seen.rochefort === 0 ? 4 : Math.min(2, ROCHEFORT.life - seen.rochefort) * WEIGHTS.balm;
    case 'intrigue':
      return stakes.honour;
    default: {
      const { strikes } = TREACHERY[card];
      const open = strikes === null ? [] : seen.men.filter(strikes);
      return open.length === 0 ? 0 : Math.max(...open.map(man => strikeWorth(card, man)));
    }
  }
};

/** ROY.DEC.10: the best card if it is worth more than another one in the hand. */
export const treachery = (seen: Observation, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(seen, WEIGHTS);
  const another = Math.max(0.8, WEIGHTS.plotStep - 0.25 * seen.plotHand);
  return bestOf(choices, choice => {
    if (choice.kind === 'betray') return plotWorth(seen, stakes, choice.card);
    return choice.kind === 'plot' ? another : 0;
  });
};

export const target = (seen: Observation, card: TreacheryId, choices: readonly Choice[]): Choice =>
  bestOf(choices, choice => {
    const man = choice.kind === 'man' ? seen.men.find(each => each.who === choice.who) : undefined;
    return man === undefined ? -Infinity : strikeWorth(card, man);
  });

/** ROY.DEC.44: fills the hand, or looks for one card where it is full. */
export const richelieu = (seen: Observation, choices: readonly Choice[]): Choice => {
  const wanted = seen.plotHand >= 2 ? 'search-plots' : 'refill';
  return choices.find(choice => choice.kind === wanted) ?? choices[0];
};

export const search = (seen: Observation, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(seen, WEIGHTS);
  return bestOf(choices, choice => (choice.kind === 'take' ? plotWorth(seen, stakes, choice.card) : 0));
};
