import { CLOCK, type Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import { clockBell } from './clock-bell.ts';
import type { JournalWriter } from './journal-writer.ts';
import { seatBell } from './seat-bell.ts';
import type { TableDeps } from './table-deps.ts';
import { runOutAt } from './table-play.ts';
import type { TableState } from './table-state.ts';

interface TableBellsDeps {
  readonly state: TableState;
  readonly writer: JournalWriter;
  readonly choose: (seat: Seat, version: number, choice: unknown) => Promise<Refusal | null>;
  readonly isStopped: () => boolean;
  readonly deps: Pick<TableDeps, 'time' | 'hours' | 'trouble'>;
}

/** Ring when the sand of the match, or the time of a seat, has run out. */
export interface TableBells {
  /** To be called after every change. */
  readonly set: () => void;
  readonly putAway: () => void;
}

export const tableBells = ({ state, writer, choose, isStopped, deps }: TableBellsDeps): TableBells => {
  const { time, hours, trouble } = deps;
  const sand = clockBell({
    time,
    sure: hours.beat,
    choose: (version, choice) => choose(CLOCK, version, choice),
    trouble,
  });
  const seats = seatBell({
    time,
    sure: hours.beat,
    running: () => state.running(time.now()),
    ring: seat =>
      writer.inTurn(async () => (isStopped() ? 'late' : writer.keep(() => runOutAt(state, seat, time.now()), null))),
    trouble: error => trouble('a clock that has run out could not be heard', error),
  });
  return {
    set() {
      sand.set(state.match);
      seats.set();
    },
    putAway() {
      sand.putAway();
      seats.putAway();
    },
  };
};
