import type { Who } from '#kernel/text.ts';
import type { Event } from '../events.ts';
import { countOf, isFull, sourceOf, toLay } from '../facts.ts';
import { REWARDS } from '../state.ts';
import type { View } from '../view.ts';

// What is the same in every language: which case a sentence is for.

/** Where a champion's jewel would come from, and whether a prison may be freed instead. */
export type Reward = 'full' | 'supply' | 'supply-or-free' | 'others' | 'others-or-free';

/** Where a scapegoat's prison comes from. */
export type Penalty = 'full' | 'supply' | 'others';

const ownMarkers = (view: View) => view.markers[view.spoils?.seat ?? view.seat ?? 0];

export const rewardOf = (view: View): Reward => {
  const own = ownMarkers(view);
  if (isFull(own)) return 'full';
  const source = sourceOf(view, 'jewel');
  return countOf(own, 'prison') === 0 ? source : `${source}-or-free`;
};

export const penaltyOf = (view: View): Penalty => (isFull(ownMarkers(view)) ? 'full' : sourceOf(view, 'prison'));

/** How many reward cards the reader still has to lay. */
export const leftToLay = (view: View): number => (view.seat === null ? REWARDS : toLay(view, view.seat));

/** A sentence for every kind of event. */
export type Sentences = {
  readonly [K in Event['kind']]: (event: Extract<Event, { kind: K }>, who: Who) => string | null;
};

export const tellWith =
  (sentences: Sentences) =>
  (event: Event, who: Who): string | null =>
    (sentences[event.kind] as (event: Event, who: Who) => string | null)(event, who);

/** `MUS.2` to `MUS.6`, say. */
export const ids = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}.${from + i}`);
