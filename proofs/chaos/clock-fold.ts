import type { Seat } from '#kernel/game.ts';
import { type ClockStep, clocksAfter, freshClocks, type SeatClocks } from '#server/room/clocks.ts';
import { closedBetween, type Outage } from '#server/room/outages.ts';
import { botAt, type Room } from '#server/room/room.ts';
import { isQuiet } from '#server/room/room-entry.ts';
import type { JournalLine } from '#server/store/store.ts';
import type { TableClock } from '#wire/clock.ts';
import { runOutFault } from './clock-check.ts';

interface Folded {
  /** Null where a line leaves clocks as they are, and before the deal. */
  readonly step: ClockStep | null;
  readonly after: SeatClocks | null;
}

/**
 * The clocks of a table line by line. When the house turns out to have been closed, which it notes when it opens again,
 * all of them are computed anew, as a server does that reads the journal then.
 */
export class ClockFold {
  readonly #times: TableClock | null;
  readonly #seats: () => number;
  #outages: readonly Outage[] = [];
  #folded: Folded[] = [];

  constructor(times: TableClock | null, seats: () => number) {
    this.#times = times;
    this.#seats = seats;
  }

  /** The clocks after so many lines. */
  after(lines: number): SeatClocks | null {
    return this.#folded[lines - 1]?.after ?? null;
  }

  learn(outages: readonly Outage[]): void {
    if (JSON.stringify(outages) === JSON.stringify(this.#outages)) return;
    this.#outages = outages;
    const steps = this.#folded.map(({ step }) => step);
    this.#folded = [];
    for (const step of steps) this.#fold(step);
  }

  /** What is wrong with a line that says that a clock has run out; to be asked before it is taken. */
  fault(line: JournalLine): string | null {
    return runOutFault(this.#last, line, this.#closed);
  }

  /** One more line, and how the table stands after it. */
  take({ time, entry }: JournalLine, room: Room, owing: readonly Seat[] | null): void {
    const waited = (owing ?? []).filter(seat => botAt(room.seats[seat]) === null);
    this.#fold(owing === null || isQuiet(entry) ? null : { time, action: entry, at: room.at, waited });
  }

  get #last(): SeatClocks | null {
    return this.after(this.#folded.length);
  }

  readonly #closed = (from: number, to: number): number => closedBetween(this.#outages, from, to);

  #fold(step: ClockStep | null): void {
    if (step === null || this.#times === null) {
      this.#folded.push({ step, after: this.#last });
      return;
    }
    const before = this.#last ?? freshClocks(this.#times, this.#seats());
    this.#folded.push({ step, after: clocksAfter(before, step, this.#times, this.#closed) });
  }
}
