import type { Card } from '#games/roy/cards/adventure.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { SHEETS, SLOTS } from '#games/roy/cards/musketeers.ts';
import { BEGGARS_PRICE } from '#games/roy/cards/traps.ts';
import { BUY, type Choice } from '#games/roy/choices.ts';
import { EQUIPMENT, type Equipment, ITEMS, type Item, SKILLS, type Skill } from '#games/roy/names.ts';
import { skillOf } from '#games/roy/questions/challenge/score.ts';
import type { Man } from '#games/roy/state.ts';
import { WEIGHTS as W } from '../estimate/weights.ts';
import type { Sight } from '../observation.ts';
import { bestOf } from '../pick.ts';
import { leanWorth } from './asks.ts';
import { cardWorth, isMaster, type Mind, wanted, woundOf } from './evaluation.ts';
import type { Job } from './job.ts';

/** Who fights most: Rochefort lets Athos be, and d'Artagnan has the better manoeuvres. */
const isFighter = ({ who }: Man): boolean => who === 'dartagnan' || who === 'athos';

/** What a piece of equipment does for a musketeer in a round. */
const gearGain = (man: Man, item: Equipment): number => {
  const fights = W.fights * (isFighter(man) ? W.fighter : 1 / W.fighter);
  switch (item) {
    case 'pistol':
      return fights * 0.26 * 3;
    case 'armour':
      return fights * 0.7 * woundOf(man);
    case 'blade':
      return fights * 0.1 * 3;
    case 'horse':
      return W.horse;
  }
};

/** How many challenges of that skill the Quest still holds. */
const challengesToCome = ({ sight: { quest } }: Mind, skill: Skill): number => {
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

const skillGain = (mind: Mind, man: Man, skill: Skill): number => {
  const { louvre } = mind.sight;
  const uses = challengesToCome(mind, skill) + (louvre === null ? 0 : 0.4);
  if (isMaster(mind, man, skill)) return W.upgrade * uses + Math.min(4, W.upgradeNow * wanted(mind, skill));
  return skillOf(man, skill) >= 3 ? 0.3 * uses : 0;
};

const gainOf = (mind: Mind, man: Man, item: Item): number => {
  const rounds = W.gearRounds * Math.min(8, mind.stakes.rounds);
  if (item === 'balm') return Math.min(2, SHEETS[man.who].life - man.life) * woundOf(man);
  if (item === 'manoeuvre') return (man.who === 'dartagnan' ? 0.4 : 0.25) * W.fights * rounds;
  if ((SKILLS as readonly Item[]).includes(item)) {
    if (man.skills.length >= SLOTS) return 0;
    return skillGain(mind, man, item as Skill);
  }
  const gain = rounds * gearGain(man, item as Equipment);
  if (man.gear.length < SLOTS) return gain;
  return gain - rounds * Math.min(...man.gear.map(each => gearGain(man, each)));
};

/** Pistoles the team keeps for the Beggars while they may still come. */
const spending = ({ purse, trapsGone }: Sight, price: number): number => {
  const short = trapsGone.includes('beggars') ? 0 : Math.max(0, Math.min(price, BEGGARS_PRICE - (purse - price)));
  return price * W.pistole + short * W.beggarsReserve;
};

/** The card of the hand that is missed least. */
export const leastCard = (mind: Mind, cards: readonly Card[]): Card => bestOf(cards, card => -cardWorth(mind, card));

/** What buying something comes to, its price taken off. */
const purchaseWorth = (mind: Mind, man: Man, item: Item): number => {
  const { price } = ARSENAL[item];
  const { hand } = mind.sight;
  const asked = mind.asks === null ? 0 : leanWorth(mind.asks, mind.sight.men, man, BUY[item]);
  const gain = gainOf(mind, man, item) + asked;
  if (typeof price === 'number') return gain - spending(mind.sight, price);
  if (price === 'combat') return gain - mind.single;
  return gain - (hand.length === 0 ? 9 : cardWorth(mind, leastCard(mind, hand)));
};

const canBuy = ({ sight }: Mind, man: Man, item: Item, purse: number): boolean => {
  if (sight.arsenal[item] === 0) return false;
  const { price } = ARSENAL[item];
  if (typeof price === 'number') {
    if (purse < price) return false;
    if (item === 'balm') return man.life < SHEETS[man.who].life;
    return !man.gear.includes(item as Equipment);
  }
  if (item === 'manoeuvre') return !man.improved && sight.hand.some(card => card === 'single' || card === 'double');
  return sight.hand.length > 0 && !man.skills.includes(item as Skill);
};

/** One action buys two items: the two best ones. */
export const buyJob = (mind: Mind, man: Man): Job | null => {
  let [first, second] = [0, 0];
  let item: Item | null = null;
  let { purse } = mind.sight;
  for (let round = 0; round < 2; round++) {
    let most = 0;
    let bought: Item | null = null;
    for (const each of ITEMS) {
      if (each === item || !canBuy(mind, man, each, purse)) continue;
      const worth = purchaseWorth(mind, man, each);
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
export const buyMore = (mind: Mind, man: Man, choices: readonly Choice[]): Choice => {
  const worth = (choice: Choice): number => (choice.kind === 'buy' ? purchaseWorth(mind, man, choice.item) : 0);
  return bestOf(choices.filter(choice => choice.kind === 'buy' || choice.kind === 'done').reverse(), worth);
};

/** The token that makes room. */
export const replaced = (man: Man, choices: readonly Choice[]): Choice =>
  bestOf(choices, choice => {
    if (choice.kind !== 'replace') return -Infinity;
    const gear = EQUIPMENT.find(each => each === choice.token);
    return gear === undefined ? 0 : -gearGain(man, gear);
  });
