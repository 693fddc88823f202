import type { Seat } from '#kernel/game.ts';
import type { LinkKey, PersonId } from '#wire/ids.ts';
import type { Phase, Refusal } from '#wire/to-client.ts';
import { handleOf } from './handle.ts';
import type { Links } from './links.ts';
import type { Room } from './room.ts';

/** Who wants to do something. */
export interface Actor {
  /** Null where the browser takes no cookies. */
  readonly person: PersonId | null;
  readonly seat: Seat | null;
  readonly host: boolean;
  /** The seat his link invites to. */
  readonly invited: Seat | null;
}

/** Who somebody is at a table, by his cookie and the link he came by; or why he may not come in. */
export const actorAt = (
  room: Room,
  phase: Phase,
  links: Links,
  person: PersonId | null,
  key: LinkKey | null,
): Actor | Extract<Refusal, 'removed' | 'no-access'> => {
  const right = key === null ? null : links.rightOf(room, key);
  const own = person === null ? -1 : room.seats.findIndex(seat => seat.person === person);
  const seat = own >= 0 ? own : right?.kind === 'seat' ? right.seat : null;
  const host = person !== null && person === room.opening.host;
  if (seat === null && !host && room.removed.has(handleOf(room.id, person ?? ''))) return 'removed';
  const known = seat !== null || host || right !== null || (person !== null && room.members.has(person));
  if (!known && !room.listed && phase !== 'over') return 'no-access';
  return { person, seat, host, invited: right?.kind === 'invitation' ? right.seat : null };
};
