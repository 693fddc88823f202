import type { Seat, Tell } from '#kernel/game.ts';
import { TRAP } from '../board/board.ts';
import { toGo } from '../board/route.ts';
import type { Event } from '../events.ts';
import { carrierOf, type State } from '../state.ts';

type Source = Extract<Event, { kind: 'studs' }>['from'];

export const takeStuds = (draft: State, seat: Seat, from: Source, loser: Seat | null, tell: Tell<Event>) => {
  draft.studs = { where: 'rider', seat };
  draft.given = true;
  tell?.({ kind: 'studs', seat, from, loser });
};

/** TRO.24, TRO.25: he leaves them where he is. */
export const leaveStuds = (draft: State, seat: Seat, tell: Tell<Event>) => {
  const { at } = draft.musketeers[seat];
  draft.studs = { where: 'square', at, by: seat };
  tell?.({ kind: 'dropped', seat, at, trap: at === TRAP });
};

/** TRO.RULING.28: he still stands where a card made him leave the studs, and his wait is over. */
export const reclaimStuds = (draft: State, seat: Seat, tell: Tell<Event>) => {
  const { studs } = draft;
  if (studs.where !== 'square' || studs.by !== seat || studs.at === TRAP) return;
  if (studs.at === draft.musketeers[seat].at) takeStuds(draft, seat, 'ground', null, tell);
};

/** TRO.24: studs on the ground are his who rides over them on the way home; others finish their legs first. */
export const pickUpStuds = (draft: State, seat: Seat, tell: Tell<Event>) => {
  const { studs } = draft;
  const { at, leg } = draft.musketeers[seat];
  if (studs.where !== 'square' || studs.at !== at || at === TRAP || leg !== 5) return;
  takeStuds(draft, seat, 'ground', null, tell);
};

/** Of those the carrier fell behind, the one who leads; among equals he whose turn comes first. */
const passedBy = ({ musketeers, order }: State, carrier: Seat, before: number, now: number): Seat | null => {
  let best: Seat | null = null;
  let least = now;
  for (let place = 1; place < order.length; place++) {
    const seat = order[(order.indexOf(carrier) + place) % order.length];
    const { at, leg } = musketeers[seat];
    if (leg !== 5) continue;
    const steps = toGo(at, leg);
    if (steps >= before && steps < least) {
      best = seat;
      least = steps;
    }
  }
  return best;
};

/**
 * TRO.23, TRO.RULING.22: who has overtaken the carrier by this seat's move, which began so many steps from the Queen.
 * Only final squares count: he was level or behind and is ahead now, by his own move or because the carrier went back.
 */
export const overtakerBy = (state: State, seat: Seat, before: number): Seat | null => {
  const carrier = carrierOf(state);
  if (carrier === null) return null;
  const { at, leg } = state.musketeers[seat];
  const carried = toGo(state.musketeers[carrier].at, 5);
  if (seat === carrier) return passedBy(state, carrier, before, carried);
  return leg === 5 && before >= carried && toGo(at, leg) < carried ? seat : null;
};

/** TRO.RULING.22: he who overtakes would come over the trapped rider with the studs. */
export const trapBetween = (state: State, overtaker: Seat): boolean => {
  const carrier = carrierOf(state);
  if (carrier === null) return false;
  const trap = toGo(TRAP, 5);
  return toGo(state.musketeers[carrier].at, 5) > trap && toGo(state.musketeers[overtaker].at, 5) <= trap;
};

/** He takes the studs in passing; with the trapped rider between they stay there, unless a Botte keeps them. */
export const overtake = (draft: State, overtaker: Seat, stay: 'with-him' | 'if-not-trapped', tell: Tell<Event>) => {
  const trapped = stay === 'if-not-trapped' && trapBetween(draft, overtaker);
  takeStuds(draft, overtaker, 'overtaken', carrierOf(draft), tell);
  if (!trapped) return;
  draft.studs = { where: 'square', at: TRAP, by: overtaker };
  tell?.({ kind: 'dropped', seat: overtaker, at: TRAP, trap: true });
};
