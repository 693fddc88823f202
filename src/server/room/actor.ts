import type { Seat } from '#kernel/game.ts';
import type { LinkKey, PersonId } from '#wire/ids.ts';
import type { Refusal } from '#wire/to-client.ts';
import { handleOf } from './handle.ts';
import type { Links } from './links.ts';
import type { Room } from './room.ts';

/** Who wants to do something. */
export interface Actor {
  /** Null where the browser takes no cookies. */
  readonly person: PersonId | null;
  /** Stands for him, beside the id of a message and in the host's list. */
  readonly handle: string;
  readonly seat: Seat | null;
  readonly host: boolean;
  /** The seat his link invites to. */
  readonly invited: Seat | null;
  /** The seat that was his when the match began, and is somebody else's now. */
  readonly owned: Seat | null;
  /** The handle of the address he comes from. */
  readonly from: string;
  /** The link to look on, where he came by it. */
  readonly watchKey: LinkKey | null;
}

/** How somebody comes to a table. */
export interface Comer {
  readonly person: PersonId | null;
  readonly key: LinkKey | null;
  readonly from: string;
}

const isKnown = ({ members, admitted }: Room, { person }: Comer, handle: string): boolean =>
  (person !== null && members.has(person)) || admitted.has(handle);

/** Who somebody is at a table, by his cookie and the link he came by; or why he may not come in. */
export const actorAt = (room: Room, links: Links, comer: Comer): Actor | Extract<Refusal, 'removed' | 'no-access'> => {
  const { person, key, from } = comer;
  const handle = handleOf(room.id, person);
  const right = key === null ? null : links.rightOf(room, key);
  const own = person === null ? -1 : room.seats.findIndex(seat => seat.person === person);
  const seat = own >= 0 ? own : right?.kind === 'seat' ? right.seat : null;
  const host = person !== null && person === room.opening.host;
  const invited = right?.kind === 'invitation' ? right.seat : null;
  const first = person === null ? -1 : room.seats.findIndex(each => each.first?.person === person);
  const owned = seat !== null ? null : first >= 0 ? first : right?.kind === 'owned' ? right.seat : null;
  if (seat === null && !host && owned === null) {
    const known = isKnown(room, comer, handle);
    if (room.removed.has(handle)) return 'removed';
    // Whoever shares an address with somebody who was shown out comes in by an invitation, or where he is known.
    if (room.blocked.has(from) && invited === null && !known) return 'removed';
    if (right === null && !room.listed && !known) return 'no-access';
  }
  return { person, handle, seat, host, invited, owned, from, watchKey: right?.kind === 'watch' ? key : null };
};
