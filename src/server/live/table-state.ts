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
import { tableClocks } from './table-clocks.ts';
import type { TakenLine } from './taken-line.ts';

type StartAction = Extract<RoomAction, { kind: 'start' }>;

/** A table as its journal makes it: the room and, from the deal on, the match. It changes by lines that are kept alone. */
export interface TableState {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** The match that a start at that time would deal. */
  readonly deal: (at: number, start: StartAction) => Match;
  readonly take: (taken: TakenLine) => void;
  /** The clocks of seats that run, with the time each has. */
  readonly running: (now: number) => readonly { readonly seat: Seat; readonly left: number }[];
  /** The clocks as everybody sees them; null where there are none. */
  readonly clocksAt: (now: number) => readonly SeatClockView[] | null;
  /** The clocks as a snapshot keeps them. */
  readonly clocksKept: () => SeatClocks | null;
  /** What lists show after a line that is not yet kept: `next` where it is a choice, `waiting` the bots that wait for people. */
  readonly summaryAfter: (
    line: JournalLine,
    next: Pick<PendingEntry, 'asked' | 'owing'>,
    waiting: () => readonly Seat[],
  ) => TableSummary;
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

/** From the first line on, or from where a snapshot was taken. */
export const openTableState = (
  row: TableRow,
  game: AnyGame,
  closed: Closed,
  { snapshot: from, archive }: StateFrom = FROM_THE_START,
): TableState => {
  const { seed } = row;
  const room = from === null ? openRoom(row.id, row.opening) : roomFrom(row, from);
  const setup = { game, closed, mayTakeBack: (seat: Seat) => mayTakeBackAgain(room, seat) };
  const resume = (): Match | null => {
    const playing = { options: room.options, seats: seatsIn(room) };
    return from?.match ? resumeMatch(from.match, { ...setup, playing, seed }) : null;
  };
  let match = resume();
  const clocks = tableClocks(row.opening, closed, from?.clocks ?? null);
  const seats = listedSeats(room);

  const phase = (): Phase => (match?.over ? 'over' : room.phase);
  const deal = (at: number, { rules = room.rules, options = room.options }: StartAction): Match =>
    openMatch(dealtAt({ ...room, rules, options }, game, seed), at, setup);

  return {
    room,
    get match() {
      return match;
    },
    get phase() {
      return phase();
    },
    deal,
    running: clocks.running,
    clocksAt: clocks.seen,
    clocksKept: clocks.kept,

    take(taken) {
      const { entry, time } = taken.line;
      note(room, taken.line);
      if (!leavesSeats(entry)) seats.forget();
      if (entry.kind === 'start') match = archive === null ? deal(time, entry) : endedMatch(archive, game);
      if (match === null || archive !== null) return;
      playLine(match, taken);
      if (!match.over && room.ended !== null) match.end(room.ended);
      if (!isQuiet(entry)) clocks.take(clocks.after(room, entry, time, room.at, match.table.owing));
    },

    summaryAfter: (line, next, waiting) =>
      summaryAfter({ room, match, phase: phase(), clocks, closed, seats }, line, next, waiting),
  };
};
