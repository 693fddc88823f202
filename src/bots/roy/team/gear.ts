import { buyBar } from '#games/roy/actions/buy.ts';
import type { Card } from '#games/roy/cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '#games/roy/cards/arsenal.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import { BUY, type Choice } from '#games/roy/choices.ts';
import { maxLife } from '#games/roy/men/wounds.ts';
import { EQUIPMENT, type Equipment, ITEMS, type Item, isSkill, type Skill } from '#games/roy/names.ts';
import { isFull } from '#games/roy/questions/arsenal/purchase-steps.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { TEAM_WEIGHTS as WEIGHTS } from '../estimate/weights.ts';
import type { Observation } from '../observation.ts';
import { bestOf } from '../pick.ts';
import { leanWorth } from './asks.ts';
import { cardWorth, type Evaluation, isMaster, stakeOnSkill, woundWorth } from './evaluation.ts';
import type { Job } from './job.ts';

/** Who fights most: Rochefort lets Athos be, and d'Artagnan has the better manoeuvres. */
const isFighter = ({ who }: Man): boolean => who === 'dartagnan' || who === 'athos';

/** What a piece of equipment does for a musketeer in a round. */
const gearGain = (man: Man, item: Equipment): number => {
  const fights = WEIGHTS.fights * (isFighter(man) ? WEIGHTS.fighter : 1 / WEIGHTS.fighter);
  switch (item) {
    case 'pistol':
      return fights * 0.26 * 3;
    case 'armour':
      return fights * 0.7 * woundWorth(man);
    case 'blade':
      return fights * 0.1 * 3;
    case 'horse':
      return WEIGHTS.horse;
  }
};

/** How many challenges of that skill the Quest still holds. */
const challengesToCome = ({ seen: { quest } }: Evaluation, skill: Skill): number => {
  switch (quest.board) {
    case 1:
      return 1.5;
    case 2:
      return (quest.won.includes(skill) ? 0 : 1) + 0.6;
    case 3:
      return 0.6;
    case 4:
      return quest.challenges.indexOf(skill) < quest.at && quest.challenges.includes(skill) ? 0 : 0.6;
  }
};

const skillGain = (evaluation: Evaluation, man: Man, skill: Skill): number => {
  const { louvre } = evaluation.seen;
  const uses = challengesToCome(evaluation, skill) + (louvre === null ? 0 : 0.4);
  if (isMaster(evaluation, man, skill))
    return WEIGHTS.upgrade * uses + Math.min(4, WEIGHTS.upgradeNow * stakeOnSkill(evaluation, skill));
  return skillOf(man, skill) >= 3 ? 0.3 * uses : 0;
};

const gainOf = (evaluation: Evaluation, man: Man, item: Item): number => {
  const rounds = WEIGHTS.gearRounds * Math.min(8, evaluation.stakes.rounds);
  if (item === 'balm') return Math.min(BALM_HEALS, maxLife(man) - man.life) * woundWorth(man);
  if (item === 'manoeuvre') return (man.who === 'dartagnan' ? 0.4 : 0.25) * WEIGHTS.fights * rounds;
  if (isSkill(item)) return isFull(man, item) ? 0 : skillGain(evaluation, man, item);
  const gain = rounds * gearGain(man, item);
  if (!isFull(man, item)) return gain;
  return gain - rounds * Math.min(...man.gear.map(each => gearGain(man, each)));
};

/** Pistoles the team keeps for the Beggars while they may still come. */
const spendingCost = ({ purse, trapsGone }: Observation, price: number): number => {
  const short = trapsGone.includes('beggars') ? 0 : Math.max(0, Math.min(price, BEGGARS_PRICE - (purse - price)));
  return price * WEIGHTS.pistole + short * WEIGHTS.beggarsReserve;
};

/** The card of the hand that is missed least. */
export const leastCard = (evaluation: Evaluation, cards: readonly Card[]): Card =>
  bestOf(cards, card => -cardWorth(evaluation, card));

/** What buying something comes to, its price taken off. */
const purchaseWorth = (evaluation: Evaluation, man: Man, item: Item): number => {
  const { price } = ARSENAL[item];
  const { hand } = evaluation.seen;
  const asked = evaluation.asks === null ? 0 : leanWorth(evaluation.asks, evaluation.seen.men, man, BUY[item]);
  const gain = gainOf(evaluation, man, item) + asked;
  if (typeof price === 'number') return gain - spendingCost(evaluation.seen, price);
  if (price === 'combat') return gain - evaluation.single;
  return gain - (hand.length === 0 ? 9 : cardWorth(evaluation, leastCard(evaluation, hand)));
};

/** One action buys two items: the two best ones. */
export const buyJob = (evaluation: Evaluation, man: Man): Job | null => {
  let [first, second] = [0, 0];
  let item: Item | null = null;
  const { arsenal, hand } = evaluation.seen;
  let { purse } = evaluation.seen;
  for (let round = 0; round < 2; round++) {
    let most = 0;
    let bought: Item | null = null;
    for (const each of ITEMS) {
      if (each === item || buyBar({ arsenal, purse }, hand, man, each) !== null) continue;
      const worth = purchaseWorth(evaluation, man, each);
      if (worth <= most) continue;
      most = worth;
      bought = each;
    }
    if (bought === null) break;
    if (round === 0) {
      item = bought;
      first = most;
      const { price } = ARSENAL[bought];
      if (typeof price === 'number') purse -= price;
    } else second = most;
  }
  return item === null ? null : { choice: BUY[item], worth: first + second, span: 1, shared: false };
};

/** The second item of an action, or none. */
export const buyMore = (evaluation: Evaluation, man: Man, choices: readonly Choice[]): Choice => {
  const worth = (choice: Choice): number => (choice.kind === 'buy' ? purchaseWorth(evaluation, man, choice.item) : 0);
  return bestOf(choices.filter(choice => choice.kind === 'buy' || choice.kind === 'done').reverse(), worth);
};

/** The token that makes room. */
export const replaced = (man: Man, choices: readonly Choice[]): Choice =>
  bestOf(choices, choice => {
    if (choice.kind !== 'replace') return -Infinity;
    const gear = EQUIPMENT.find(each => each === choice.token);
    return gear === undefined ? 0 : -gearGain(man, gear);
  });
