import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '#kernel/game.ts';
import type { LinkKey } from '#wire/ids.ts';
import type { Room } from './room.ts';

/** What a link is good for. */
export type Right =
  | { readonly kind: 'invitation'; readonly seat: Seat }
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** The own link of somebody whose seat it was when the match began, and is not now. */
  | { readonly kind: 'owned'; readonly seat: Seat }
  | { readonly kind: 'watch' };

/** The secret parts of a table's links. They are computed, not kept: a store that leaks gives no seat away. */
export interface Links {
  readonly invitation: (room: Room, seat: Seat) => LinkKey;
  readonly seat: (room: Room, seat: Seat) => LinkKey;
  readonly watch: (room: Room) => LinkKey;
  /** What this key opens now; null for one that never did or no longer does. */
  readonly rightOf: (room: Room, key: LinkKey) => Right | null;
}

const BYTES = 16;

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const linksWith = (secret: Uint8Array): Links => {
  const key = (room: Room, what: string, place: number, issue: number): LinkKey =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['link', room.id, what, place, issue]))
      .digest()
      .subarray(0, BYTES)
      .toString('base64url') as LinkKey;
  const invitation = (room: Room, seat: Seat) =>
    key(room, 'invitation', room.seats[seat].place, room.seats[seat].issue);
  const ownLink = (room: Room, seat: Seat, own: number) => key(room, 'seat', room.seats[seat].place, own);
  const seatLink = (room: Room, seat: Seat) => ownLink(room, seat, room.seats[seat].own);
  const watch = (room: Room) => key(room, 'watch', -1, room.watchIssue);

  /** Every link is compared, so that the time it takes tells nothing. */
  const rightOf = (room: Room, given: LinkKey): Right | null => {
    let found: Right | null = isSame(given, watch(room)) ? { kind: 'watch' } : null;
    for (const [seat, { person, reissued, plan, first, own }] of room.seats.entries()) {
      const invites = isSame(given, invitation(room, seat)) && plan.kind !== 'bot' && (person === null || reissued);
      const opens = isSame(given, seatLink(room, seat)) && person !== null;
      if (invites) found = { kind: 'invitation', seat };
      const owned = isSame(given, ownLink(room, seat, first?.own ?? own)) && first !== null && first.person !== person;
      if (opens) found = { kind: 'seat', seat };
      if (owned) found = { kind: 'owned', seat };
    }
    return found;
  };
  return { invitation, seat: seatLink, watch, rightOf };
};
