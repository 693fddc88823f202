import type { Space } from '#games/trois/board/board.ts';
import type { Choice } from '#games/trois/choices.ts';
import { landings } from '#games/trois/board/landings.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

/** Where the ride can end if this is chosen; none for a choice that is no ride. */
export const landsOf = (choice: Choice, view: View, seat: Seat): readonly Space[] => {
  const { turn } = view;
  if (turn === null) return [];
  const { points, back } = turn;
  if (choice.kind === 'ride') return landings(view, { seat, points, back: false });
  if (choice.kind === 'back') return landings(view, { seat, points, back: true });
  return choice.kind === 'way' ? landings(view, { seat, points, back, by: choice.way }) : [];
};
