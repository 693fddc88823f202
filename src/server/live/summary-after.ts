import { CLOCK, type Seat } from '#kernel/game.ts';
import type { Phase } from '#wire/to-client.ts';
import { runningAt, soonest } from '../room/clocks.ts';
import type { Closed } from '../room/outages.ts';
import { preview, type Room } from '../room/room.ts';
import { isQuiet, type RoomEntry } from '../room/room-entry.ts';
import { seatsInSummary, summaryOf } from '../room/summary.ts';
import { awaitedIn } from '../room/words.ts';
import type { JournalLine, TableSummary } from '../store/store.ts';
import type { PendingEntry } from './line-appender.ts';
import type { Match } from './match.ts';
import type { TableClocks } from './table-clocks.ts';

/** A choice changes nothing about who sits where, nor does a word: what lists say after a whisper must not tell of it. */
export const leavesSeats = (entry: RoomEntry): boolean => entry.kind === 'play' || isQuiet(entry);

/** Who sits where, as lists have it: found again only when it may have changed. */
export const listedSeats = (room: Room) => {
  let kept: TableSummary['seats'] | null = null;
  return {
    forget(): void {
      kept = null;
    },
    after(entry: RoomEntry, next: Room): TableSummary['seats'] {
      kept ??= seatsInSummary(room);
      return leavesSeats(entry) ? kept : seatsInSummary(next);
    },
  };
};

interface Now {
  readonly room: Room;
  readonly match: Match | null;
  readonly phase: Phase;
  readonly clocks: TableClocks;
  readonly closed: Closed;
  readonly seats: ReturnType<typeof listedSeats>;
}

/** What lists show after a line that is not yet kept: see `TableState`. */
export const summaryAfter = (
  { room, match, phase, clocks, closed, seats }: Now,
  { entry, time, ...line }: JournalLine,
  { asked, owing }: Pick<PendingEntry, 'asked' | 'owing'>,
  waiting: () => readonly Seat[],
): TableSummary => {
  const played = entry.kind === 'play';
  const next = played ? { ...room, time, moved: time } : preview(room, { ...line, time, entry });
  const isOver = asked?.length === 0 || phase === 'over' || next.ended !== null;
  const askedNow = isOver ? [] : (asked ?? match?.asked ?? awaitedIn(next));
  const at = room.at + (played ? (entry.choice === null ? -1 : 1) : 0);
  const clocksThen = clocks.after(next, entry, time, at, isOver ? [] : (owing ?? match?.table.owing ?? []));
  return summaryOf(next, {
    phase: isOver ? 'over' : next.phase,
    asked: askedNow,
    sand: askedNow.includes(CLOCK) ? (match?.glass ?? null) : null,
    left: clocksThen === null ? null : soonest(runningAt(clocksThen, time, closed)),
    seats: seats.after(entry, next),
    waiting: entry.kind === 'suggest' ? [...waiting(), entry.seat] : [],
  });
};
