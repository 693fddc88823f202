import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

/** Seats in order of play; before that is settled, as they sit. */
export const inOrder = ({ order, musketeers }: View): readonly Seat[] =>
  order.length > 0 ? order : musketeers.map((_, seat) => seat);

export const carrierOf = ({ studs }: View): Seat | null => (studs.where === 'rider' ? studs.seat : null);

/** Who has the fewest steps to go; nobody while all are level. */
export const leadersOf = ({ musketeers, phase }: View): readonly Seat[] => {
  if (phase === 'take') return [];
  const least = Math.min(...musketeers.map(({ toGo }) => toGo));
  const first = musketeers.flatMap(({ toGo }, seat) => (toGo === least ? [seat] : []));
  return first.length === musketeers.length ? [] : first;
};
