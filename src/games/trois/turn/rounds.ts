import type { Seat, Tell } from '#kernel/game.ts';
import { relieve, turnUpGazette } from '../cards/news.ts';
import { putOrderUnder } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import { carryOut } from '../orders/orders.ts';
import type { State, Turn } from '../state.ts';
import { isAskedToStart, ponder } from './asked.ts';
import { arrive, endRide } from './land.ts';
import { ride } from './ride.ts';
import { standBlocked } from './start.ts';
import { reclaimStuds } from './studs.ts';

const newTurn = (seat: Seat): Turn => ({
  seat,
  prompt: 'start',
  stage: 'start',
  fresh: true,
  dice: [],
  mode: 'dice',
  back: false,
  seeks: false,
  points: 0,
  path: [],
  told: 0,
  from: 0,
  left: false,
  card: null,
  todo: [],
  news: false,
  again: null,
});

/** A turn is missed; when the wait is over the card goes back and he takes the studs he had to leave here. */
const miss = (draft: State, seat: Seat, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[seat];
  const card = musketeer.skipCard;
  if (card === null) throw new Error('nothing makes him miss a turn');
  musketeer.skip--;
  tell?.({ kind: 'missed', seat, card, left: musketeer.skip });
  if (musketeer.skip > 0) return;
  musketeer.skipCard = null;
  putOrderUnder(draft, card);
  reclaimStuds(draft, seat, tell); // TRO.RULING.28
};

/** Whose turn comes next. A round is one turn of each; if all of them were held up, the bad news end (TRO.21). */
const following = (draft: State, seat: Seat, tell: Tell<Event>): Seat => {
  const { order } = draft;
  const place = order.indexOf(seat) + 1;
  if (place < order.length) return order[place];
  if (draft.blocked.length === order.length) relieve(draft, tell);
  draft.blocked = [];
  draft.round++;
  return order[0];
};

/** Opens the turn of this seat, or of the next one who does not miss his. */
const openTurn = (draft: State, seat: Seat, tell: Tell<Event>) => {
  for (let next = seat; ; next = following(draft, next, tell)) {
    tell?.({ kind: 'turn', seat: next, round: draft.round });
    if (draft.musketeers[next].skip === 0) {
      draft.turn = newTurn(next);
      return;
    }
    miss(draft, next, tell);
  }
};

/** TRO.14, then TRO.10: first roll, gazette, second roll. */
const readNews = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat, again } = turn;
  if (turn.news) turnUpGazette(draft, 'read', seat, tell);
  if (again === null) {
    turn.stage = 'end';
    return;
  }
  tell?.({ kind: 'again', seat, why: again });
  draft.turn = { ...newTurn(seat), fresh: false };
};

/** One stage of a turn; true if somebody is asked something. */
const proceed = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  switch (turn.stage) {
    case 'start':
      if (isAskedToStart(draft, turn)) return true;
      standBlocked(draft, turn, tell);
      return false;
    case 'rolled':
      return ponder(draft, turn);
    case 'ride':
      return ride(draft, turn, tell);
    case 'moved':
      return endRide(draft, turn, tell);
    case 'arrived':
      return arrive(draft, turn, tell);
    case 'orders':
      return carryOut(draft, turn, tell);
    case 'news':
      readNews(draft, turn, tell);
      return false;
    case 'end':
      openTurn(draft, following(draft, turn.seat, tell), tell);
      return false;
  }
};

/** Goes on until somebody is asked something or the match is over. */
export const goOn = (draft: State, tell: Tell<Event>) => {
  while (draft.phase === 'ride') {
    if (draft.turn === null) throw new Error('nobody is riding');
    if (proceed(draft, draft.turn, tell)) return;
  }
};

export const beginTurn = (draft: State, seat: Seat, tell: Tell<Event>) => {
  openTurn(draft, seat, tell);
  goOn(draft, tell);
};
