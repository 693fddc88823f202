import type { Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { Seen } from '#table/table.ts';
import type { Speed } from './pace.ts';

/** Somebody at this screen must answer. */
const isOurTurn = ({ asked }: Seen, people: readonly Seat[]): boolean =>
  asked.some(({ seat, optional }) => !optional && people.includes(seat));

/** Bots go on by themselves before anybody could press something. */
export const isBotsMoment = (open: Seen, people: readonly Seat[], speed: Speed): boolean =>
  !isOurTurn(open, people) && open.outcome === null && (speed === 'brisk' || speed === 'at-once');

/** Bots have done something, and go on: nobody at this screen is asked. */
export const isOthersTurn = (open: Seen, people: readonly Seat[], { entries }: MatchRecord): boolean => {
  const [last] = entries.at(-1) ?? [];
  return !isOurTurn(open, people) && open.outcome === null && last !== undefined && !people.includes(last);
};
