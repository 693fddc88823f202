import type { Seat } from '#kernel/game.ts';
import { BEFORE_CASTLE, GATE, isPlace, laneOf, SHORTCUT, type Space, TRAP } from './board.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { News } from '../cards/gazettes.ts';
import type { Way } from '../choices.ts';
import { behind, onward, toGo } from './route.ts';
import type { Leg, Studs } from '../state.ts';
import { stepBack, stepOn } from './steps.ts';

/** What everybody sees of a match, as far as ways depend on it: a state and a view both have it. */
export interface Field {
  readonly news: News;
  readonly studs: Studs;
  readonly musketeers: readonly { readonly at: Space; readonly leg: Leg }[];
}

const CALAIS = toGo('CAL', 5);
const EXIT = toGo(SHORTCUT.to, 5);

/** Steps from the studs to the Queen; null while Buckingham has them. */
const studsToGo = ({ studs, musketeers }: Field): number | null => {
  if (studs.where === 'buckingham') return null;
  return studs.where === 'square' ? toGo(studs.at, 5) : toGo(musketeers[studs.seat].at, 5);
};

/** TRO.26, TRO.RULING.31: the studs are back in France, so he who comes to Calais need not cross. */
export const isLate = (field: Field): boolean => (studsToGo(field) ?? Number.POSITIVE_INFINITY) <= CALAIS;
/** TRO.27, TRO.RULING.30: the studs are at the exit of the shortcut or nearer home. */
export const shortcutIsOpen = (field: Field): boolean => (studsToGo(field) ?? Number.POSITIVE_INFINITY) <= EXIT;

/** TRO.17 */
export const stairsAreOpen = ({ passage, bonacieux }: News, from: Space): boolean =>
  passage === 'open' && bonacieux === (from === 'BON' ? 'home' : 'queen');

/** TRO.19 */
export const hasBoat = ({ channel }: News, port: Space): boolean =>
  channel === 'both' || channel === (port === 'CAL' ? 'from-france' : 'from-england');

/** Studs on the public way would lie there for ever if the last rider home went past them by the stairs. */
const studsOnPublicWay = ({ studs }: Field): boolean =>
  studs.where === 'square' && !isPlace(studs.at) && laneOf(studs.at) === 'PW';

/** Whether he at the house or the Queen's may take the stairs. */
export const mayTakeStairs = (field: Field, at: Space, leg: Leg): boolean =>
  stairsAreOpen(field.news, at) && !(leg === 5 && studsOnPublicWay(field));

const NONE: readonly Way[] = [];
const ROAD: readonly Way[] = ['road'];
const SEA: readonly Way[] = ['sea'];
const FRANCE: readonly Way[] = ['france'];
const SEA_OR_FRANCE: readonly Way[] = ['sea', 'france'];
const ROAD_OR_SHORTCUT: readonly Way[] = ['road', 'shortcut'];
const PUBLIC: readonly Way[] = ['public'];
const PUBLIC_OR_STAIRS: readonly Way[] = ['public', 'stairs'];

/** The two ways between the house and the Queen, as far as he may take them now. */
const louvreWays = (field: Field, at: Space, leg: Leg): readonly Way[] =>
  mayTakeStairs(field, at, leg) ? PUBLIC_OR_STAIRS : PUBLIC;

/** The ways a rider may take from where he is, as far as no Botte helps him; on most squares there is but the road. */
export const waysFrom = (field: Field, at: Space, leg: Leg): readonly Way[] => {
  switch (at) {
    case 'BON':
      return leg === 4 ? ROAD : louvreWays(field, at, leg);
    case 'QUEEN':
      return leg === 5 ? NONE : louvreWays(field, at, leg); // TRO.RULING.24
    case 'CAL': {
      if (leg === 5) return ROAD;
      const late = isLate(field);
      if (!hasBoat(field.news, at)) return late ? FRANCE : NONE;
      return late ? SEA_OR_FRANCE : SEA;
    }
    case 'DOV':
      if (leg === 4) return ROAD;
      return hasBoat(field.news, at) ? SEA : NONE;
    case SHORTCUT.from:
      return shortcutIsOpen(field) ? ROAD_OR_SHORTCUT : ROAD;
    case GATE[0]:
    case GATE[1]:
      return field.news.gate === 'closed' && passesGate(at, onward(at, leg)) ? NONE : ROAD;
    case BEFORE_CASTLE:
      return field.news.buckingham === 'absent' ? NONE : ROAD; // TRO.20
    default:
      return ROAD;
  }
};

