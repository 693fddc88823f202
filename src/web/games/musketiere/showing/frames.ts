import type { Card } from '#games/musketiere/cards.ts';
import { type Event, secretCard } from '#games/musketiere/events.ts';
import type { Marker } from '#games/musketiere/state.ts';
import type { View } from '#games/musketiere/view.ts';

/** The same list with one place changed. */
const set = <T>(items: readonly T[], at: number, item: T): readonly T[] =>
  items.map((old, i) => (i === at ? item : old));

const without = (cards: readonly Card[], card: Card | null): readonly Card[] => cards.filter(each => each !== card);

const mark = (view: View, seat: number, place: number, marker: Marker | null) => ({
  markers: set(view.markers, seat, set(view.markers[seat], place, marker)),
});

const supply = (view: View, marker: Marker, change: number) =>
  marker === 'jewel' ? { jewels: view.jewels + change } : { prisons: view.prisons + change };

const fromHand = (view: View, seat: number, card: Card | null) => ({
  hands: set(view.hands, seat, view.hands[seat] - 1),
  hand: seat === view.seat ? without(view.hand, card) : view.hand,
});

/**
 * How the table looks after one event of a step, before the rest of the step is shown. Only for events that move
 * something while the duel goes on; the others are drawn from the view the step leads to.
 */
export const after = (view: View, event: Event): View => {
  switch (event.kind) {
    case 'laid': {
      const card = secretCard(event);
      const rewards = event.seat === view.seat && card !== null ? [...view.rewards, card] : view.rewards;
      return { ...view, ...fromHand(view, event.seat, card), laid: set(view.laid, event.seat, event.laid), rewards };
    }
    case 'picked':
    case 'discarded': {
      const card = secretCard(event);
      const pick = event.seat === view.seat ? card : view.pick;
      return { ...view, ...fromHand(view, event.seat, card), picked: set(view.picked, event.seat, true), pick };
    }
    case 'took':
      return {
        ...view,
        ...mark(view, event.from, event.place, null),
        spoils: { seat: event.seat, marker: event.marker, held: true },
      };
    case 'put':
      return {
        ...view,
        ...mark(view, event.seat, event.place, event.marker),
        ...(event.held ? {} : supply(view, event.marker, -1)),
        spoils: null,
      };
    case 'freed':
      return { ...view, ...mark(view, event.seat, event.place, null), ...supply(view, 'prison', 1), spoils: null };
    case 'surrendered':
      return { ...view, ...mark(view, event.seat, event.place, null), ...supply(view, 'jewel', 1), spoils: null };
    default:
      return view;
  }
};
