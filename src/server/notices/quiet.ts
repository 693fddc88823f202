/** Times of the day where a person lives: clocks are put forward and back, and midnight is nothing special. */
import type { Wishes } from '#wire/notices.ts';

const MINUTE = 60_000;
const DAY = 24 * 60;
/** No clock on earth is moved by more than this at once, in minutes. */
const MOST_SHIFT = 125;

type Quiet = Wishes['quiet'];

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Tells the minute of the day a clock on the wall shows. */
const wallClock = (zone: string): ((time: number) => number) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return time => minutes(format.format(time));
};

const isQuietMinute = (quiet: NonNullable<Quiet>, minute: number): boolean => {
  const [from, to] = [minutes(quiet.from), minutes(quiet.to)];
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
};

const wholeMinute = (time: number): number => Math.ceil(time / MINUTE) * MINUTE;

/** The first whole minute from `start` on that fits; `expected` minutes would be right if no clock were moved. */
const firstMinute = (start: number, expected: number, fits: (time: number) => boolean): number => {
  let time = start + Math.max(0, expected - MOST_SHIFT) * MINUTE;
  while (!fits(time)) time += MINUTE;
  return time;
};

export const isQuiet = (time: number, quiet: Quiet, zone: string): boolean =>
  quiet !== null && isQuietMinute(quiet, wallClock(zone)(time));

/** That time, or the end of the quiet hours it lies in. */
export const afterQuiet = (time: number, quiet: Quiet, zone: string): number => {
  if (quiet === null || !isQuiet(time, quiet, zone)) return time;
  const clock = wallClock(zone);
  const start = wholeMinute(time);
  const left = (minutes(quiet.to) - clock(start) + DAY) % DAY;
  return firstMinute(start, left, each => !isQuietMinute(quiet, clock(each)));
};

/** When the clock on the wall next strikes that hour, or passes it where it is put forward over it. */
export const nextStroke = (time: number, hour: number, zone: string): number => {
  const clock = wallClock(zone);
  const since = (each: number): number => (clock(each) - hour * 60 + DAY) % DAY;
  const start = wholeMinute(time + 1);
  // Put back, a clock shows less than before without having struck: only a fall by most of a day is a stroke.
  return firstMinute(start, (DAY - since(start)) % DAY, each => since(each - MINUTE) - since(each) > DAY / 2);
};
