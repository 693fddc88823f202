import type { Seat, Tell } from '#kernel/game.ts';
import { isPlace, type Space, signOf } from '../board/board.ts';
import { behind, toGo } from '../board/route.ts';
import { stepOn } from '../board/steps.ts';
import { waysFrom } from '../board/ways.ts';
import type { Event } from '../events.ts';
import type { Leg, State, Turn } from '../state.ts';
import { hasWon } from '../turn/land.ts';
import { giveWay, reachPlace, saddle } from '../turn/ride.ts';
import { overtake, overtakerBy, pickUpStuds, reclaimStuds } from '../turn/studs.ts';

/** A ride by a card: places, gazettes, studs and the trapped rider count, signs draw nothing (TRO.RULING.18). */
export const forward = (draft: State, turn: Turn, squares: number, to: 'end' | 'gazette') => {
  saddle(draft, turn, 'card', squares);
  turn.seeks = to === 'gazette';
  turn.stage = 'ride';
};

/** Back for so many squares or to the first one of a kind, never beyond the last place (TRO.RULING.20). */
export const pathBack = (from: Space, leg: Leg, most: number, isGoal: (space: Space) => boolean): readonly Space[] => {
  const path: Space[] = [from];
  for (let at = from; path.length <= most && !isPlace(at); ) {
    at = behind(at, leg);
    path.push(at);
    if (isGoal(at)) break;
  }
  return path;
};

export const backward = (
  draft: State,
  seat: Seat,
  most: number,
  isGoal: (space: Space) => boolean,
  tell: Tell<Event>,
) => {
  const musketeer = draft.musketeers[seat];
  const { leg } = musketeer;
  const before = toGo(musketeer.at, leg);
  const path = pathBack(musketeer.at, leg, most, isGoal);
  musketeer.at = path[path.length - 1];
  tell?.({ kind: 'rode', seat, path, by: 'card', back: true });
  giveWay(draft, seat, 'on', tell);
  const overtaker = overtakerBy(draft, seat, before);
  if (overtaker !== null) overtake(draft, overtaker, 'if-not-trapped', tell);
};
export const noGoal = (): boolean => false;
export const isGazette = (space: Space): boolean => signOf(space) === 'gazette';

/** A companion rides on his own account, to the next place at most: places and studs count, signs do nothing. */
const accompany = (draft: State, seat: Seat, squares: number, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[seat];
  const before = toGo(musketeer.at, musketeer.leg);
  // He takes along what he had to leave on his square: nobody might ever come back for it (TRO.RULING.28).
  reclaimStuds(draft, seat, tell);
  let path: Space[] = [musketeer.at];
  const tellPath = () => {
    if (path.length > 1) tell?.({ kind: 'rode', seat, path, by: 'companion', back: false });
    path = [musketeer.at];
  };
  for (let points = squares; points > 0; points--) {
    const { at, leg } = musketeer;
    const ways = waysFrom(draft, at, leg).filter(way => way !== 'france' && way !== 'shortcut');
    const way = ways.at(-1);
    if (way === undefined) break;
    musketeer.at = stepOn(way, at, leg);
    path.push(musketeer.at);
    if (isPlace(musketeer.at)) {
      tellPath();
      reachPlace(draft, seat, musketeer.at, tell);
      break;
    }
    if (draft.studs.where === 'square' && draft.studs.at === musketeer.at) {
      tellPath();
      pickUpStuds(draft, seat, tell);
    }
  }
  tellPath();
  giveWay(draft, seat, 'on', tell);
  const overtaker = overtakerBy(draft, seat, before);
  if (overtaker !== null) overtake(draft, overtaker, 'if-not-trapped', tell);
};

/** MO01: every other musketeer rides, in order of play. */
export const othersForward = (draft: State, turn: Turn, squares: number, tell: Tell<Event>) => {
  const { order } = draft;
  for (let place = 1; place < order.length; place++) {
    const seat = order[(order.indexOf(turn.seat) + place) % order.length];
    accompany(draft, seat, squares, tell);
    if (hasWon(draft, seat, tell)) return;
  }
};
