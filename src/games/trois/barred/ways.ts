import type { Seat } from '#kernel/game.ts';
import { isPlace, laneOf, type Space } from '../board/board.ts';
import type { Way } from '../choices.ts';
import type { Leg } from '../state.ts';
import type { View } from '../view.ts';
import {
  canRide,
  hasBoat,
  isLate,
  mayTakeStairs,
  obstacleAt,
  shortcutIsOpen,
  stairsAreOpen,
  trapIsBehind,
} from '../board/ways.ts';
import { AT_QUEEN, because, LEGS_FIRST, NOT_MOVING, type Why } from './why.ts';

/** TRO.17, from either end of the stairs. */
const stairsWhy = (view: View, at: Space, leg: Leg): Why | null => {
  const { news } = view;
  if (mayTakeStairs(view, at, leg)) return null;
  if (stairsAreOpen(news, at)) return because('TRO.24', 'studs-on-ground');
  if (news.passage === 'closed') return because('TRO.17', 'passage-closed');
  return because('TRO.17', at === 'BON' ? 'bonacieux-not-home' : 'bonacieux-not-with-queen');
};

/** The ways between the house and the Queen. */
const louvreWhy = (view: View, me: Seat, way: 'public' | 'stairs'): Why | null => {
  const { at, leg } = view.musketeers[me];
  const here = at === 'QUEEN' || at === 'BON';
  if (way === 'public' && isWaitingAtGate(view, me)) return because('TRO.18', 'gate-closed');
  if (!here) return null;
  if (at === 'QUEEN' && leg === 5 && !trapIsBehind(view, me)) return AT_QUEEN;
  if (at === 'BON' && leg === 4) return LEGS_FIRST;
  return way === 'public' ? null : stairsWhy(view, at, leg);
};

/** Nothing but the gate can keep a rider on the public way. */
const isWaitingAtGate = (view: View, me: Seat): boolean => {
  const { at } = view.musketeers[me];
  return !isPlace(at) && laneOf(at) === 'PW' && !canRide(view, me, false);
};

const shortcutWhy = (view: View, leg: Leg): Why | null => {
  if (leg < 4) return LEGS_FIRST;
  if (leg === 5 || shortcutIsOpen(view)) return null;
  return view.given ? because('TRO.RULING.30', 'shortcut-studs-behind') : because('TRO.27', 'shortcut-not-yet');
};

const roadWhy = (view: View, me: Seat): Why | null => {
  const { at, leg } = view.musketeers[me];
  if (at === 'BON' && leg === 2) return LEGS_FIRST;
  if (canRide(view, me, false)) return null;
  return cannotMove(view, me);
};

/** What keeps a rider who cannot make a step. */
const cannotMove = (view: View, me: Seat): Why => {
  switch (obstacleAt(view.musketeers[me].at)) {
    case 'gate':
      return because('TRO.18', 'gate-closed');
    case 'boat':
      return because('TRO.19', 'no-boat');
    case 'castle':
      return because('TRO.20', 'duke-absent');
    case 'queen':
      return AT_QUEEN;
  }
};

export const wayWhy = (view: View, me: Seat, way: Way): Why | null => {
  const { at, leg } = view.musketeers[me];
  switch (way) {
    case 'public':
    case 'stairs':
      return louvreWhy(view, me, way);
    case 'sea': {
      const waits = (at === 'CAL' && leg === 4) || (at === 'DOV' && leg === 5);
      return waits && !hasBoat(view.news, at) ? because('TRO.19', 'no-boat') : null;
    }
    case 'france':
      if (leg < 4) return LEGS_FIRST;
      return leg === 5 || isLate(view) ? null : because('TRO.26', 'carrier-not-back');
    case 'shortcut':
      return shortcutWhy(view, leg);
    case 'road':
      return roadWhy(view, me);
  }
};

/** Why he cannot roll: he can make no step. */
export const standingWhy = ({ musketeers }: View, me: Seat): Why =>
  musketeers[me].at === 'QUEEN' ? AT_QUEEN : NOT_MOVING;
