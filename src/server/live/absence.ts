import type { Seat } from '#kernel/game.ts';
import type { Presence } from './presence.ts';
import type { Notices } from './table-deps.ts';
import type { TableState } from './table-state.ts';

/** How long somebody may be away before the others can let a bot play, in milliseconds. */
const AWAY = { live: 60_000, slow: 48 * 3_600_000 } as const;

/** Away for so long that others may let a bot play. */
export const absenceAt =
  (state: TableState, presence: Presence, now: () => number) =>
  (seat: Seat): boolean => {
    const { person, standIn, active } = state.room.seats[seat];
    if (state.phase !== 'playing' || person === null || standIn !== null || presence.isHere(seat)) return false;
    return now() - Math.max(active, presence.lastHere(seat)) > AWAY[state.room.opening.pace];
  };

/** Sends word to those who are asked at a slow table and are not here, and takes it back from those who are. */
export const tellAbsent = ({ room, match }: TableState, presence: Presence, notices: Notices): void => {
  const { title, game, pace } = room.opening;
  if (pace !== 'slow' || match === null) return;
  for (const [seat, { person, standIn, plan }] of room.seats.entries()) {
    const waited = match.asked.includes(seat) && standIn === null && plan.kind !== 'bot';
    if (!waited || presence.isHere(seat)) notices.answered(room.id, seat, match.version);
    else if (person !== null)
      notices.asked({ table: room.id, title, game, seat, person, version: match.askedSince(seat) });
  }
};
