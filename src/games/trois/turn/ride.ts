import type { Seat, Tell } from '#kernel/game.ts';
import { GATE, isPlace, type Place, type Space, signOf, TRAP } from '../board/board.ts';
import { isRest, wayToFree } from '../board/landings.ts';
import { toGo } from '../board/route.ts';
import { obstacleAt } from '../board/setting-out.ts';
import { stepBack, stepOn } from '../board/steps.ts';
import { type Heading, isTaken, keyFitsStairs, waysBack, waysFrom } from '../board/ways.ts';
import type { RidePrompt, Way } from '../choices.ts';
import type { Event } from '../events.ts';
import { carrierOf, LEG_ENDS, type Leg, type Musketeer, type State, type Turn } from '../state.ts';
import { leaveStuds, pickUpStuds, takeStuds } from './studs.ts';

/** A ride of so many squares begins. */
export const saddle = (draft: State, turn: Turn, mode: Turn['mode'], points: number) => {
  const { at, leg } = draft.musketeers[turn.seat];
  turn.mode = mode;
  turn.points = points;
  turn.path = [at];
  turn.told = 0;
  turn.from = toGo(at, leg);
  turn.left = false;
  turn.back = false;
};

/** Tells the squares ridden since the last telling: a move is told piece by piece where something happens on it. */
export const tellRide = (turn: Turn, tell: Tell<Event>) => {
  const { seat, path, told, mode, back } = turn;
  turn.told = path.length - 1;
  if (told < turn.told) tell?.({ kind: 'rode', seat, path: path.slice(told), by: mode, back });
};

/** The legs end and begin at places (TRO.2); the first who enters Buckingham's castle receives the studs (TRO.22). */
export const reachPlace = (draft: State, seat: Seat, place: Place, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[seat];
  const { leg } = musketeer;
  if (leg === 5 || place !== LEG_ENDS[leg]) return;
  if (place === 'BUCK' && draft.studs.where === 'buckingham') takeStuds(draft, seat, 'buckingham', null, tell);
  beginLeg(draft, seat, (leg + 1) as Leg, tell);
};

const beginLeg = (draft: State, seat: Seat, leg: Leg, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[seat];
  musketeer.leg = leg;
  tell?.({ kind: 'leg', seat, leg, at: musketeer.at });
};

/** The studs stay with the trapped rider (TRO.25). */
export const leaveInTrap = (draft: State, turn: Turn, tell: Tell<Event>) => {
  turn.left = true;
  leaveStuds(draft, turn.seat, tell);
};

/** One step, with what the space does to him who rides over it; true if he is asked something. */
const enter = (draft: State, turn: Turn, space: Space, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const musketeer = draft.musketeers[seat];
  musketeer.at = space;
  turn.path.push(space);
  turn.points--;
  if (isPlace(space)) {
    tellRide(turn, tell);
    reachPlace(draft, seat, space, tell);
    return false;
  }
  if (turn.back) return false;
  if (signOf(space) === 'gazette') {
    turn.news = true; // TRO.14
    if (turn.seeks) turn.points = 0;
  }
  if (draft.studs.where === 'square' && draft.studs.at === space) {
    tellRide(turn, tell);
    pickUpStuds(draft, seat, tell);
  }
  if (space !== TRAP || carrierOf(draft) !== seat) return false;
  tellRide(turn, tell);
  if (musketeer.bottes.length > 0) {
    turn.prompt = 'trap';
    return true;
  }
  leaveInTrap(draft, turn, tell);
  return false;
};

/** The first step on a way; true if he is asked something. */
export const rideBy = (draft: State, turn: Turn, way: Way, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const { at, leg } = draft.musketeers[seat];
  const space = turn.back ? stepBack(way, at, leg) : stepOn(way, at, leg);
  // TRO.26, TRO.27: he is on his way home without having been at the castle.
  if (way === 'france' || way === 'shortcut') beginLeg(draft, seat, 5, tell);
  return enter(draft, turn, space, tell);
};

/** What he is asked before his next step. It depends on how many Bottes he holds, never on which. */
const questionAt = (
  draft: State,
  turn: Turn,
  { at, leg, bottes }: Musketeer,
  ways: readonly Way[],
): RidePrompt | null => {
  const armed = bottes.length > 0;
  if (isRest(at)) {
    if (ways.length === 0) return null;
    const came = turn.path.length > 1;
    return came || ways.length > 1 || (armed && keyFitsStairs(draft, at, leg)) ? 'way' : null;
  }
  if (ways.length > 1) return 'way';
  if (turn.back && at === 'CAL') return null;
  if (at === 'CAL' || at === 'DOV') return ways[0] === 'france' || (ways.length === 0 && armed) ? 'port' : null;
  return ways.length === 0 && armed && GATE.some(square => square === at) ? 'gate' : null;
};

/** The ride ends here, its points are lost; cut short by gate, sea or castle it brings no further roll (TRO.RULING.14). */
export const halt = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat, points: lost } = turn;
  const { at } = draft.musketeers[seat];
  turn.points = 0;
  tellRide(turn, tell);
  // Going back for the studs nobody rides farther than Calais.
  if (turn.back && at === 'CAL') return;
  const why = obstacleAt(at);
  turn.again = null;
  tell?.({ kind: 'stopped', seat, at, why, lost });
};

/** Step by step until the points are used up; true if he is asked something. */
export const ride = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  const musketeer = draft.musketeers[turn.seat];
  while (turn.points > 0) {
    const { at, leg } = musketeer;
    const ways = turn.back ? waysBack(draft, at, leg) : waysFrom(draft, at, leg);
    const question = questionAt(draft, turn, musketeer, ways);
    if (question !== null) {
      turn.prompt = question;
      tellRide(turn, tell);
      return true;
    }
    if (at === 'QUEEN' && ways.length === 0) break; // TRO.RULING.24: it shows later who has the studs
    if (ways.length === 0) halt(draft, turn, tell);
    else if (rideBy(draft, turn, ways[0], tell)) return true;
  }
  turn.stage = 'moved';
  return false;
};

/** TRO.11 */
export const giveWay = (draft: State, seat: Seat, heading: Heading, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[seat];
  const { at, leg } = musketeer;
  if (!isTaken(draft, at, seat)) return;
  const path = wayToFree(draft, seat, at, leg, heading);
  musketeer.at = path.at(-1) ?? at;
  tell?.({ kind: 'gave-way', seat, path });
};
