import type { Seat } from '#kernel/game.ts';
import { type Bar, because, NO_BOAT, STUDS_ON_GROUND } from '../bars.ts';
import type { Way } from '../choices.ts';
import type { Leg } from '../state.ts';
import type { NewsView, StudsView } from '../view.ts';
import { BEFORE_CASTLE, GATE, isOn, isPlace, SHORTCUT, type Space, TRAP } from './board.ts';
import { behind, onward, toGo } from './route.ts';

/** What everybody sees of a match, as far as ways depend on it: a state and a view both have it. */
export interface Field {
  readonly news: NewsView;
  readonly studs: StudsView;
  readonly musketeers: readonly { readonly at: Space; readonly leg: Leg }[];
}

/** On along the route, or back to the studs on the trapped rider (TRO.25). */
export type Heading = 'on' | 'back';
export const headingOf = ({ back }: { readonly back: boolean }): Heading => (back ? 'back' : 'on');

const CALAIS = toGo('CAL', 5);
const EXIT = toGo(SHORTCUT.to, 5);

/** Steps from the studs to the Queen; further than anywhere while Buckingham has them. */
const studsToGo = ({ studs, musketeers }: Field): number => {
  if (studs.where === 'buckingham') return Number.POSITIVE_INFINITY;
  return studs.where === 'square' ? toGo(studs.at, 5) : toGo(musketeers[studs.seat].at, 5);
};

const CARRIER_NOT_BACK = because('TRO.26', 'carrier-not-back');
/** TRO.26, TRO.RULING.31: once the studs are back in France, he who comes to Calais need not cross. */
export const franceBar = (field: Field): Bar | null => (studsToGo(field) <= CALAIS ? null : CARRIER_NOT_BACK);

const SHORTCUT_NOT_YET = because('TRO.27', 'shortcut-not-yet');
const SHORTCUT_STUDS_BEHIND = because('TRO.RULING.30', 'shortcut-studs-behind');
/** TRO.27, TRO.RULING.30: it opens once the studs are at its exit or nearer home. */
export const shortcutBar = (field: Field): Bar | null => {
  if (studsToGo(field) <= EXIT) return null;
  return field.studs.where === 'buckingham' ? SHORTCUT_NOT_YET : SHORTCUT_STUDS_BEHIND;
};

/** TRO.19 */
export const boatBar = ({ channel }: NewsView, port: Space): Bar | null =>
  channel === 'both' || channel === (port === 'CAL' ? 'from-france' : 'from-england') ? null : NO_BOAT;

const PASSAGE_CLOSED = because('TRO.17', 'passage-closed');
const NOT_HOME = because('TRO.17', 'bonacieux-not-home');
const NOT_WITH_QUEEN = because('TRO.17', 'bonacieux-not-with-queen');
/** TRO.17: the door of the stairs, from either end. */
export const doorBar = ({ passage, bonacieux }: NewsView, from: Space): Bar | null => {
  const below = from === 'BON';
  if (passage === 'closed') return PASSAGE_CLOSED;
  if (bonacieux === (below ? 'home' : 'queen')) return null;
  return below ? NOT_HOME : NOT_WITH_QUEEN;
};

/** Studs on the public way would lie there for ever if the last rider home went past them by the stairs. */
const passingStudsBar = ({ studs }: Field, leg: Leg): Bar | null =>
  leg === 5 && studs.where === 'square' && isOn(studs.at, 'PW') ? STUDS_ON_GROUND : null;

/** Whether he at the house or the Queen's may take the stairs. */
export const stairsBar = (field: Field, at: Space, leg: Leg): Bar | null =>
  doorBar(field.news, at) ?? passingStudsBar(field, leg);

/** Whether the key of the stairs helps here: they are shut to him, and nothing else bars them. */
export const keyFitsStairs = (field: Field, at: Space, leg: Leg): boolean =>
  (at === 'QUEEN' || (at === 'BON' && leg !== 4)) &&
  doorBar(field.news, at) !== null &&
  passingStudsBar(field, leg) === null;

