import { clockAt, type SeatClock, type SeatClocks } from '#server/room/clocks.ts';
import type { Closed } from '#server/room/outages.ts';
import type { JournalLine } from '#server/store/store.ts';
import type { SeatClockView } from '#wire/clock.ts';
import type { ClocksShown } from '../support/knowledge.ts';

/** The clocks of two processes on one machine are not the same to the millisecond. */
const SLACK = 1000;

/** The line says that a seat's time has run out. */
export const ranOutIn = ({ entry }: JournalLine): boolean =>
  entry.kind === 'run-out' || (entry.kind === 'play' && entry.silent === true);

/** A clock runs out when it runs and has no time left: whoever writes that down twice, or too early, finds that it does not. */
export const runOutFault = (before: SeatClocks | null, line: JournalLine, closed: Closed): string | null => {
  const { entry, number, time } = line;
  if (!ranOutIn(line) || (entry.kind !== 'run-out' && entry.kind !== 'play')) return null;
  const clock = before?.[entry.seat];
  if (clock === undefined) return `line ${number} says that a clock has run out, and there is none`;
  if (clock.since === null)
    return `line ${number} says that the clock of seat ${entry.seat} has run out, and it stood still`;
  const { bank, choice } = clockAt(clock, time, closed);
  return bank + choice <= 0
    ? null
    : `line ${number} says that seat ${entry.seat} has no time left, and it had ${bank + choice} ms`;
};

const totalOf = ({ bank, choice }: { readonly bank: number; readonly choice: number }): number => bank + choice;

/** How a clock looks after so many milliseconds in which the house was open. */
const after = ({ bank, choice, since }: SeatClock, used: number): SeatClockView =>
  since === null
    ? { bank, choice, runs: false }
    : { choice: Math.max(0, choice - used), bank: Math.max(0, bank - Math.max(0, used - choice)), runs: true };

/**
 * Whether these clocks can have been shown when the journal had come to `clocks`. Which moment that was nobody but the
 * server knows; but it is one and the same for all seats, not before the last line and not after the message was heard.
 */
export const explains = (clocks: SeatClocks | null, shown: ClocksShown | null): boolean => {
  if (clocks === null || shown === null) return clocks === shown;
  if (clocks.length !== shown.clocks.length) return false;
  const running = clocks.flatMap((clock, seat) => (clock.since === null ? [] : [{ clock, view: shown.clocks[seat] }]));
  const used = Math.max(0, ...running.map(({ clock, view }) => totalOf(clock) - totalOf(view)));
  const since = Math.max(Number.NEGATIVE_INFINITY, ...running.map(({ clock }) => clock.since ?? 0));
  if (since + used > shown.heard + SLACK) return false;
  return clocks.every((clock, seat) => {
    const { bank, choice, runs } = after(clock, used);
    const view = shown.clocks[seat];
    return view.bank === bank && view.choice === choice && view.runs === runs;
  });
};
