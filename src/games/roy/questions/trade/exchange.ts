import type { Seat, Tell } from '#kernel/game.ts';
import { type Card, withCard, withoutCard } from '../../cards/adventure.ts';
import { SLOTS } from '../../cards/musketeers.ts';
import type { Event } from '../../events.ts';
import type { Equipment } from '../../names.ts';
import { agreed } from '../../options.ts';
import type { State } from '../../state.ts';
import type { TradeTask } from '../../tasks.ts';
import { tradersOf } from './traders.ts';

const afterwards = (own: readonly Equipment[], out: readonly Equipment[], got: readonly Equipment[]) => [
  ...own.filter(each => !out.includes(each)),
  ...got,
];

/** ROY.TRADE.8: two slots, nothing twice. */
const isSound = (gear: readonly Equipment[]): boolean => gear.length <= SLOTS && new Set(gear).size === gear.length;

/** Whether both could carry what they would have then. */
export const canCarry = (state: State, { man, partner, gives, takes }: TradeTask): boolean =>
  isSound(afterwards(state.men[man].gear, gives.gear, takes.gear)) &&
  isSound(afterwards(state.men[partner].gear, takes.gear, gives.gear));

const passCards = (draft: State, from: Seat, to: Seat, cards: readonly Card[]) => {
  for (const card of cards) {
    draft.hands[from] = withoutCard(draft.hands[from], card);
    draft.hands[to] = withCard(draft.hands[to], card);
  }
};

/** ROY.RULING.31: a horse's use goes with the horse. */
const passHorse = (draft: State, { man: first, partner: second, gives, takes }: TradeTask) => {
  const [man, partner] = [draft.men[first], draft.men[second]];
  const [given, taken] = [gives.gear.includes('horse'), takes.gear.includes('horse')];
  if (!given && !taken) return;
  const [ridden, theirsRidden] = [man.ridden, partner.ridden];
  man.ridden = taken ? theirsRidden : !given && ridden;
  partner.ridden = given ? ridden : !taken && theirsRidden;
};

export const exchange = (draft: State, task: TradeTask, tell: Tell<Event>) => {
  draft.todo.pop();
  const { gives, takes } = task;
  const man = draft.men[task.man];
  const partner = draft.men[task.partner];
  passCards(draft, man.seat, partner.seat, gives.cards);
  passCards(draft, partner.seat, man.seat, takes.cards);
  passHorse(draft, task);
  const [mine, theirs] = [man.gear, partner.gear];
  man.gear = afterwards(mine, gives.gear, takes.gear);
  partner.gear = afterwards(theirs, takes.gear, gives.gear);
  tell?.({
    kind: 'traded',
    who: man.who,
    partner: partner.who,
    gave: gives.cards.length,
    took: takes.cards.length,
    gearGiven: gives.gear,
    gearTaken: takes.gear,
    open: agreed(draft, 'openTrades') ? { given: gives.cards, taken: takes.cards } : null,
    secret: { to: tradersOf(draft, task), given: gives.cards, taken: takes.cards },
    reveals: true,
  });
};
