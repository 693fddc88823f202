import type { Seat } from '#kernel/game.ts';
import type { Who } from '#kernel/text.ts';
import type { Card } from '../cards.ts';
import type { Event } from '../events.ts';
import { countOf, REWARDS, shutOut } from '../state.ts';
import type { View } from '../view.ts';

// What is the same in every language: which case a sentence is for.

/** Where a champion's jewel would come from, and whether a prison may be freed instead. */
export type Reward = 'full' | 'supply' | 'supply-or-free' | 'others' | 'others-or-free';

/** Where a scapegoat's prison comes from. */
export type Penalty = 'full' | 'supply' | 'others';

const ownMarkers = (view: View) => view.markers[view.spoils?.seat ?? view.seat ?? 0];

export const rewardOf = (view: View): Reward => {
  const own = ownMarkers(view);
  if (countOf(own, null) === 0) return 'full';
  const source = view.jewels > 0 ? 'supply' : 'others';
  return countOf(own, 'prison') === 0 ? source : `${source}-or-free`;
};

export const penaltyOf = (view: View): Penalty => {
  if (countOf(ownMarkers(view), null) === 0) return 'full';
  return view.prisons > 0 ? 'supply' : 'others';
};

/** How many reward cards the reader still has to lay. */
export const toLay = (view: View): number => REWARDS - (view.seat === null ? 0 : view.laid[view.seat]);

/** The player whom three prisons keep out of this duel: there is never more than one. */
export const outSeat = (view: View): Seat | null => {
  const seat = view.markers.findIndex(shutOut);
  return seat < 0 ? null : seat;
};

/** Whether the only other player is shut out (MUS.RULING.10). */
export const isAlone = (view: View): boolean => view.markers.length === 2 && outSeat(view) !== null;

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>, who: Who) => string | null;
};

export const tellWith =
  (sentences: Sentences) =>
  (event: Event, who: Who): string | null =>
    (sentences[event.kind] as (event: Event, who: Who) => string | null)(event, who);

/** The card an event keeps secret; null for a reader it was kept from. */
export const secretCard = (event: Extract<Event, { secret: { card: Card } }>): Card | null =>
  'secret' in event ? event.secret.card : null;

/** `MUS.2` to `MUS.6`, say. */
export const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}.${from + i}`);
