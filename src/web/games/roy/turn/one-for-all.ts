import { TIME_LAST } from '#games/roy/cards/board.ts';
import { isLastHour, siegeDice } from '#games/roy/facts.ts';
import type { Effect } from '#games/roy/names.ts';
import type { Task } from '#games/roy/tasks.ts';

/** A space of the Time track near the token. */
interface Ahead {
  readonly space: number;
  readonly dice: number;
  readonly when: 'now' | 'next' | 'later';
  /** Richelieu's space: Milady has won there. */
  readonly fatal: boolean;
}
const AHEAD = 4;

/** The spaces from where the token lies to a few further on. */
export const timeAhead = (time: number): readonly Ahead[] =>
  Array.from({ length: Math.min(AHEAD, TIME_LAST - time + 1) }, (_, i) => ({
    space: time + i,
    dice: siegeDice(time + i),
    when: i === 0 ? 'now' : i === 1 ? 'next' : 'later',
    fatal: time + i === TIME_LAST,
  }));

/** The effect the moment calls for. Time is stopped only in need: a card that is kept has other uses. */
export const wantedAt = (task: Task | undefined, time: number): Effect | null => {
  if (task?.kind === 'time') return isLastHour({ time }) ? 'time' : null;
  return task?.kind === 'queen' ? 'honour' : null;
};
