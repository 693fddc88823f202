import type { Seat } from '#kernel/game.ts';
import { same } from '#kernel/journal.ts';
import type { TableNow } from '#table/table.ts';
import type { Voices } from '#table/thinkers.node.ts';
import type { Act } from '#wire/to-server.ts';
import { botAt, type Room } from '../room/room.ts';
import type { Listened } from '../room/talking.ts';

export type WishAct = Extract<Act, { act: 'wish' }>;

interface Asking {
  readonly room: Room;
  readonly table: TableNow | null;
  readonly voices: Pick<Voices, 'wishes' | 'heed'>;
  readonly from: Seat | null;
}

/** The bot's own answer to what it is asked, found where bots think; null where it may not be asked that. */
export const listenTo = async (
  { to, wish, asked }: WishAct,
  { room, table, voices, from }: Asking,
): Promise<Listened> => {
  const isBot = room.seats[to] !== undefined && botAt(room.seats[to]) !== null;
  if (table === null || from === null || !asked || !isBot) return null;
  const { game } = room.opening;
  const offered = await voices.wishes(game, table.seen(null).view, from, to);
  const found = offered.find(each => same(each, wish));
  return found === undefined ? null : { wish: found, heard: await voices.heed(game, table.seen(to).view, found) };
};
