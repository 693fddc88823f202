import type { Leg } from '../state.ts';
import { LANES, type Lane, type Place, ROADS, type Space, squareOf } from './board.ts';

/** Along a lane in the order of its numbers, the place at its end last. */
const UP = new Map<Space, Space>();
const DOWN = new Map<Space, Space>();
for (const lane of LANES) {
  const { from, to, signs } = ROADS[lane];
  for (let number = 1; number <= signs.length; number++) {
    UP.set(squareOf(lane, number), number === signs.length ? to : squareOf(lane, number + 1));
    DOWN.set(squareOf(lane, number), number === 1 ? from : squareOf(lane, number - 1));
  }
}

const along = (map: ReadonlyMap<Space, Space>, square: Space): Space => {
  const next = map.get(square);
  if (next === undefined) throw new Error(`${square} is not on a lane`);
  return next;
};

/** The space after a square. Only the way from the Queen to the house is ridden against the numbers (TRO.RULING.2). */
export const onward = (square: Space, leg: Leg): Space => along(leg === 3 ? DOWN : UP, square);
/** The space behind a square. */
export const behind = (square: Space, leg: Leg): Space => along(leg === 3 ? UP : DOWN, square);

/** By leg: the steps from each of its spaces to the Queen at the end of all legs (TRO.RULING.21). */
const TO_GO: readonly Map<Space, number>[] = Array.from({ length: 6 }, () => new Map<Space, number>());

const stepsOf = (lane: Lane): number => ROADS[lane].signs.length + 1;

const measure = (lane: Lane, leg: Leg, end: number) => {
  for (let number = 1; number < stepsOf(lane); number++)
    TO_GO[leg].set(squareOf(lane, number), end + (leg === 3 ? number : stepsOf(lane) - number));
};

/** The route from its end: a lane, its leg, where it is entered, and the port on its far side if the sea is there. */
const ROUTE: readonly (readonly [lane: Lane, leg: Leg, entered: Place, port: Place | null])[] = [
  ['PW', 5, 'BON', null],
  ['FR', 5, 'CAL', null],
  ['ER', 5, 'BUCK', 'DOV'],
  ['EO', 4, 'DOV', null],
  ['FO', 4, 'BON', 'CAL'],
  ['PW', 3, 'QUEEN', null],
  ['PW', 2, 'BON', null],
];

const measureAll = () => {
  let end = 0;
  TO_GO[5].set('QUEEN', end);
  for (const [lane, leg, entered, port] of ROUTE) {
    if (port !== null) TO_GO[leg].set(port, ++end);
    measure(lane, leg, end);
    if (lane === 'PW') measure('SP', leg, end);
    end += stepsOf(lane);
    TO_GO[leg].set(entered, end);
  }
  for (const lane of ['AR', 'DA', 'PO', 'AT'] as const) {
    measure(lane, 1, end);
    TO_GO[1].set(ROADS[lane].from, end + stepsOf(lane));
  }
};
measureAll();

/** How many steps are left to the Queen, over all legs; by the public way, but on the stairs by the stairs. */
export const toGo = (space: Space, leg: Leg): number => {
  const steps = TO_GO[leg].get(space);
  if (steps === undefined) throw new Error(`${space} is not on leg ${leg}`);
  return steps;
};
