import type { Seat, Tell } from '#kernel/game.ts';
import { type Card, countIn, withCard, withoutCard } from '../cards/adventure.ts';
import { SLOTS } from '../cards/musketeers.ts';
import { ACCEPT, CANCEL, type Choice, DONE, GIVE, HAND } from '../choices.ts';
import type { Event } from '../events.ts';
import { distinct } from '../listing.ts';
import type { Equipment } from '../names.ts';
import { isOn, type Man, type ManIndex, type State } from '../state.ts';
import type { Offer, TradeTask } from '../tasks.ts';

const NOTHING: Offer = { cards: [], gear: [] };

/** ROY.TRADE.1: somebody else in the same place who has not just said no, and something to pass between them. */
export const canTrade = (state: State, index: ManIndex, other: ManIndex): boolean => {
  const man = state.men[index];
  const partner = state.men[other];
  if (index === other || man.place !== partner.place || state.refused.includes(partner.who)) return false;
  if (man.seat === partner.seat) return canPass(man, partner) || canPass(partner, man); // ROY.RULING.49
  const cards = state.hands[man.seat].length + state.hands[partner.seat].length;
  return cards > 0 || man.gear.length + partner.gear.length > 0;
};

/** Whether some piece of equipment may go from one to the other, alone or against another. */
const canPass = (from: Man, to: Man): boolean => from.gear.some(each => !to.gear.includes(each));

export const startTrade = (draft: State, man: ManIndex, partner: ManIndex) => {
  draft.todo.push({ kind: 'trade', man, partner, stage: 'offer', gives: NOTHING, takes: NOTHING, agreed: [] });
};

const afterwards = (own: readonly Equipment[], out: readonly Equipment[], got: readonly Equipment[]) => [
  ...own.filter(each => !out.includes(each)),
  ...got,
];

/** ROY.TRADE.8: two slots, nothing twice. */
const isSound = (gear: readonly Equipment[]): boolean => gear.length <= SLOTS && new Set(gear).size === gear.length;

const isLegal = (state: State, { man, partner, gives, takes }: TradeTask): boolean => {
  const moved = gives.cards.length + gives.gear.length + takes.cards.length + takes.gear.length;
  if (moved === 0) return false; // ROY.TRADE.14
  const first = afterwards(state.men[man].gear, gives.gear, takes.gear);
  const second = afterwards(state.men[partner].gear, takes.gear, gives.gear);
  return isSound(first) && isSound(second);
};

const tradersOf = (state: State, { man, partner }: TradeTask): readonly [Seat, Seat] => [
  state.men[man].seat,
  state.men[partner].seat,
];

export const isAlone = (state: State, task: TradeTask): boolean => {
  const [first, second] = tradersOf(state, task);
  return first === second;
};

/** ROY.GLASS.11: an unfinished trade is void when the hourglass has run out. */
export const runTrade = (draft: State, task: TradeTask, tell: Tell<Event>): boolean => {
  if (draft.hourglass !== 'expired') return false;
  draft.todo.pop();
  tell?.({ kind: 'no-trade', who: draft.men[task.man].who, partner: draft.men[task.partner].who });
  return true;
};

const listOffer = (state: State, man: Man, offer: Offer, cards: boolean, choices: Choice[]) => {
  if (cards) {
    const hand = state.hands[man.seat].filter(
      (card, i, all) => i - all.indexOf(card) >= countIn(offer.cards, card), // those not yet put in
    );
    distinct(hand, GIVE, choices);
  }
  for (const gear of man.gear) if (!offer.gear.includes(gear)) choices.push(HAND[gear]);
};

/** ROY.TRADE.12: first one puts in, then the other, then both agree. */
export const askTrade = (state: State, task: TradeTask, choices: Choice[]): readonly Seat[] => {
  const [first, second] = tradersOf(state, task);
  if (task.stage === 'agree') {
    choices.push(ACCEPT, CANCEL);
    return [first, second].filter(seat => !task.agreed.includes(seat));
  }
  const offering = task.stage === 'offer';
  const man = state.men[offering ? task.man : task.partner];
  listOffer(state, man, offering ? task.gives : task.takes, first !== second, choices);
  if (offering || isLegal(state, task)) choices.push(DONE);
  choices.push(CANCEL);
  return [offering ? first : second];
};

