import type { Seat, Tell } from '#kernel/game.ts';
import { type Sign, signOf, TRAP } from '../board/board.ts';
import { headingOf } from '../board/ways.ts';
import { isBotte } from '../cards/bottes.ts';
import type { Pile } from '../cards/cards.ts';
import { HAND_LIMIT } from '../cards/hand.ts';
import { ORDERS, putOrderUnder, takeFrom } from '../cards/piles.ts';
import type { Event } from '../events.ts';
import { carrierOf, EVERYBODY, type State, type Turn } from '../state.ts';
import { giveWay, tellRide } from './ride.ts';
import { overtake, overtakerBy, takeStuds, trapBetween } from './studs.ts';

/** The end of a ride: a taken square is left, and the carrier may have been overtaken; true if he is asked something. */
export const endRide = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  tellRide(turn, tell);
  giveWay(draft, seat, headingOf(turn), tell);
  turn.stage = 'arrived';
  const overtaker = overtakerBy(draft, seat, turn.from);
  if (overtaker === null) return false;
  if (trapBetween(draft, seat)) {
    if (draft.musketeers[seat].bottes.length > 0) {
      turn.prompt = 'trap';
      return true;
    }
    turn.left = true;
  }
  overtake(draft, overtaker, 'if-not-trapped', tell);
  return false;
};

/** TRO.28: the studs are with the Queen. */
export const hasWon = (draft: State, seat: Seat, tell: Tell<Event>): boolean => {
  if (carrierOf(draft) !== seat || draft.musketeers[seat].at !== 'QUEEN') return false;
  const card = draft.turn?.card ?? null;
  if (card !== null) putOrderUnder(draft, card);
  draft.phase = 'over';
  draft.winner = seat;
  draft.turn = null;
  tell?.({ kind: 'won', seat, round: draft.round });
  return true;
};

const PILES: Readonly<Partial<Record<Sign, Pile>>> = { sword: 'sword', dagger: 'rochefort', phial: 'milady' };

/** What the last square does to him who ends his ride on it; true if he is asked something. */
export const arrive = (draft: State, turn: Turn, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const { at, leg } = draft.musketeers[seat];
  if (hasWon(draft, seat, tell)) return false;
  turn.stage = 'orders';
  if (turn.path.length === 1) return false;
  if (at === 'QUEEN' && leg === 5) tell?.({ kind: 'stopped', seat, at, why: 'queen', lost: turn.points }); // TRO.RULING.24
  turn.points = 0;
  // TRO.25: ending exactly on the trapped rider, but not by him who has just left them there.
  const { studs } = draft;
  if (at === TRAP && studs.where === 'square' && studs.at === TRAP && !turn.left)
    takeStuds(draft, seat, 'trap', null, tell);
  const pile = PILES[signOf(at) ?? 'plain'];
  // TRO.RULING.18: a square reached by a card draws no other card.
  return turn.mode !== 'card' && pile !== undefined && draw(draft, turn, pile, tell);
};

/** TRO.13: a Botte goes to the hand, any other card lies open; true if he is asked something. */
export const draw = (draft: State, turn: Turn, pile: Pile, tell: Tell<Event>): boolean => {
  const { seat } = turn;
  const musketeer = draft.musketeers[seat];
  const { card, seen } = takeFrom(draft, pile);
  if (isBotte(card)) {
    musketeer.bottes = [...musketeer.bottes, { card, seen: (seen & EVERYBODY) | (1 << seat) }];
    tell?.({ kind: 'drew', seat, pile, card: null, secret: { to: [seat], botte: card }, reveals: true });
    if (musketeer.bottes.length <= HAND_LIMIT) return false;
    turn.prompt = 'limit';
    return true;
  }
  turn.card = card;
  tell?.({ kind: 'drew', seat, pile, card, reveals: true });
  // No Botte is of any use against a card of the sword pile.
  if (pile !== 'sword' && musketeer.bottes.length > 0) {
    turn.prompt = 'drawn';
    return true;
  }
  turn.todo = [ORDERS[card], ...turn.todo];
  return false;
};
