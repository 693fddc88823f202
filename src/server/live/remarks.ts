import type { TableNow } from '#table/table.ts';
import type { Voices } from '#table/thinkers.node.ts';
import type { Refusal } from '#wire/to-client.ts';
import { botAt, type Room } from '../room/room.ts';
import type { RoomAction, RoomEntry } from '../room/room-entry.ts';
import type { Origin } from './taken-line.ts';

interface RemarksDeps {
  readonly room: Room;
  readonly table: TableNow;
  readonly voices: Pick<Voices, 'remark'>;
  readonly keep: (wanted: () => RoomAction | Refusal) => Promise<Refusal | null>;
  readonly trouble: (error: unknown) => void;
}

export interface Remarks {
  /**
   * To be called with every choice before it is played; what it gives back is to be called afterwards.
   */
  readonly listen: (entry: Extract<RoomEntry, { kind: 'play' }>, origin: Origin) => () => void;
}

/**
 * What bots say about what happens at a table. They are given what a spectator knows and nothing else, so that nothing can
 * be given away; the node that has written a choice down writes down too what is said about it.
 */
export const remarksAt = ({ room, table, voices, keep, trouble }: RemarksDeps): Remarks => {
  /** The version at which something was last taken back. */
  let back = 0;
  const open = () => table.seen(null).view;

  const speak = async (moment: Parameters<Voices['remark']>[1]): Promise<void> => {
    const { version } = table;
    const { at } = table.seen(null);
    const remark = await voices.remark(table.game.id, moment, `${room.id} ${version}`);
    if (remark === null) return;
    // About what no longer stands there is nothing to say.
    await keep(() => (back > version ? 'late' : { kind: 'remark', at, ...remark }));
  };

  return {
    listen({ seat, choice, id }, origin) {
      if (choice === null) back = table.version + 1;
      const bots = room.seats.flatMap((each, at) => (botAt(each) === null ? [] : [at]));
      if (choice === null || origin !== 'this-node' || bots.length === 0) return () => {};
      // Messages of people have ids, and the clock has no seat.
      const deed = id === null && seat >= 0 ? { view: open(), seat, choice } : null;
      return () => void speak({ deed, view: open(), events: table.news(null), bots }).catch(trouble);
    },
  };
};
