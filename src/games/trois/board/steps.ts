import type { Way } from '../choices.ts';
import type { Leg } from '../state.ts';
import { isPlace, type Place, ROADS, SHORTCUT, type Space, squareOf } from './board.ts';
import { behind, onward } from './route.ts';

/** Where the first step on a way leads. */
export const stepOn = (way: Way, at: Space, leg: Leg): Space => {
  switch (way) {
    case 'public':
      return at === 'BON' ? 'PW1' : squareOf('PW', ROADS.PW.signs.length);
    case 'stairs':
      return at === 'BON' ? 'SP1' : squareOf('SP', ROADS.SP.signs.length);
    case 'sea':
      return at === 'CAL' ? 'DOV' : 'CAL';
    case 'france':
      return 'FR1';
    case 'shortcut':
      return SHORTCUT.to;
    case 'road':
      if (!isPlace(at)) return onward(at, leg);
      if (at === 'QUEEN') throw new Error('no road leaves the Queen');
      return ROAD_FROM[at];
  }
};

/** Where the road of a place begins, on the legs that leave it by a road. */
const ROAD_FROM: Readonly<Record<Exclude<Place, 'QUEEN'>, Space>> = {
  CASTLE_AR: 'AR1',
  CASTLE_DA: 'DA1',
  CASTLE_PO: 'PO1',
  CASTLE_AT: 'AT1',
  BON: 'FO1',
  CAL: 'FR1',
  DOV: 'EO1',
  BUCK: 'ER1',
};

/** Where the first step of a way back leads. */
export const stepBack = (way: Way, at: Space, leg: Leg): Space => {
  if (way !== 'road') return stepOn(way, at, leg);
  return at === 'BON' ? squareOf('FR', ROADS.FR.signs.length) : behind(at, leg);
};
