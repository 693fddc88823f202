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

/** A bot has to think about it. */
const isThoughtOver = ({ to, asked }: WishAct, { room, from }: Asking): boolean =>
  from !== null && asked && room.seats[to] !== undefined && botAt(room.seats[to]) !== null;

/**
 * The bot's own answer to what it is asked, found where bots think; null where it may not be asked that. `may` says
 * whether there is time for one more thought.
 */
export const listenTo = async (act: WishAct, asking: Asking, may: () => boolean): Promise<Listened | 'slow-down'> => {
  const { to, wish } = act;
  const { room, table, voices, from } = asking;
  if (table === null || from === null || !isThoughtOver(act, asking)) return null;
  if (!may()) return 'slow-down';
  const { game } = room.opening;
  const offered = await voices.wishes(game, table.seen(null).view, from, to);
  const found = offered.find(each => same(each, wish));
  return found === undefined ? null : { wish: found, heard: await voices.heed(game, table.seen(to).view, found) };
};