/** TRO.25: the ways back to the trapped rider for one who is past him. */
export const waysBack = (field: Field, at: Space, leg: Leg): readonly Way[] => {
  switch (at) {
    case 'QUEEN':
      return louvreWays(field, at, leg);
    case 'CAL':
      return NONE;
    case GATE[0]:
    case GATE[1]:
      return field.news.gate === 'closed' && passesGate(at, behind(at, leg)) ? NONE : ROAD;
    default:
      return ROAD;
  }
};

const passesGate = (from: Space, to: Space): boolean =>
  (from === GATE[0] && to === GATE[1]) || (from === GATE[1] && to === GATE[0]);

/** The studs lie on the trapped rider, and he has already ridden past him (TRO.25, TRO.RULING.26). */
export const trapIsBehind = ({ studs, musketeers }: Field, seat: Seat): boolean => {
  const { at, leg } = musketeers[seat];
  return studs.where === 'square' && studs.at === TRAP && leg === 5 && toGo(at, leg) < toGo(TRAP, 5);
};

/** TRO.11: one musketeer a square; places are shared, and so is the trapped rider while studs lie there (TRO.RULING.25). */
export const isTaken = ({ studs, musketeers }: Field, space: Space, but: Seat): boolean => {
  if (isPlace(space) || (space === TRAP && studs.where === 'square' && studs.at === TRAP)) return false;
  for (let seat = 0; seat < musketeers.length; seat++) if (seat !== but && musketeers[seat].at === space) return true;
  return false;
};

/**
 * Whether riding brings him anywhere without a Botte. Behind others who wait at the gate or before Buckingham's castle
 * he waits too (TRO.RULING.10): he would only be sent back to his square.
 */
const leadsOn = (field: Field, seat: Seat, back: boolean): boolean => {
  const { leg, at: start } = field.musketeers[seat];
  for (let at = start; ; ) {
    const ways = back ? waysBack(field, at, leg) : waysFrom(field, at, leg);
    if (ways.length === 0) return false;
    if (ways[0] !== 'road' || isPlace(at)) return true;
    const next = back ? stepBack('road', at, leg) : stepOn('road', at, leg);
    if (!isTaken(field, next, seat)) return true;
    if (ways.length > 1) return true;
    at = next;
  }
};

/** TRO.RULING.33: whether he can make a first step, onward or back to the trapped rider (TRO.25). */
export const canRide = (field: Field, seat: Seat, back: boolean): boolean =>
  (!back || trapIsBehind(field, seat)) && leadsOn(field, seat, back);

/** What keeps a rider who can make no step. */
export type Obstacle = 'gate' | 'boat' | 'castle' | 'queen';

export const obstacleAt = (at: Space): Obstacle => {
  if (at === 'QUEEN') return 'queen';
  if (at === 'CAL' || at === 'DOV') return 'boat';
  if (isPlace(at)) throw new Error(`nothing keeps a rider at ${at}`);
  return laneOf(at) === 'PW' ? 'gate' : 'castle';
};

/** The Botte that would let him make a first step where he cannot make one. */
export const keyFor = (field: Field, seat: Seat, back: boolean): BotteId | null => {
  if (back && !trapIsBehind(field, seat)) return null;
  const obstacle = obstacleAt(field.musketeers[seat].at);
  return obstacle === 'gate' ? 'BS03' : obstacle === 'boat' ? 'BS05' : null;
};

/** Whether the key of the stairs helps here: they are shut to him, and nothing else bars them. */
export const keyFitsStairs = (field: Field, at: Space, leg: Leg): boolean =>
  (at === 'QUEEN' || (at === 'BON' && leg !== 4)) &&
  !stairsAreOpen(field.news, at) &&
  !(leg === 5 && studsOnPublicWay(field));
