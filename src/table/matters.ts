import type { Decision, Seat } from '#kernel/game.ts';
import type { TableNow } from './table.ts';

export const questionOf = (table: TableNow, seat: Seat): Decision<unknown> | undefined =>
  table.seen(seat).asked.find(each => each.seat === seat);

/** What the seat is asked now settles the same as that choice would. */
export const isAskedAbout = (table: TableNow, seat: Seat, choice: unknown): boolean => {
  const matter = table.game.matter?.(choice) ?? null;
  if (matter === null) return false;
  return questionOf(table, seat)?.choices.some(each => table.game.matter?.(each) === matter) ?? false;
};

/** A person is asked about the same matter: then it is his. `levels` are those of bots, null for people. */
export const isSomebodys = (table: TableNow, levels: readonly (string | null)[], choice: unknown): boolean =>
  levels.some((level, seat) => level === null && isAskedAbout(table, seat, choice));

/** There is something else to do than what the choice would settle. */
export const mayBeDeclined = ({ game }: TableNow, { optional, choices }: Decision<unknown>, choice: unknown): boolean =>
  optional === true || choices.some(each => game.matter?.(each) !== game.matter?.(choice));
