import type { Seat, Tell } from '#kernel/game.ts';
import type { OrderId } from '../cards/cards.ts';
import type { Until } from '../cards/effects.ts';
import { putOrderUnder } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import { isWaiting } from '../facts.ts';
import type { State, Turn } from '../state.ts';
import { reclaimStuds } from '../turn/studs.ts';
import { inVain } from './vain.ts';

/** TRO.13: the card is kept until its wait or condition is done. */
const keepCard = (turn: Turn): OrderId => {
  const { card } = turn;
  if (card === null) throw new Error('no card lies open');
  turn.card = null;
  return card;
};

export const skip = (draft: State, turn: Turn, turns: number, tell: Tell<Event>) => {
  const { seat } = turn;
  const musketeer = draft.musketeers[seat];
  const card = keepCard(turn);
  musketeer.skip = turns;
  musketeer.skipCard = card;
  turn.again = null; // TRO.RULING.14
  tell?.({ kind: 'waits', seat, turns, card });
};

export const hold = (draft: State, turn: Turn, until: Until, attempts: number, tell: Tell<Event>) => {
  const { seat } = turn;
  const card = keepCard(turn);
  draft.musketeers[seat].hold = { until, attempts, card };
  turn.again = null; // TRO.RULING.14
  tell?.({ kind: 'bound', seat, card });
};

export const oneDie = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat } = turn;
  const musketeer = draft.musketeers[seat];
  const card = keepCard(turn);
  if (musketeer.oneDie !== null) putOrderUnder(draft, musketeer.oneDie);
  musketeer.oneDie = card;
  tell?.({ kind: 'one-die', seat, card });
};

/** A companion waits no longer. */
export const free = (draft: State, seat: Seat, companion: Seat, tell: Tell<Event>) => {
  const musketeer = draft.musketeers[companion];
  tell?.({ kind: 'freed', seat, companion });
  if (musketeer.skipCard !== null) putOrderUnder(draft, musketeer.skipCard);
  musketeer.skip = 0;
  musketeer.skipCard = null;
  if (musketeer.hold !== null) {
    const { card } = musketeer.hold;
    putOrderUnder(draft, card);
    tell?.({ kind: 'released', seat: companion, card, how: 'freed' });
  }
  musketeer.hold = null;
  reclaimStuds(draft, companion, tell);
};

/** MO09: true if he is asked whom. */
export const freeCompanion = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  const waiting = draft.order.filter(seat => seat !== turn.seat && isWaiting(draft, seat));
  if (waiting.length > 1) {
    turn.prompt = 'free';
    return true;
  }
  if (waiting.length === 0) inVain(turn, 'companions', tell);
  for (const companion of waiting) free(draft, turn.seat, companion, tell);
  return false;
};