export const answerTrade = (draft: State, task: TradeTask, seat: Seat, choice: Choice, tell: Tell<Event>) => {
  const open = isOn(draft, 'openTrades'); // ROY.RULING.28
  const offered = (thing: Card | Equipment): Event =>
    open
      ? { kind: 'offered', seat, open: thing }
      : { kind: 'offered', seat, open: null, secret: { to: tradersOf(draft, task), thing } };
  switch (choice.kind) {
    case 'give':
      tell?.(offered(choice.card));
      return putIn(draft, task, choice.card, null);
    case 'hand':
      tell?.(offered(choice.gear));
      return putIn(draft, task, null, choice.gear);
    case 'done':
      tell?.({ kind: 'offer-made', seat });
      return nextStage(draft, task, tell);
    case 'accept':
      tell?.({ kind: 'agreed', seat });
      return agree(draft, task, seat, tell);
    default:
      return refuse(draft, task, tell);
  }
};

const swap = (draft: State, task: TradeTask) => {
  draft.todo[draft.todo.length - 1] = task;
};

const putIn = (draft: State, task: TradeTask, card: Card | null, gear: Equipment | null) => {
  const key = task.stage === 'offer' ? 'gives' : 'takes';
  const { cards, gear: items } = task[key];
  const offer: Offer = {
    cards: card === null ? cards : [...cards, card],
    gear: gear === null ? items : [...items, gear],
  };
  swap(draft, { ...task, [key]: offer });
};

const nextStage = (draft: State, task: TradeTask, tell: Tell<Event>) => {
  if (task.stage === 'offer') return swap(draft, { ...task, stage: 'answer' });
  if (isAlone(draft, task)) return exchange(draft, task, tell); // ROY.TRADE.15
  swap(draft, { ...task, stage: 'agree' });
};

const agree = (draft: State, task: TradeTask, seat: Seat, tell: Tell<Event>) => {
  const agreed = [...task.agreed, seat];
  if (agreed.length < 2) swap(draft, { ...task, agreed });
  else exchange(draft, task, tell);
};

/** ROY.TRADE.13: it costs nothing, and this partner is not asked again before another action. */
const refuse = (draft: State, task: TradeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const count = draft.todo.pop(); // the action that was declared is not spent
  if (count?.kind !== 'count') throw new Error('a trade without an action');
  const partner = draft.men[task.partner].who;
  draft.refused = [...draft.refused, partner];
  tell?.({ kind: 'no-trade', who: draft.men[task.man].who, partner });
  if (count.ordered) draft.todo.push({ kind: 'ordered', man: task.man });
};

const exchange = (draft: State, task: TradeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const { gives, takes } = task;
  const man = draft.men[task.man];
  const partner = draft.men[task.partner];
  passCards(draft, man.seat, partner.seat, gives.cards);
  passCards(draft, partner.seat, man.seat, takes.cards);
  const [mine, theirs] = [man.gear, partner.gear];
  const [ridden, theirsRidden] = [man.ridden, partner.ridden];
  man.gear = afterwards(mine, gives.gear, takes.gear);
  partner.gear = afterwards(theirs, takes.gear, gives.gear);
  // ROY.RULING.31: a horse's use goes with the horse.
  if (gives.gear.includes('horse') || takes.gear.includes('horse')) {
    man.ridden = takes.gear.includes('horse') ? theirsRidden : !gives.gear.includes('horse') && ridden;
    partner.ridden = gives.gear.includes('horse') ? ridden : !takes.gear.includes('horse') && theirsRidden;
  }
  tell?.({
    kind: 'traded',
    who: man.who,
    partner: partner.who,
    gave: gives.cards.length,
    took: takes.cards.length,
    gearGiven: gives.gear,
    gearTaken: takes.gear,
    open: isOn(draft, 'openTrades') ? { given: gives.cards, taken: takes.cards } : null,
    secret: { to: tradersOf(draft, task), given: gives.cards, taken: takes.cards },
    reveals: true,
  });
};

const passCards = (draft: State, from: Seat, to: Seat, cards: readonly Card[]) => {
  for (const card of cards) {
    draft.hands[from] = withoutCard(draft.hands[from], card);
    draft.hands[to] = withCard(draft.hands[to], card);
  }
};

/** Nobody but the traders sees an offer, unless trades are open (ROY.HID.31). */
export const mayReadTrade = (state: State, task: TradeTask, seat: Seat | null): boolean =>
  isOn(state, 'openTrades') || (seat !== null && tradersOf(state, task).includes(seat));
