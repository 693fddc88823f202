import { EPICS, HONOUR_LAST, TIME_DICE, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Effect } from '#games/roy/names.ts';
import type { Task } from '#games/roy/tasks.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';

/** ROY.ONE.7, ROY.ONE.9 */
const HONOUR_BACK = 2;
const EPIC_WORTH = 2;

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
    dice: TIME_DICE[time + i - 1],
    when: i === 0 ? 'now' : i === 1 ? 'next' : 'later',
    fatal: time + i === TIME_LAST,
  }));

/** What a card would change: honour left and Epic tokens, before and after. */
export const changeBy = (effect: Effect, view: Pick<View, 'honour' | 'epics' | 'time'>): readonly [number, number] => {
  if (effect === 'honour') {
    const left = HONOUR_LAST - view.honour;
    return [left, Math.min(HONOUR_LAST, left + HONOUR_BACK)];
  }
  return effect === 'epic' ? [view.epics, Math.min(EPICS, view.epics + EPIC_WORTH)] : [view.time, view.time];
};

/** The effect the moment calls for. Time is stopped only in need: a card that is kept has other uses. */
export const wantedAt = (task: Task | undefined, time: number): Effect | null => {
  if (task?.kind === 'time') return time + 1 >= TIME_LAST ? 'time' : null;
  return task?.kind === 'queen' ? 'honour' : null;
};

/** Musketeer seats who have not yet let it be, besides the reader. */
export const othersOpen = (view: Pick<View, 'seats'>, passed: readonly Seat[], me: Seat | null): number => {
  let open = 0;
  for (let seat = 1; seat < view.seats; seat++) if (seat !== me && !passed.includes(seat)) open++;
  return open;
};

type VoteTask = Extract<Task, { kind: 'vote' }>;

/** ROY.RULING.39: more than half must agree; half of them can prevent it. */
export const votesNeeded = ({ yes, no }: Pick<VoteTask, 'yes' | 'no'>, seats: number) => {
  const team = seats - 1;
  return { carry: Math.floor(team / 2) + 1 - yes.length, reject: Math.ceil(team / 2) - no.length };
};

/** Who has not voted yet. */
export const undecided = ({ yes, no }: Pick<VoteTask, 'yes' | 'no'>, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => i + 1).filter(seat => !yes.includes(seat) && !no.includes(seat));
