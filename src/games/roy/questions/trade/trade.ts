import type { Seat, Tell } from '#kernel/game.ts';
import { type Card, countIn, type Hand } from '../../cards/adventure.ts';
import { ACCEPT, CANCEL, DONE, GIVE, HAND } from '../../choices.ts';
import type { Event } from '../../events.ts';
import type { Equipment } from '../../names.ts';
import { agreed } from '../../options.ts';
import { type AnswerTo, type Question, replaceTask } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { State } from '../../state.ts';
import type { Offer, TradeTask } from '../../tasks.ts';
import { canCarry, exchange } from './exchange.ts';
import { isAlone, tradersOf } from './traders.ts';

const ONE_HAND = because('ROY.RULING.49', 'one-hand', (state: State, { partner }: TradeTask) => ({
  who: state.men[partner].who,
}));
const NOTHING_OFFERED = because('ROY.TRADE.14', 'nothing-offered');
const TOO_MUCH_GEAR = because('ROY.TRADE.8', 'too-much-gear');

/** The one who puts in now, and what he has put in. */
const offering = (state: State, { stage, man, partner, gives, takes }: TradeTask) =>
  stage === 'offer' ? { man: state.men[man], offer: gives } : { man: state.men[partner], offer: takes };

/** One choice for each face of a sorted hand of which not all are put in. */
const listCards = (hand: Hand, offer: Offer, choices: AnswerTo<'trade'>[]) => {
  for (let i = 0; i < hand.length; ) {
    const card = hand[i];
    let next = i + 1;
    while (hand[next] === card) next++;
    if (next - i > countIn(offer.cards, card)) choices.push(GIVE[card]);
    i = next;
  }
};

const tellOffer = (draft: State, task: TradeTask, seat: Seat, thing: Card | Equipment, tell: Tell<Event>) => {
  if (agreed(draft, 'openTrades'))
    tell?.({ kind: 'offered', seat, open: thing }); // ROY.RULING.28
  else tell?.({ kind: 'offered', seat, open: null, secret: { to: tradersOf(draft, task), thing } });
};

const putIn = (draft: State, task: TradeTask, card: Card | null, gear: Equipment | null) => {
  const key = task.stage === 'offer' ? 'gives' : 'takes';
  const { cards, gear: items } = task[key];
  const offer: Offer = {
    cards: card === null ? cards : [...cards, card],
    gear: gear === null ? items : [...items, gear],
  };
  replaceTask(draft, { ...task, [key]: offer });
};

const nextStage = (draft: State, task: TradeTask, tell: Tell<Event>) => {
  if (task.stage === 'offer') return replaceTask(draft, { ...task, stage: 'answer' });
  if (isAlone(draft, task)) return exchange(draft, task, tell); // ROY.TRADE.15
  replaceTask(draft, { ...task, stage: 'agree' });
};

const agree = (draft: State, task: TradeTask, seat: Seat, tell: Tell<Event>) => {
  const agreed = [...task.agreed, seat];
  if (agreed.length < 2) replaceTask(draft, { ...task, agreed });
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

/** ROY.TRADE.12: first one puts in, then the other, then both agree. */
export const trade: Question<'trade'> = {
  prompt: ({ stage }) => stage,
  who: (state, task) => {
    const [first, second] = tradersOf(state, task);
    if (task.stage === 'agree') return [first, second].filter(seat => !task.agreed.includes(seat));
    return task.stage === 'offer' ? first : second;
  },
  /** ROY.GLASS.11: an unfinished trade is void when the hourglass has run out. */
  settle: (draft, { man, partner }, tell) => {
    if (draft.hourglass !== 'expired') return false;
    draft.todo.pop();
    tell?.({ kind: 'no-trade', who: draft.men[man].who, partner: draft.men[partner].who });
    return true;
  },
  reach: (state, task, seat, choices) => {
    if (task.stage === 'agree') {
      choices.push(ACCEPT, CANCEL);
      return;
    }
    const { man, offer } = offering(state, task);
    listCards(state.hands[seat], offer, choices);
    for (const gear of man.gear) if (!offer.gear.includes(gear)) choices.push(HAND[gear]);
    choices.push(DONE, CANCEL);
  },
  /** What cannot be carried is found only when the other side has put in; the first may then be done at any time. */
  bar: (state, task, choice: AnswerTo<'trade'>) => {
    if (choice.kind === 'give') return isAlone(state, task) ? ONE_HAND : null;
    if (choice.kind !== 'done' || task.stage === 'offer') return null;
    const { gives, takes } = task;
    const moved = gives.cards.length + gives.gear.length + takes.cards.length + takes.gear.length;
    if (moved === 0) return NOTHING_OFFERED;
    return canCarry(state, task) ? null : TOO_MUCH_GEAR;
  },
  answer: (draft, task, choice, seat, tell) => {
    switch (choice.kind) {
      case 'give':
        tellOffer(draft, task, seat, choice.card, tell);
        return putIn(draft, task, choice.card, null);
      case 'hand':
        tellOffer(draft, task, seat, choice.gear, tell);
        return putIn(draft, task, null, choice.gear);
      case 'done':
        tell?.({ kind: 'offer-made', seat });
        return nextStage(draft, task, tell);
      case 'accept':
        tell?.({ kind: 'agreed', seat });
        return agree(draft, task, seat, tell);
      case 'cancel':
        return refuse(draft, task, tell);
    }
  },
};