const NONE: readonly Way[] = [];
const ROAD: readonly Way[] = ['road'];
const SEA: readonly Way[] = ['sea'];
const FRANCE: readonly Way[] = ['france'];
const SEA_OR_FRANCE: readonly Way[] = ['sea', 'france'];
const ROAD_OR_SHORTCUT: readonly Way[] = ['road', 'shortcut'];
const PUBLIC: readonly Way[] = ['public'];
const PUBLIC_OR_STAIRS: readonly Way[] = ['public', 'stairs'];

/** The ways that leave a space, open or not; on most squares there is but the road. */
export const waysLeaving = (at: Space, leg: Leg): readonly Way[] => {
  switch (at) {
    case 'BON':
      return leg === 4 ? ROAD : PUBLIC_OR_STAIRS;
    case 'QUEEN':
      return PUBLIC_OR_STAIRS;
    case 'CAL':
      return leg === 5 ? ROAD : SEA_OR_FRANCE;
    case 'DOV':
      return leg === 4 ? ROAD : SEA;
    case SHORTCUT.from:
      return ROAD_OR_SHORTCUT;
    default:
      return ROAD;
  }
};

/** The same on the way back to the trapped rider (TRO.25): nobody rides farther than Calais. */
export const waysLeavingBack = (at: Space): readonly Way[] => {
  if (at === 'QUEEN') return PUBLIC_OR_STAIRS;
  return at === 'CAL' ? NONE : ROAD;
};

/** The ways a rider may take from where he is, as far as no Botte helps him. */
export const waysFrom = (field: Field, at: Space, leg: Leg): readonly Way[] => {
  const ways = waysLeaving(at, leg);
  switch (ways) {
    case ROAD:
      return isShut(field, at, leg) ? NONE : ROAD;
    case PUBLIC_OR_STAIRS:
      if (at === 'QUEEN' && leg === 5) return NONE; // TRO.RULING.24
      return stairsBar(field, at, leg) === null ? PUBLIC_OR_STAIRS : PUBLIC;
    case ROAD_OR_SHORTCUT:
      return shortcutBar(field) === null ? ROAD_OR_SHORTCUT : ROAD;
    case SEA:
      return boatBar(field.news, at) === null ? SEA : NONE;
    default: {
      const late = franceBar(field) === null;
      if (boatBar(field.news, at) !== null) return late ? FRANCE : NONE;
      return late ? SEA_OR_FRANCE : SEA;
    }
  }
};

/** The same on the way back to the trapped rider, for one who is past him. */
export const waysBack = (field: Field, at: Space, leg: Leg): readonly Way[] => {
  const ways = waysLeavingBack(at);
  if (ways === PUBLIC_OR_STAIRS) return stairsBar(field, at, leg) === null ? PUBLIC_OR_STAIRS : PUBLIC;
  return ways === ROAD && isGateShut(field, at) && passesGate(at, behind(at, leg)) ? NONE : ways;
};

/** The road goes through the closed gate (TRO.18), or into the castle of an absent Duke (TRO.20). */
const isShut = (field: Field, at: Space, leg: Leg): boolean =>
  at === BEFORE_CASTLE ? field.news.buckingham === 'absent' : isGateShut(field, at) && passesGate(at, onward(at, leg));

const isGateShut = ({ news }: Field, at: Space): boolean =>
  (at === GATE[0] || at === GATE[1]) && news.gate === 'closed';

const passesGate = (from: Space, to: Space): boolean =>
  (from === GATE[0] && to === GATE[1]) || (from === GATE[1] && to === GATE[0]);

/** The studs lie on the trapped rider, and he has already ridden past him (TRO.25, TRO.RULING.26). */
export const trapIsBehind = ({ studs, musketeers }: Field, seat: Seat): boolean => {
  if (studs.where !== 'square' || studs.at !== TRAP) return false;
  const { at, leg } = musketeers[seat];
  return leg === 5 && toGo(at, leg) < toGo(TRAP, 5);
};

/** TRO.11: one musketeer a square; places are shared, and so is the trapped rider while studs lie there (TRO.RULING.25). */
export const isTaken = ({ studs, musketeers }: Field, space: Space, but: Seat): boolean => {
  if (isPlace(space) || (space === TRAP && studs.where === 'square' && studs.at === TRAP)) return false;
  for (let seat = 0; seat < musketeers.length; seat++) if (seat !== but && musketeers[seat].at === space) return true;
  return false;
};
