import type { Seat, Tell } from '#kernel/game.ts';
import { type Card, COMBAT, countIn } from '../cards/adventure.ts';
import { ARSENAL, BALM_HEALS } from '../cards/arsenal.ts';
import { SLOTS } from '../cards/musketeers.ts';
import { BUY, type Choice, DONE, PAY, REPLACE } from '../choices.ts';
import { discardFrom } from '../decks.ts';
import type { Event } from '../events.ts';
import { distinct } from '../listing.ts';
import { EQUIPMENT, type Equipment, ITEMS, type Item, SKILLS, type Skill } from '../names.ts';
import type { Man, ManIndex, State } from '../state.ts';
import type { Task } from '../tasks.ts';
import { changePurse } from '../tracks.ts';
import { heal, maxLife } from '../wounds.ts';

const isGear = (item: Item): item is Equipment => (EQUIPMENT as readonly Item[]).includes(item);
const isSkill = (item: Item): item is Skill => (SKILLS as readonly Item[]).includes(item);

const hasUse = (man: Man, item: Item): boolean => {
  if (item === 'balm') return man.life < maxLife(man); // ROY.RULING.55
  if (item === 'manoeuvre') return !man.improved;
  return isGear(item) ? !man.gear.includes(item) : !man.skills.includes(item as Skill); // ROY.EQUIP.4
};

/** ROY.EQUIP.6, ROY.EQUIP.7: in stock, payable now, and not owned already. */
export const canBuy = (state: State, man: Man, item: Item): boolean => {
  if (state.arsenal[item] === 0 || !hasUse(man, item)) return false;
  const { price } = ARSENAL[item];
  if (typeof price === 'number') return state.purse >= price;
  const hand = state.hands[man.seat];
  return price === 'card' ? hand.length > 0 : hand.includes('single') || hand.includes('double');
};

type Pay = Extract<Task, { kind: 'pay' }>;
type Replace = Extract<Task, { kind: 'replace' }>;

const isFull = (man: Man, item: Item): boolean =>
  (isGear(item) && man.gear.length >= SLOTS) || (isSkill(item) && man.skills.length >= SLOTS);

/** One purchase: first the token it replaces (ROY.DEC.30), then the card where a card is the price (ROY.DEC.29). */
export const startPurchase = (draft: State, man: ManIndex, item: Item, tell: Tell<Event>) => {
  if (isFull(draft.men[man], item)) draft.todo.push({ kind: 'replace', man, item });
  else payFor(draft, man, item, null, tell);
};

const payFor = (draft: State, man: ManIndex, item: Item, replaced: Equipment | Skill | null, tell: Tell<Event>) => {
  if (typeof ARSENAL[item].price === 'number') take(draft, man, item, null, replaced, tell);
  else draft.todo.push({ kind: 'pay', man, item, replaced });
};

const take = (
  draft: State,
  index: ManIndex,
  item: Item,
  card: Card | null,
  replaced: Equipment | Skill | null,
  tell: Tell<Event>,
) => {
  const man = draft.men[index];
  const { price } = ARSENAL[item];
  draft.arsenal = { ...draft.arsenal, [item]: draft.arsenal[item] - 1 };
  tell?.({ kind: 'bought', who: man.who, item, card, replaced });
  if (typeof price === 'number') changePurse(draft, -price, tell);
  else if (card !== null) discardFrom(draft, man.seat, card);
  if (item === 'balm') return heal(draft, index, BALM_HEALS, 'balm', tell);
  if (item === 'manoeuvre') man.improved = true;
  else if (isGear(item)) {
    man.gear = [...man.gear.filter(each => each !== replaced), item];
    if (item === 'horse' || replaced === 'horse') man.ridden = false;
  } else man.skills = [...man.skills.filter(each => each !== replaced), item];
};

export const askPay = (state: State, { man, item }: Pay, choices: Choice[]): Seat => {
  const { seat } = state.men[man];
  const hand = state.hands[seat];
  if (ARSENAL[item].price === 'card') distinct(hand, PAY, choices);
  else for (const card of COMBAT) if (countIn(hand, card) > 0) choices.push(PAY[card]);
  return seat;
};

export const answerPay = (draft: State, { man, item, replaced }: Pay, card: Card, tell: Tell<Event>) => {
  draft.todo.pop();
  take(draft, man, item, card, replaced, tell);
};

export const askReplace = (state: State, { man, item }: Replace, choices: Choice[]): Seat => {
  const { seat, gear, skills } = state.men[man];
  for (const token of isGear(item) ? gear : skills) choices.push(REPLACE[token]);
  return seat;
};

export const answerReplace = (draft: State, task: Replace, token: Equipment | Skill, tell: Tell<Event>) => {
  draft.todo.pop();
  payFor(draft, task.man, task.item, token, tell);
};

/** ROY.EQUIP.2: a second item with the same action, or none. */
export const runPurchase = (draft: State, man: ManIndex): boolean => {
  if (draft.hourglass !== 'expired' && ITEMS.some(item => canBuy(draft, draft.men[man], item))) return false;
  draft.todo.pop();
  return true;
};

export const askPurchase = (state: State, index: ManIndex, choices: Choice[]): Seat => {
  const man = state.men[index];
  for (const item of ITEMS) if (canBuy(state, man, item)) choices.push(BUY[item]);
  choices.push(DONE);
  return man.seat;
};

export const answerPurchase = (draft: State, man: ManIndex, choice: Choice, tell: Tell<Event>) => {
  draft.todo.pop();
  if (choice.kind !== 'buy') return;
  tell?.({ kind: 'declared', who: draft.men[man].who, action: choice, ordered: false });
  startPurchase(draft, man, choice.item, tell);
};
