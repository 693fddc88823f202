import { type Card, cardValue } from '#games/musketiere/cards.ts';
import type { Choice } from '#games/musketiere/choices.ts';
import type { Event } from '#games/musketiere/events.ts';
import { countOf, isAlone, lacksOne } from '#games/musketiere/facts.ts';
import type { View } from '#games/musketiere/view.ts';
import type { Seat } from '#kernel/game.ts';
import { type Retort, tauntWith } from '../voice/taunts.ts';
import { type Nothing, tellWith } from '../voice/tell.ts';
import type { Reason, Voice } from '../voice/voice.ts';

export interface Reasons {
  // For the ears of the seat that asks: what it lays and fights with is its secret.
  readonly 'reward-rich': { readonly value: number };
  readonly 'reward-middle': { readonly value: number };
  readonly 'reward-poor': { readonly value: number };
  readonly 'fight-alone': { readonly value: number; readonly target: number };
  readonly 'fight-high': { readonly value: number; readonly target: number };
  readonly 'fight-middle': { readonly value: number; readonly target: number };
  readonly 'fight-low': { readonly value: number; readonly target: number };
  readonly discard: { readonly value: number };
  // In the open.
  readonly 'take-leader': { readonly from: number; readonly ducats: number };
  readonly 'take-jewels': { readonly from: number; readonly jewels: number };
  readonly 'take-jewel': { readonly from: number };
  readonly 'take-prison': { readonly from: number };
  readonly 'put-last': Nothing; // a third jewel ends the round
  readonly 'put-second': Nothing;
  readonly 'put-first': Nothing;
  readonly 'prison-last': Nothing; // a third prison shuts its owner out
  readonly 'prison-next': { readonly free: number };
  readonly 'free-all': Nothing;
  readonly free: { readonly prisons: number };
  readonly surrender: { readonly jewels: number };
  // What has just happened.
  readonly 'taunt-champion': { readonly sum: number; readonly target: number };
  readonly 'taunt-close': { readonly target: number };
  readonly 'taunt-scapegoat': { readonly seat: number };
  readonly 'taunt-robbed': { readonly seat: number };
  readonly 'taunt-robber': { readonly from: number };
  readonly 'taunt-out': { readonly seat: number };
  readonly 'taunt-jewels': Nothing;
  readonly 'taunt-crowned': { readonly ducats: number };
  readonly 'taunt-loser': { readonly seat: number };
}

const tell = tellWith<Reasons>();

/** Which third of his cards it belongs to, from the strongest. */
const third = (cards: readonly Card[], card: Card): 'high' | 'middle' | 'low' => {
  const stronger = cards.filter(each => each > card).length;
  if (3 * stronger < cards.length) return 'high';
  return 3 * stronger < 2 * cards.length ? 'middle' : 'low';
};

const REWARDS = { high: 'reward-rich', middle: 'reward-middle', low: 'reward-poor' } as const;

/** Less than this is hardly ever the strongest card on the table, however few are left in the hand. */
const FIST = 7;

const fight = (view: View, card: Card): Reason => {
  const [value, target] = [cardValue(card), view.target ?? 0];
  const rank = third(view.hand, card);
  const shown = rank === 'high' && value < FIST ? 'middle' : rank;
  return tell(isAlone(view) ? 'fight-alone' : `fight-${shown}`, { value, target });
};

/** What is told to the seat itself. */
const whyOwn = (view: View, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'reward':
      return tell(REWARDS[third([...view.hand, ...view.rewards], choice.card)], { value: cardValue(choice.card) });
    case 'fight':
      return fight(view, choice.card);
    case 'discard':
      return tell('discard', { value: cardValue(choice.card) });
    default:
      return null;
  }
};

const take = (view: View, seat: Seat, from: Seat): Reason => {
  if (view.spoils?.marker === 'prison') return tell('take-prison', { from });
  const ducats = view.totals[from];
  const leads = ducats > 0 && view.totals.every((total, other) => other === from || other === seat || total < ducats);
  if (leads) return tell('take-leader', { from, ducats });
  const jewels = countOf(view.markers[from], 'jewel');
  return jewels > 1 ? tell('take-jewels', { from, jewels }) : tell('take-jewel', { from });
};

const put = (view: View, seat: Seat): Reason => {
  const own = view.markers[seat];
  if (view.spoils?.marker === 'prison') {
    const free = countOf(own, null) - 1;
    return lacksOne(own, 'prison') ? tell('prison-last', {}) : tell('prison-next', { free });
  }
  const jewels = countOf(own, 'jewel');
  if (lacksOne(own, 'jewel')) return tell('put-last', {});
  return jewels === 1 ? tell('put-second', {}) : tell('put-first', {});
};

const why = (view: View, seat: Seat, choice: Choice): Reason | null => {
  switch (choice.kind) {
    case 'take':
      return take(view, seat, choice.from);
    case 'put':
      return put(view, seat);
    case 'free': {
      const prisons = countOf(view.markers[seat], 'prison') - 1;
      return prisons === 0 ? tell('free-all', {}) : tell('free', { prisons });
    }
    case 'surrender':
      return tell('surrender', { jewels: countOf(view.markers[seat], 'jewel') });
    default:
      return view.seat === seat ? whyOwn(view, choice) : null;
  }
};

/** What a seat might say of an event, and how seldom: once in so many times. */
const remark = (event: Event, seat: Seat): Retort | null => {
  switch (event.kind) {
    case 'won':
      if (event.seat !== seat) return null;
      return event.sum === event.target
        ? { reason: tell('taunt-close', { target: event.target }), once: 2 }
        : { reason: tell('taunt-champion', { sum: event.sum, target: event.target }), once: 5 };
    case 'lost':
      return event.seat === seat ? null : { reason: tell('taunt-scapegoat', { seat: event.seat }), once: 12 };
    case 'took':
      if (event.marker !== 'jewel') return null;
      if (event.from === seat) return { reason: tell('taunt-robbed', { seat: event.seat }), once: 1 };
      return event.seat === seat ? { reason: tell('taunt-robber', { from: event.from }), once: 2 } : null;
    case 'shut-out':
      return event.seat === seat ? null : { reason: tell('taunt-out', { seat: event.seat }), once: 4 };
    case 'ended':
      return event.ending === 'three-jewels' && event.seat === seat
        ? { reason: tell('taunt-jewels', {}), once: 1 }
        : null;
    case 'crowned':
      return event.seat === seat
        ? { reason: tell('taunt-crowned', { ducats: event.ducats }), once: 1 }
        : { reason: tell('taunt-loser', { seat: event.seat }), once: 3 };
    default:
      return null;
  }
};

/** Everybody plays for himself: nobody listens to wishes. */
export const musketiereVoice: Voice<View, Choice, Event> = {
  why,
  wishes: () => [],
  heed: () => {
    throw new Error('everybody plays for himself');
  },
  taunt: tauntWith(remark),
};
