import { CLOCK, type Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { RoomAction } from '../room/room-entry.ts';
import type { JournalLine, TableRow } from '../store/store.ts';
import { absenceAt, tellAbsent } from './absence.ts';
import { type Audience, audienceOf } from './audience.ts';
import { clockBell } from './clock-bell.ts';
import { type JournalWriter, journalWriter } from './journal-writer.ts';
import type { PendingEntry } from './line-appender.ts';
import { type Presence, presenceAt } from './presence.ts';
import { showLine } from './show-line.ts';
import { type Showing, showingTo } from './showing.ts';
import { type TableCompany, tableCompany } from './table-company.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { playAt } from './table-play.ts';
import { openTableState, type TableState } from './table-state.ts';
import type { TakenLine } from './taken-line.ts';

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
  readonly isAway: (seat: Seat) => boolean;
  readonly audience: Audience;
  readonly showing: Showing;
  /** Bots and clock act no more. */
  readonly stop: () => void;
}

const pending = (action: RoomAction | Refusal): PendingEntry | Refusal =>
  typeof action === 'string' ? action : { action };

export const openTableParts = (
  { row, lines }: { readonly row: TableRow; readonly lines: readonly JournalLine[] },
  offered: OfferedGame,
  deps: TableDeps,
): TableParts => {
  const { time, trouble } = deps;
  const state = openTableState(row, offered.game);
  const presence = presenceAt(time.now);
  const isAway = absenceAt(state, presence, time.now);
  const audience = audienceOf({ state, seed: row.seed, presence, isAway, deps });
  let isStopped = false;

  const take = (taken: TakenLine): void => {
    const heard = company.listen(taken);
    state.take(taken);
    heard();
  };
  const show = (line: JournalLine): void => {
    showLine(showing, state, line);
    company.look(line.entry);
    showing.suggestions();
    serve();
  };
  /** What the server owes the table: its bots, its clock, and word to those who are not here. */
  const serve = (): void => {
    company.seatBots();
    bell.set(state.match);
    tellAbsent(state, presence, deps.notices);
  };

  const writer = journalWriter({
    room: state.room,
    deps,
    summaryAfter: (line, asked) => state.summaryAfter(line, asked, company.waiting),
    onLine(taken) {
      take(taken);
      show(taken.line);
    },
  });
  const keep = (wanted: () => RoomAction | Refusal): Promise<Refusal | null> =>
    writer.inTurn(async () => (isStopped ? 'late' : writer.keep(() => pending(wanted()), null)));
  const choose = (seat: Seat, version: number, choice: unknown) =>
    playAt({ state, writer }, { seat, id: null, version, choice });
  const company = tableCompany({ state, deps, keep, choose });
  const showing = showingTo({ state, audience, suggestions: company.shownTo, now: time.now });
  const bell = clockBell(time, (version, choice) => {
    choose(CLOCK, version, choice).catch(error => trouble('the clock could not be heard', error));
  });

  for (const line of lines) take({ line, origin: 'journal', play: null });
  serve();

  const stop = (): void => {
    isStopped = true;
    company.stop();
    bell.putAway();
  };
  return { offered, deps, state, writer, company, presence, isAway, audience, showing, stop };
};
