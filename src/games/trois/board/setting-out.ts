import type { Seat } from '#kernel/game.ts';
import { type Bar, DUKE_ABSENT, GATE_CLOSED, LEGS_FIRST, NO_BOAT, WAIT_AT_QUEEN } from '../bars.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Way } from '../choices.ts';
import { isOn, isPlace, laneOf, type Space, squaresOf } from './board.ts';
import { stepBack, stepOn } from './steps.ts';
import {
  boatBar,
  type Field,
  franceBar,
  type Heading,
  isTaken,
  shortcutBar,
  stairsBar,
  trapIsBehind,
  waysBack,
  waysFrom,
} from './ways.ts';

/**
 * Whether riding brings him anywhere without a Botte. Behind others who wait at the gate or before Buckingham's castle
 * he waits too (TRO.RULING.10): he would only be sent back to his square.
 */
const leadsOn = (field: Field, seat: Seat, heading: Heading): boolean => {
  const { leg, at: start } = field.musketeers[seat];
  for (let at = start; ; ) {
    const ways = heading === 'back' ? waysBack(field, at, leg) : waysFrom(field, at, leg);
    if (ways.length === 0) return false;
    if (ways[0] !== 'road') return true;
    const next = heading === 'back' ? stepBack('road', at, leg) : stepOn('road', at, leg);
    if (!isTaken(field, next, seat)) return true;
    at = next;
  }
};

/** Where gate, sea, castle or the end of the route may keep a rider; anywhere else his road is free. */
const OBSTRUCTED: ReadonlySet<Space> = new Set<Space>(['QUEEN', 'CAL', 'DOV', ...squaresOf('PW'), ...squaresOf('EO')]);

/** TRO.RULING.33: whether he can make a first step, onward or back to the trapped rider (TRO.25). */
export const canRide = (field: Field, seat: Seat, heading: Heading): boolean => {
  if (heading === 'back' && !trapIsBehind(field, seat)) return false;
  return !OBSTRUCTED.has(field.musketeers[seat].at) || leadsOn(field, seat, heading);
};

/** Whether he can make a first step at all. */
export const canSetOut = (field: Field, seat: Seat): boolean =>
  canRide(field, seat, 'on') || canRide(field, seat, 'back');

/** What keeps a rider who can make no step. */
export type Obstacle = 'gate' | 'boat' | 'castle' | 'queen';

export const obstacleAt = (at: Space): Obstacle => {
  if (at === 'QUEEN') return 'queen';
  if (at === 'CAL' || at === 'DOV') return 'boat';
  if (isPlace(at)) throw new Error(`nothing keeps a rider at ${at}`);
  return laneOf(at) === 'PW' ? 'gate' : 'castle';
};

const OBSTACLES: Readonly<Record<Obstacle, Bar>> = {
  gate: GATE_CLOSED,
  boat: NO_BOAT,
  castle: DUKE_ABSENT,
  queen: WAIT_AT_QUEEN,
};

/** The Botte that would let him make a first step where he cannot make one. */
export const keyFor = (field: Field, seat: Seat, heading: Heading): BotteId | null => {
  if (heading === 'back' && !trapIsBehind(field, seat)) return null;
  const obstacle = obstacleAt(field.musketeers[seat].at);
  return obstacle === 'gate' ? 'BS03' : obstacle === 'boat' ? 'BS05' : null;
};

const roadBar = (field: Field, seat: Seat): Bar | null => {
  const { at, leg } = field.musketeers[seat];
  if (at === 'BON' && leg === 2) return LEGS_FIRST;
  return canRide(field, seat, 'on') ? null : OBSTACLES[obstacleAt(at)];
};

/** The ways between the house and the Queen. */
const louvreBar = (field: Field, seat: Seat, way: 'public' | 'stairs'): Bar | null => {
  const { at, leg } = field.musketeers[seat];
  if (at === 'QUEEN' && leg === 5 && !trapIsBehind(field, seat)) return WAIT_AT_QUEEN;
  if (at === 'BON' && leg === 4) return LEGS_FIRST;
  if (at === 'QUEEN' || at === 'BON') return way === 'stairs' ? stairsBar(field, at, leg) : null;
  // Nothing but the gate can keep a rider on the public way.
  return way === 'public' && isOn(at, 'PW') && !canRide(field, seat, 'on') ? GATE_CLOSED : null;
};

/** Why a rider may not take a way, from wherever he is; null too for a way that he has behind him or far ahead. */
export const wayBar = (field: Field, seat: Seat, way: Way): Bar | null => {
  const { at, leg } = field.musketeers[seat];
  switch (way) {
    case 'public':
    case 'stairs':
      return louvreBar(field, seat, way);
    case 'road':
      return roadBar(field, seat);
    case 'sea':
      return (at === 'CAL' && leg === 4) || (at === 'DOV' && leg === 5) ? boatBar(field.news, at) : null;
    case 'france':
    case 'shortcut':
      if (leg < 4) return LEGS_FIRST;
      if (leg === 5) return null;
      return way === 'france' ? franceBar(field) : shortcutBar(field);
  }
};
