import { ROCHEFORT } from '#games/roy/cards/board.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { TREACHERY, type TreacheryId } from '#games/roy/cards/treachery.ts';
import type { Choice } from '#games/roy/choices.ts';
import type { Man } from '#games/roy/state.ts';
import { type Stakes, stakesOf } from '../estimate/stakes.ts';
import { MILADY_WEIGHTS as M } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import { bestOf } from '../pick.ts';

const place = (man: Man): number => (man.place === 'quest' ? 1 : man.place === 'la-rochelle' ? 0.4 : 0.6);

/** What striking a musketeer costs the team: an ambush on the last life point takes his whole turn. */
const strike = (card: TreacheryId, man: Man): number => {
  if (card === 'jailed') return M.jail + place(man) + (man.path >= 0 ? 0.5 : 0) + 0.2 * man.gear.length;
  if (man.life === 1) return M.lastLife + 0.3 * place(man);
  return M.wound / SHEETS[man.who].life + 0.2 * place(man);
};

const plotWorth = (sight: Sight, stakes: Stakes, card: TreacheryId): number => {
  switch (card) {
    case 'emergency':
      return 1;
    case 'reinforcements':
      return 0.5 * stakes.space + (sight.time >= 10 ? 0.2 * stakes.space : 0);
    case 'conscripts':
      return sight.men.length * M.conscripts;
    case 'isolation':
      return 0.8;
    case 'dead-end':
      return M.timeSpace + Math.max(0, 5 - stakes.rounds) * M.late;
    case 'balm':
      return sight.rochefort === 0 ? 4 : Math.min(2, ROCHEFORT.life - sight.rochefort) * M.balm;
    case 'intrigue':
      return stakes.honour;
    default: {
      const { strikes } = TREACHERY[card];
      const open = strikes === null ? [] : sight.men.filter(strikes);
      return open.length === 0 ? 0 : Math.max(...open.map(man => strike(card, man)));
    }
  }
};

/** ROY.DEC.10: the best card if it is worth more than another one in the hand. */
export const treachery = (sight: Sight, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(sight, M);
  const another = Math.max(0.8, M.plotStep - 0.25 * sight.plotHand);
  return bestOf(choices, choice => {
    if (choice.kind === 'betray') return plotWorth(sight, stakes, choice.card);
    return choice.kind === 'plot' ? another : 0;
  });
};

export const target = (sight: Sight, card: TreacheryId, choices: readonly Choice[]): Choice =>
  bestOf(choices, choice => {
    const man = choice.kind === 'man' ? sight.men.find(each => each.who === choice.who) : undefined;
    return man === undefined ? -Infinity : strike(card, man);
  });

/** ROY.DEC.44: fills the hand, or looks for one card where it is full. */
export const richelieu = (sight: Sight, choices: readonly Choice[]): Choice => {
  const wanted = sight.plotHand >= 2 ? 'search-plots' : 'refill';
  return choices.find(choice => choice.kind === wanted) ?? choices[0];
};

export const search = (sight: Sight, choices: readonly Choice[]): Choice => {
  const stakes = stakesOf(sight, M);
  return bestOf(choices, choice => (choice.kind === 'take' ? plotWorth(sight, stakes, choice.card) : 0));
};
