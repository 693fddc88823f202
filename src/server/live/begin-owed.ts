import type { AnyGame } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import { beginningOf } from '../room/beginning.ts';
import type { Room } from '../room/room.ts';
import type { RoomAction } from '../room/room-entry.ts';
import { isDealOwed } from '../room/words.ts';
import type { TableDeps } from './table-deps.ts';

/** Begins a match once all promised words are shown. Any node may see that first; the journal takes one beginning. */
export const beginOwed = (
  room: Room,
  game: AnyGame,
  keep: (wanted: () => RoomAction | Refusal) => Promise<Refusal | null>,
  trouble: TableDeps['trouble'],
): void => {
  if (!isDealOwed(room)) return;
  keep(() => (isDealOwed(room) ? beginningOf(room, game) : 'not-gathering')).catch(error =>
    trouble(`the match at table ${room.id} could not begin`, error),
  );
};
