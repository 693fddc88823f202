import { CLOCK, type Seat } from '#kernel/game.ts';
import type { Phase } from '#wire/to-client.ts';
import type { TableSummary } from '../store/store.ts';
import { botAt, type Room } from './room.ts';
import { seatNames } from './seat-names.ts';

/** How long the node that is at it gets before another one looks, in milliseconds. */
const GRACE = 10_000;

/** Who sits where, for lists. */
export const seatsInSummary = (room: Room): TableSummary['seats'] => {
  const names = seatNames(room);
  return room.seats.map(({ plan, person }, at) => ({
    name: names[at],
    person,
    bot: plan.kind === 'bot',
    open: plan.kind === 'open',
  }));
};

/** What the match says. */
interface Standing {
  readonly phase: Phase;
  readonly asked: readonly Seat[];
  /** What the clock has left while it runs. */
  readonly sand?: number | null;
  /** What the seat has left whose time runs out first. */
  readonly left?: number | null;
  readonly seats?: TableSummary['seats'];
  /** The bots that wait for people. */
  readonly waiting?: readonly Seat[];
}

/** What lists show of a table. */
export const summaryOf = (room: Room, standing: Standing): TableSummary => {
  const { phase, asked, sand = null, left = null, seats = seatsInSummary(room), waiting = [] } = standing;
  const owes = asked.some(seat => seat !== CLOCK && botAt(room.seats[seat]) !== null && !waiting.includes(seat));
  const soon = [...(owes ? [0] : []), ...(sand === null ? [] : [sand]), ...(left === null ? [] : [left])];
  const due = soon.length === 0 ? null : room.time + Math.min(...soon) + GRACE;
  return {
    phase,
    ...(phase === 'gathering' ? {} : { rules: room.rules }),
    // What was called off stays open to those who find it by its address; no list leads there.
    listed: room.listed && phase !== 'cancelled',
    seats,
    asked: asked.filter(seat => seat !== CLOCK),
    moved: room.moved,
    due,
  };
};
