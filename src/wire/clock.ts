import type { Pace } from './to-client.ts';

/** What happens when a seat's time has run out: a bot plays until its owner returns, or the rules answer this one question. */
export type RunOut = { readonly by: 'bot'; readonly level: string } | { readonly by: 'rules' };

/** The time each seat has, in seconds: so much for every question, and when that is used up, from a bank for the match. */
export interface ClockTimes {
  readonly bank: number;
  readonly choice: number;
}

export const CLOCK_KINDS = ['relaxed', 'brisk', 'own'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** The clock of a table. */
export interface TableClock extends ClockTimes {
  readonly kind: ClockKind;
  readonly runOut: RunOut;
}

const MINUTE = 60;
const DAY = 86_400;

/** The clocks that have a name. */
export const NAMED_CLOCKS: Readonly<Record<Pace, Readonly<Record<'relaxed' | 'brisk', ClockTimes>>>> = {
  live: { relaxed: { bank: 15 * MINUTE, choice: MINUTE }, brisk: { bank: 5 * MINUTE, choice: 20 } },
  slow: { relaxed: { bank: 14 * DAY, choice: 3 * DAY }, brisk: { bank: 3 * DAY, choice: DAY } },
};

/** Own values lie between these, in seconds. */
export const CLOCK_LIMITS = { bank: { least: 5, most: 60 * DAY }, choice: { least: 1, most: 30 * DAY } } as const;

/** So often in a match somebody may ask for a moment, and so many milliseconds it gives. */
export const MOMENTS = 3;
export const MOMENT_LASTS: Readonly<Record<Pace, number>> = { live: 120_000, slow: DAY * 1000 };

/** So many milliseconds lie between two nudges of the same seat. */
export const NUDGES_APART: Readonly<Record<Pace, number>> = { live: 30_000, slow: DAY * 500 };

/** How a seat's clock stands, in milliseconds. */
export interface SeatClockView {
  readonly bank: number;
  /** For the question it is asked; used up before the bank. */
  readonly choice: number;
  readonly runs: boolean;
}
