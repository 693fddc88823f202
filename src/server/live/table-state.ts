import { type AnyGame, CLOCK, type Seat } from '#kernel/game.ts';
import type { Phase } from '#wire/to-client.ts';
import { note, openRoom, preview, type Room } from '../room/room.ts';
import { isTalk } from '../room/room-entry.ts';
import { seatsInSummary, summaryOf } from '../room/summary.ts';
import type { JournalLine, TableRow, TableSummary } from '../store/store.ts';
import { dealtAt, type Match, openMatch } from './match.ts';
import type { TakenLine } from './taken-line.ts';

/** A table as its journal makes it: the room and, from the deal on, the match. It changes by lines that are kept alone. */
export interface TableState {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  /** The match that a start at that time would deal. */
  readonly deal: (at: number) => Match;
  readonly take: (taken: TakenLine) => void;
  /** What lists show after a line that is not yet kept: `asked` where it is a choice, `waiting` the bots that wait for people. */
  readonly summaryAfter: (
    line: JournalLine,
    asked: readonly Seat[] | undefined,
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
  match.turned(time, entry.seat);
};

export const openTableState = ({ id, opening, seed }: TableRow, game: AnyGame): TableState => {
  const room = openRoom(id, opening);
  let match: Match | null = null;
  /** As the last summary has them; null after they may have changed. */
  let seatsKept: TableSummary['seats'] | null = null;

  const phase = (): Phase => (match?.over ? 'over' : room.phase);
  const deal = (at: number): Match => openMatch(game, dealtAt(room, game, seed), at);

  return {
    room,
    get match() {
      return match;
    },
    get phase() {
      return phase();
    },
    deal,

    take(taken) {
      const { entry, time } = taken.line;
      note(room, taken.line);
      // Nor does a word: what is written into lists after a whisper must not tell of it.
      if (entry.kind !== 'play' && !isTalk(entry)) seatsKept = null;
      if (entry.kind === 'start') match = deal(time);
      if (match !== null) playLine(match, taken);
    },

    summaryAfter(line, asked, waiting) {
      const { entry, time } = line;
      const played = entry.kind === 'play';
      const next = played ? { ...room, time, moved: time } : preview(room, line);
      // A choice changes nothing about who sits where, nor does what is said.
      seatsKept ??= seatsInSummary(room);
      const seats = played || isTalk(entry) ? seatsKept : seatsInSummary(next);
      const askedNow = asked ?? match?.asked ?? [];
      const isOver = asked?.length === 0 || phase() === 'over';
      return summaryOf(next, {
        phase: isOver ? 'over' : next.phase,
        asked: askedNow,
        sand: askedNow.includes(CLOCK) ? (match?.glass ?? null) : null,
        seats,
        waiting: entry.kind === 'suggest' ? [...waiting(), entry.seat] : [],
      });
    },
  };
};
