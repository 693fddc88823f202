import type { Seat } from '#kernel/game.ts';
import { type Patience, patienceLeft } from '../room/absence.ts';
import type { Room } from '../room/room.ts';
import { awaitedIn } from '../room/words.ts';
import type { JournalLine } from '../store/store.ts';
import type { Presence } from './presence.ts';
import type { Notices } from './table-deps.ts';
import type { TableState } from './table-state.ts';

/**
 * Nobody is called away by a node that has had the table open, or has known of his absence, for less, in milliseconds: it may
 * not have heard yet who is at other nodes, after a restart everybody gets the time to come back, and clocks of several
 * machines may differ.
 */
const AT_LEAST_KNOWN = 60_000;

/** Since when people are away, for those who wait for them. */
export interface Absence {
  /** Milliseconds until that owner has been away for too long, 0 from then on; null for one who is here. */
  readonly left: (seat: Seat, patience: Patience) => number | null;
  readonly isAwayFor: (seat: Seat, patience: Patience) => boolean;
  /** Away for so long that others may let a bot play. */
  readonly isAway: (seat: Seat) => boolean;
}

export const absenceAt = (state: TableState, presence: Presence, now: () => number): Absence => {
  /** The absences this node knows of, and since when: whoever is shown the room has it looked at. */
  const known = new Map<Seat, { readonly goneSince: number | null; readonly at: number }>();
  const knownSince = (seat: Seat): number => {
    const { goneSince } = state.room.seats[seat];
    const before = known.get(seat);
    if (before?.goneSince === goneSince) return before.at;
    known.set(seat, { goneSince, at: now() });
    return now();
  };
  const left: Absence['left'] = (seat, patience) => {
    const { person, plan } = state.room.seats[seat];
    if (state.phase !== 'playing' || person === null || plan.kind === 'bot' || presence.isHere(seat)) return null;
    const byJournal = patienceLeft(state.room, seat, patience, now());
    return byJournal === null ? null : Math.max(byJournal, knownSince(seat) + AT_LEAST_KNOWN - now());
  };
  const isAwayFor: Absence['isAwayFor'] = (seat, patience) => left(seat, patience) === 0;
  return {
    left,
    isAwayFor,
    isAway: seat => state.room.seats[seat].standIn === null && isAwayFor(seat, 'away'),
  };
};

/** Of no choice: words are waited for before the first. */
const BEFORE_THE_DEAL = -1;

/** The same for those whose words a deal waits for: their browsers show them as soon as they look in. */
const tellAwaited = (room: Room, presence: Presence, notices: Notices): void => {
  const { title, game } = room.opening;
  const awaited = awaitedIn(room);
  for (const [seat, { person }] of room.seats.entries()) {
    if (person === null || !awaited.includes(seat) || presence.isHere(seat))
      notices.answered(room.id, seat, BEFORE_THE_DEAL);
    else notices.asked({ table: room.id, title, game, seat, person, version: BEFORE_THE_DEAL });
  }
};

/** Sends word to those who are asked and are not here, and takes it back from those who are. */
export const tellAbsent = ({ room, match }: TableState, presence: Presence, notices: Notices): void => {
  const { title, game } = room.opening;
  if (match === null) {
    tellAwaited(room, presence, notices);
    return;
  }
  for (const [seat, { person, standIn, plan }] of room.seats.entries()) {
    const waited = match.asked.includes(seat) && standIn === null && plan.kind !== 'bot';
    if (!waited || presence.isHere(seat)) notices.answered(room.id, seat, match.version);
    else if (person !== null)
      notices.asked({ table: room.id, title, game, seat, person, version: match.askedSince(seat) });
  }
};

/** Sends word to one who is not here and was reminded that the others wait. */
export const tellNudged = ({ room, match }: TableState, { time, entry }: JournalLine, deps: NudgedDeps): void => {
  if (entry.kind !== 'nudge' || match === null || deps.presence.isHere(entry.seat)) return;
  const { title, game } = room.opening;
  const { seat } = entry;
  const { person } = room.seats[seat];
  if (person === null) return;
  deps.notices.nudged({ table: room.id, title, game, seat, person, version: match.askedSince(seat), nudged: time });
};

interface NudgedDeps {
  readonly presence: Presence;
  readonly notices: Notices;
}
