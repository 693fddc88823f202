import { isPlace, ROADS, SHORTCUT, type Space, squareOf } from '#games/trois/board/board.ts';
import type { Choice, Way } from '#games/trois/choices.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

/** The first square of a way between the house and the Queen, seen from either end. */
const between = (lane: 'PW' | 'SP', at: Space): Space => squareOf(lane, at === 'QUEEN' ? ROADS[lane].signs.length : 1);

/** The space a rider comes to first when he takes a way; null where the way says nothing here. */
const firstOf = (at: Space, way: Way, leg: number, back: boolean): Space | null => {
  switch (way) {
    case 'public':
      return between('PW', at);
    case 'stairs':
      return between('SP', at);
    case 'sea':
      return at === 'DOV' ? 'CAL' : 'DOV';
    case 'france':
      return squareOf('FR', 1);
    case 'shortcut':
      return SHORTCUT.to;
    case 'road':
      if (!isPlace(at)) return at === SHORTCUT.from ? squareOf('EO', 5) : null;
      if (at === 'BON') return back ? squareOf('FR', ROADS.FR.signs.length) : squareOf('FO', 1);
      if (at === 'CAL') return squareOf('FR', 1);
      if (at === 'DOV') return leg === 5 ? 'CAL' : squareOf('EO', 1);
      return at === 'BUCK' ? squareOf('ER', 1) : null;
  }
};

/** Where on the board a choice can be made by touching the space it leads to; null where nowhere. */
export const targetOf = (choice: Choice, { turn, musketeers }: View, seat: Seat): Space | null => {
  const { leg } = musketeers[seat];
  const at = turn?.path.at(-1) ?? musketeers[seat].at;
  const back = turn?.back ?? false;
  if (choice.kind === 'way') return firstOf(at, choice.way, leg, back);
  if (choice.kind === 'stop') return at;
  if (choice.kind === 'botte' && turn?.prompt === 'way') return firstOf(at, 'stairs', leg, back);
  return null;
};
