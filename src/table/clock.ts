import { CLOCK, type Options } from '#kernel/game.ts';
import type { Table } from './table.ts';

/** Time as the table is given it: a clock to read, and a bell to set. */
export interface Time {
  /** In milliseconds, from wherever. */
  readonly now: () => number;
  /** Rings once after so many milliseconds, unless it is put away before. */
  readonly bell: (milliseconds: number, ring: () => void) => () => void;
}

interface HourglassOptions {
  /** How much sand there is. */
  readonly seconds: number;
  readonly time: Time;
}

export interface Hourglass {
  /** What is left, in milliseconds; null while the sand stands still. */
  readonly left: () => number | null;
  readonly stop: () => void;
}

/** How much sand a match is played with, in seconds; null where its game has no hourglass. */
export const sandIn = (options: Options): number | null => {
  const seconds = Number(options.hourglassSeconds ?? Number.NaN);
  return Number.isNaN(seconds) ? null : seconds;
};

/**
 * The hourglass of a table: its sand runs only while the rules offer the seat of the clock a choice, and when it has
 * run out that choice is made.
 */
export const keepTime = (table: Table, { seconds, time }: HourglassOptions): Hourglass => {
  let left = seconds * 1000;
  let since: number | null = null;
  let told = table.story(null).length;
  let putAway = () => {};

  const offered = () => table.seen(null).asked.find(each => each.seat === CLOCK);

  const halt = () => {
    if (since !== null) left -= time.now() - since;
    since = null;
    putAway();
    putAway = () => {};
  };

  const ring = () => {
    const decision = offered();
    if (since === null || decision === undefined) return;
    const early = left - (time.now() - since);
    if (early > 0) putAway = time.bell(early, ring);
    else {
      halt();
      table.choose(CLOCK, table.seen(null).version, decision.choices[0]);
    }
  };

  const look = () => {
    const story = table.story(null);
    if (story.slice(told).some(each => each.event.refills)) {
      halt();
      left = seconds * 1000;
    }
    told = story.length;
    if (offered() === undefined) return halt();
    if (since !== null) return;
    since = time.now();
    putAway = time.bell(Math.max(0, left), ring);
  };

  const unwatch = table.watch(look);
  look();
  return {
    left: () => (since === null ? null : Math.max(0, left - (time.now() - since))),
    stop() {
      unwatch();
      halt();
    },
  };
};
