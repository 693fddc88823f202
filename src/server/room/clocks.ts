import type { Seat } from '#kernel/game.ts';
import type { ClockTimes, SeatClockView } from '#wire/clock.ts';
import type { Closed } from './outages.ts';
import type { RoomAction } from './room-entry.ts';

/**
 * The clock of one seat as the journal tells it: every node that reads the same entries at the same times has the same, also
 * after a restart. Times in milliseconds.
 */
export interface SeatClock {
  /** What was left when it last started or stopped: for the match, and for this question. */
  readonly bank: number;
  readonly choice: number;
  /** When it started to run; null while it stands still. */
  readonly since: number | null;
  /** How many choices stood when it was last given time for a question: none gives it twice, however often it is taken back. */
  readonly given: number;
}

export type SeatClocks = readonly SeatClock[];

/** Who comes back while nothing has moved has so much time at least. */
const TIME_TO_LOOK = 10_000;

export const freshClocks = ({ bank, choice }: ClockTimes, seats: number): SeatClocks =>
  Array.from({ length: seats }, () => ({ bank: bank * 1000, choice: choice * 1000, since: null, given: -1 }));

/** What is left at that time. The house's own absence costs nobody anything. */
export const clockAt = (
  { bank, choice, since }: SeatClock,
  now: number,
  closed: Closed,
): Pick<SeatClock, 'bank' | 'choice'> => {
  if (since === null) return { bank, choice };
  const used = Math.max(0, now - since - closed(since, now));
  return { choice: Math.max(0, choice - used), bank: Math.max(0, bank - Math.max(0, used - choice)) };
};

/** An entry, and how the table stands after it. */
export interface ClockStep {
  readonly time: number;
  readonly action: RoomAction;
  /** How many choices stand. */
  readonly at: number;
  /** The people without whose answer the match does not go on. */
  readonly waited: readonly Seat[];
}

const answeredBy = (action: RoomAction): Seat | null => (action.kind === 'play' ? action.seat : null);
/** Whoever plays that seat now has just come to it. */
const isBack = (action: RoomAction, seat: Seat): boolean =>
  (action.kind === 'return' || action.kind === 'sit' || action.kind === 'reclaim') && action.seat === seat;
const added = (action: RoomAction, seat: Seat): number =>
  action.kind === 'moment' && action.seat === seat ? action.adds : 0;

/** The clocks after an entry. */
export const clocksAfter = (
  clocks: SeatClocks,
  { time, action, at, waited }: ClockStep,
  times: ClockTimes,
  closed: Closed,
): SeatClocks =>
  clocks.map((clock, seat) => {
    const { bank, choice: left } = clockAt(clock, time, closed);
    const runs = waited.includes(seat);
    const isAsked = runs && (clock.since === null || answeredBy(action) === seat);
    const isGiven = isAsked && at > clock.given;
    const full = times.choice * 1000;
    const least = isBack(action, seat) ? Math.min(full, TIME_TO_LOOK) : 0;
    const choice = Math.max(isGiven ? full : left, least) + added(action, seat);
    return { bank, choice, since: runs ? time : null, given: isGiven ? at : clock.given };
  });

/** The running clocks, with all the time each has. */
export const runningAt = (
  clocks: SeatClocks,
  now: number,
  closed: Closed,
): { readonly seat: Seat; readonly left: number }[] =>
  clocks.flatMap((clock, seat) => {
    if (clock.since === null) return [];
    const { bank, choice } = clockAt(clock, now, closed);
    return [{ seat, left: bank + choice }];
  });

/** How much time the one has that runs out first; null while none runs. */
export const soonest = (running: readonly { readonly left: number }[]): number | null =>
  running.length === 0 ? null : Math.min(...running.map(({ left }) => left));

/** As everybody sees them. */
export const clocksSeen = (clocks: SeatClocks, now: number, closed: Closed): SeatClockView[] =>
  clocks.map(clock => ({ ...clockAt(clock, now, closed), runs: clock.since !== null }));
