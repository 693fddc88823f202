import { CONSTANCE_LAST, SIEGE_END } from '#games/roy/cards/board.ts';
import type { Event } from '#games/roy/events.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';
import { below, type Rng } from '#kernel/rng.ts';
import type { Reason } from '../../voice/voice.ts';
import { roundsLeft } from '../estimate/stakes.ts';
import { honourLeft } from './concerns.ts';
import { tell } from './reasons.ts';

/** From here on she counts what is left. */
const NEAR = 3;

const honour = (open: View): Reason | null => {
  const left = honourLeft(open);
  if (left === 0) return null;
  return tell(left <= NEAR ? 'taunt-honour-last' : 'taunt-honour', { left });
};

const siege = ({ from, to }: Extract<Event, { kind: 'siege-moved' }>): Reason | null => {
  const spaces = SIEGE_END + to;
  if (to >= from || spaces <= 0) return null;
  return tell(spaces <= NEAR - 1 ? 'taunt-siege-last' : 'taunt-siege', { spaces });
};

const time = (open: View): Reason | null => {
  const rounds = roundsLeft(open);
  if (rounds <= 0) return null;
  return tell(rounds <= NEAR ? 'taunt-time-last' : 'taunt-time', { rounds });
};

/** What Milady might say of an event that everybody has seen, and how seldom she does: once in so many times. */
const remark = (open: View, event: Event): { readonly reason: Reason | null; readonly once: number } | null => {
  switch (event.kind) {
    case 'over':
      return { reason: event.winner === 'milady' ? tell('taunt-won', {}) : tell('taunt-beaten', {}), once: 1 };
    case 'louvre-failed':
      return { reason: tell('taunt-louvre', {}), once: 3 };
    case 'fell':
      return { reason: tell('taunt-fell', { who: event.who }), once: 3 };
    case 'jailed':
      return event.by === 'richelieu'
        ? { reason: tell('taunt-richelieu', { who: event.who }), once: 2 }
        : { reason: tell('taunt-jailed', { who: event.who }), once: 2 };
    case 'rochefort-down':
      return { reason: tell('taunt-rochefort', {}), once: 1 };
    case 'abduction':
      return event.total >= CONSTANCE_LAST
        ? null
        : { reason: tell('taunt-constance', { left: CONSTANCE_LAST - event.total }), once: 3 };
    case 'paris':
      return event.card === 'abduction' ? { reason: tell('taunt-abduction', {}), once: 2 } : null;
    case 'honour':
      return event.change < 0 ? { reason: honour(open), once: 4 } : null;
    case 'siege-moved':
      return { reason: siege(event), once: 4 };
    case 'razed':
      return event.card === null ? null : { reason: tell('taunt-razed', {}), once: 4 };
    case 'time':
      return { reason: time(open), once: 8 };
    case 'holds':
      return { reason: tell('taunt-holds', { who: event.who }), once: 4 };
    case 'snare':
      return { reason: tell('taunt-snare', { who: event.who }), once: 3 };
    case 'decoy':
      return { reason: tell('taunt-decoy', { who: event.who }), once: 5 };
    case 'duel-over':
      return event.won || event.foe === 'rochefort'
        ? null
        : { reason: tell('taunt-lost', { who: event.who, foe: event.foe }), once: 16 };
    case 'fled':
      return { reason: tell('taunt-fled', { life: event.life }), once: 4 };
    case 'completed':
      return { reason: tell('taunt-completed', { place: event.place }), once: 6 };
    case 'board-done':
      return { reason: tell('taunt-board', { board: event.board }), once: 3 };
    case 'wounded':
      return event.life === 1 && event.by !== 'sacrifice'
        ? { reason: tell('taunt-wounded', { who: event.who, life: event.life }), once: 8 }
        : null;
    case 'ended':
      return event.left > 1 ? { reason: tell('taunt-idle', { who: event.who }), once: 3 } : null;
    default:
      return null;
  }
};

/** Milady alone taunts, and at most of one thing at a time: the gravest that chance lets her speak of. */
export const taunt = (open: View, seat: Seat, events: readonly Event[], rng: Rng): Reason | null => {
  if (seat !== MILADY || open.automa) return null;
  let said: Reason | null = null;
  let rarest = Infinity;
  for (const event of events) {
    const found = remark(open, event);
    if (found === null || found.reason === null || found.once >= rarest || below(rng, found.once) > 0) continue;
    said = found.reason;
    rarest = found.once;
  }
  return said;
};
