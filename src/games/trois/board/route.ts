import type { Leg } from '../state.ts';
import { LANES, type Lane, type Place, ROADS, type Space, squaresOf } from './board.ts';

/** Along a lane in the order of its numbers, the place at its end last. */
const UP = new Map<Space, Space>();
const DOWN = new Map<Space, Space>();
for (const lane of LANES) {
  const squares = squaresOf(lane);
  const { from, to } = ROADS[lane];
  const after = [...squares.slice(1), to];
  const before = [from, ...squares];
  for (const [place, square] of squares.entries()) {
    UP.set(square, after[place]);
    DOWN.set(square, before[place]);
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
const TO_GO: Readonly<Record<Leg, Map<Space, number>>> = {
  1: new Map(),
  2: new Map(),
  3: new Map(),
  4: new Map(),
  5: new Map(),
};

const stepsOf = (lane: Lane): number => squaresOf(lane).length + 1;

const measure = (lane: Lane, leg: Leg, end: number) => {
  const fromEnd = leg === 3 ? squaresOf(lane) : squaresOf(lane).toReversed();
  for (const [place, square] of fromEnd.entries()) TO_GO[leg].set(square, end + place + 1);
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
