import type { Seat } from '#kernel/game.ts';
import type { Archive } from '#table/archive.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { RoomAction } from '../room/room-entry.ts';
import type { JournalLine, TableRow } from '../store/store.ts';
import { type Absence, absenceAt, tellAbsent } from './absence.ts';
import { type Attendance, attendanceAt } from './attendance.ts';
import { type Audience, audienceOf } from './audience.ts';
import { beginOwed } from './begin-owed.ts';
import { type JournalWriter, journalWriter } from './journal-writer.ts';
import { pendingOf } from './pending-of.ts';
import { type Presence, presenceAt } from './presence.ts';
import { type Showing, showingTo } from './showing.ts';
import type { Snapshot } from './snapshot.ts';
import { tableBells } from './table-bells.ts';
import { type TableCompany, tableCompany } from './table-company.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { type TablePast, tablePast } from './table-past.ts';
import { playAt } from './table-play.ts';
import { openTableState, type TableState } from './table-state.ts';
import { type TableWork, tableWork } from './table-work.ts';
import { takeIn, takeLine } from './take-in.ts';

/**
 * What a live table is made of. Messages go to the writer; every line the writer has kept changes the state, and then is
 * shown. Nothing else changes the state, and nothing that shows writes.
 */
export interface TableParts {
  readonly offered: OfferedGame;
  readonly deps: TableDeps;
  readonly state: TableState;
  readonly writer: JournalWriter;
  readonly company: TableCompany;
  readonly presence: Presence;
  readonly absence: Absence;
  readonly attendance: Attendance;
  readonly audience: Audience;
  readonly showing: Showing;
  readonly past: TablePast;
  readonly work: TableWork;
  /** It is known anew when the house was closed. */
  readonly setClocks: () => void;
  /** Bots and clock act no more. */
  readonly stop: () => void;
}

/** A table as it was read: from a snapshot on, or from the first line. */
export interface ReadTable {
  readonly row: TableRow;
  readonly snapshot: Snapshot | null;
  readonly lines: readonly JournalLine[];
  /** Where the rules of a finished match are no longer played; null otherwise. */
  readonly archive: Archive | null;
}

export const openTableParts = (
  { row, snapshot, lines, archive }: ReadTable,
  offered: OfferedGame,
  deps: TableDeps,
): TableParts => {
  const { time, trouble } = deps;
  const state = openTableState(row, offered.game, deps.hours.closedBetween, { snapshot, archive });
  const presence = presenceAt(time.now);
  const absence = absenceAt(state, presence, time.now);
  const audience = audienceOf({ state, seed: row.seed, presence, absence, deps });
  let isStopped = false;

  /** What the server owes the table: its bots, its clock, a deal, and word to those who are not here. */
  const serve = (): void => {
    company.seatBots();
    bells.set();
    beginOwed(state.room, offered.game, keep, trouble);
    tellAbsent(state, presence, deps.notices);
  };

  const writer = journalWriter({
    room: state.room,
    deps,
    summaryAfter: (line, next) => state.summaryAfter(line, next, company.waiting),
    onLine: taken => takeIn(taking, taken, serve),
  });
  const keep = (wanted: () => RoomAction | Refusal): Promise<Refusal | null> =>
    writer.inTurn(async () => (isStopped ? 'late' : writer.keep(() => pendingOf(state, wanted(), time.now), null)));
  const attendance = attendanceAt({ state, presence, audience, deps, keep });
  const choose = (seat: Seat, version: number, choice: unknown) => playAt({ state, writer }, { seat, version, choice });
  const company = tableCompany({ state, deps, keep, choose, declined: snapshot?.declined ?? [] });
  const past = tablePast({ row, state, snapshots: archive === null ? 'kept' : 'none', company, deps });
  const showing = showingTo({ state, audience, suggestions: company.shownTo, past, now: time.now, trouble });
  const bells = tableBells({ state, writer, choose, isStopped: () => isStopped, deps });
  const taking = { state, company, showing, attendance, past, presence, notices: deps.notices };

  for (const line of lines) takeLine(taking, { line, origin: 'journal', play: null });
  serve();
  past.opened(lines.length);

  const stop = (): void => {
    isStopped = true;
    past.stop();
    company.stop();
    attendance.stop();
    bells.putAway();
  };
  const setClocks = (): void => {
    const { match } = state;
    const isTimed = match !== null && (match.glass !== null || state.clocksAt(time.now()) !== null);
    if (!isTimed || isStopped) return;
    bells.set();
    showing.again('everybody');
  };
  const work = tableWork(time.now);
  const shown = { presence, absence, attendance, audience, showing };
  return { offered, deps, state, writer, company, ...shown, past, work, setClocks, stop };
};
