import type { AnyGame, Seat } from '#kernel/game.ts';
import type { Archive } from '#table/archive.ts';
import type { SeatClockView } from '#wire/clock.ts';
import type { Phase } from '#wire/to-client.ts';
import type { SeatClocks } from '../room/clocks.ts';
import type { Closed } from '../room/outages.ts';
import { note, openRoom, type Room } from '../room/room.ts';
import { isQuiet, type RoomAction } from '../room/room-entry.ts';
import { mayTakeBackAgain } from '../room/take-backs.ts';
import type { JournalLine, TableRow, TableSummary } from '../store/store.ts';
import { endedMatch } from './ended-match.ts';
import type { PendingEntry } from './line-appender.ts';
import { dealtAt, type Match, openMatch, resumeMatch, seatsIn } from './match.ts';
import { roomFrom, type Snapshot } from './snapshot.ts';
import { leavesSeats, listedSeats, summaryAfter } from './summary-after.ts';
import { type TableClocks, tableClocks } from './table-clocks.ts';
import type { TakenLine } from './taken-line.ts';

type StartAction = Extract<RoomAction, { kind: 'start' }>;

/** A table as its journal makes it: the room and, from the deal on, the match. It changes by lines that are kept alone. */
export interface TableState {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** The match that a start at that time would deal. */
  deal(at: number, start: StartAction): Match;
  take(taken: TakenLine): void;
  /** The clocks of seats that run, with the time each has. */
  running(now: number): readonly { readonly seat: Seat; readonly left: number }[];
  /** The clocks as everybody sees them; null where there are none. */
  clocksAt(now: number): readonly SeatClockView[] | null;
  /** The clocks as a snapshot keeps them. */
  clocksKept(): SeatClocks | null;
  /** What lists show after a line that is not yet kept: `next` where it is a choice, `waiting` the bots that wait for people. */
  summaryAfter(
    line: JournalLine,
    next: Pick<PendingEntry, 'asked' | 'owing'>,
    waiting: () => readonly Seat[],
  ): TableSummary;
}

/** Plays a choice of the journal; the rules have to allow it. */
const playLine = (match: Match, { line, play }: TakenLine): void => {
  const { entry, number, time } = line;
  if (entry.kind !== 'play') return;
  if (play === null) {
    const proposal = match.table.propose(entry.seat, match.version, entry.choice);
    if (!proposal.ok) throw new Error(`entry ${number} is not allowed: ${proposal.why}`);
    proposal.play();
  } else play();
  match.turned(time, [entry.seat, entry.choice]);
};

/** What spares a table its whole journal: null from the first line on. */
interface StateFrom {
  readonly snapshot: Snapshot | null;
  /** Of a match whose rules are no longer played: nothing of it is played then. */
  readonly archive: Archive | null;
}

const FROM_THE_START: StateFrom = { snapshot: null, archive: null };

/** What a table is opened from. */
interface Opened extends StateFrom {
  readonly row: TableRow;
  readonly game: AnyGame;
  readonly closed: Closed;
}

const matchIn = ({ row, game, closed, snapshot }: Opened, room: Room, mayTakeBack: (seat: Seat) => boolean) => {
  const playing = { options: room.options, seats: seatsIn(room) };
  return snapshot?.match ? resumeMatch(snapshot.match, { game, closed, mayTakeBack, playing, seed: row.seed }) : null;
};

class OpenState implements TableState {
  readonly room: Room;
  match: Match | null;
  readonly #opened: Opened;
  readonly #clocks: TableClocks;
  readonly #seats: ReturnType<typeof listedSeats>;

  constructor(opened: Opened) {
    const { row, snapshot, closed } = opened;
    this.#opened = opened;
    this.room = snapshot === null ? openRoom(row.id, row.opening) : roomFrom(row, snapshot);
    this.match = matchIn(opened, this.room, this.#mayTakeBack);
    this.#clocks = tableClocks(row.opening, closed, snapshot?.clocks ?? null);
    this.#seats = listedSeats(this.room);
  }

  get phase(): Phase {
    return this.match?.over ? 'over' : this.room.phase;
  }

  readonly #mayTakeBack = (seat: Seat): boolean => mayTakeBackAgain(this.room, seat);

  deal(at: number, { rules = this.room.rules, options = this.room.options }: StartAction): Match {
    const { row, game, closed } = this.#opened;
    const dealt = dealtAt({ ...this.room, rules, options }, game, row.seed);
    return openMatch(dealt, at, { game, closed, mayTakeBack: this.#mayTakeBack });
  }

  running(now: number): ReturnType<TableState['running']> {
    return this.#clocks.running(now);
  }

  clocksAt(now: number): readonly SeatClockView[] | null {
    return this.#clocks.seen(now);
  }

  clocksKept(): SeatClocks | null {
    return this.#clocks.kept();
  }

  take(taken: TakenLine): void {
    const { room } = this;
    const { game, archive } = this.#opened;
    const { entry, time } = taken.line;
    note(room, taken.line);
    if (!leavesSeats(entry)) this.#seats.forget();
    if (entry.kind === 'start') this.match = archive === null ? this.deal(time, entry) : endedMatch(archive, game);
    const { match } = this;
    if (match === null || archive !== null) return;
    playLine(match, taken);
    if (!match.over && room.ended !== null) match.end(room.ended);
    if (!isQuiet(entry)) this.#clocks.take(this.#clocks.after(room, entry, time, room.at, match.table.owing));
  }

  summaryAfter(...[line, next, waiting]: Parameters<TableState['summaryAfter']>): TableSummary {
    const { room, match, phase } = this;
    const { closed } = this.#opened;
    return summaryAfter({ room, match, phase, clocks: this.#clocks, closed, seats: this.#seats }, line, next, waiting);
  }
}

/** From the first line on, or from where a snapshot was taken. */
export const openTableState = (
  row: TableRow,
  game: AnyGame,
  closed: Closed,
  { snapshot, archive }: StateFrom = FROM_THE_START,
): TableState => new OpenState({ row, game, closed, snapshot, archive });
