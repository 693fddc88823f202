import type { Tell } from '#kernel/game.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Choice, Way } from '../choices.ts';
import type { Event } from '../events.ts';
import { holds, playBotte } from '../cards/hand.ts';
import { isRest } from '../board/landings.ts';
import { halt, rideBy } from '../turn/ride.ts';
import type { State, Turn } from '../state.ts';
import { keyFitsStairs, waysBack, waysFrom } from '../board/ways.ts';

const waysOf = (state: State, { seat, back }: Turn): readonly Way[] => {
  const { at, leg } = state.musketeers[seat];
  return back ? waysBack(state, at, leg) : waysFrom(state, at, leg);
};
const offer = (choices: Choice[], state: State, { seat }: Turn, botte: BotteId) => {
  if (holds(state, seat, botte)) choices.push({ kind: 'botte', botte });
};

/** TRO.12, TRO.RULING.9: where several ways part, and where he may stop. */
export const askWay = (state: State, turn: Turn): Choice[] => {
  const { at, leg } = state.musketeers[turn.seat];
  const choices: Choice[] = waysOf(state, turn).map(way => ({ kind: 'way', way }));
  if (isRest(at) && turn.path.length > 1) choices.push({ kind: 'stop' });
  if (keyFitsStairs(state, at, leg) && !(turn.back && at === 'BON')) offer(choices, state, turn, 'BS04');
  return choices;
};

/** TRO.RULING.6 */
export const askGate = (state: State, turn: Turn): Choice[] => {
  const choices: Choice[] = [{ kind: 'stop' }];
  offer(choices, state, turn, 'BS03');
  return choices;
};

/** TRO.RULING.4, TRO.26 */
export const askPort = (state: State, turn: Turn): Choice[] => {
  const choices: Choice[] = waysOf(state, turn).map(way => ({ kind: 'way', way }));
  choices.push({ kind: 'stop' });
  offer(choices, state, turn, 'BS05');
  return choices;
};

/** By choice at a place, or because gate or sea are closed. */
export const stop = (draft: State, turn: Turn, tell: Tell<Event>) => {
  if (turn.prompt === 'way') turn.points = 0;
  else halt(draft, turn, tell);
};

const OPENS: Readonly<Partial<Record<BotteId, Way>>> = { BS03: 'road', BS04: 'stairs', BS05: 'sea' };

/** The Botte opens the way once, and he takes it. */
export const openWay = (draft: State, turn: Turn, botte: BotteId, tell: Tell<Event>): boolean => {
  const way = OPENS[botte];
  if (way === undefined) throw new Error(`${botte} opens no way`);
  playBotte(draft, turn.seat, botte, tell);
  return rideBy(draft, turn, way, tell);
};
