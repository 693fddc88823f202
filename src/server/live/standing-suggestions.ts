import type { Seat } from '#kernel/game.ts';
import { isAskedAbout, isSomebodys } from '#table/matters.ts';
import type { TableNow } from '#table/table.ts';
import type { Suggested } from '#wire/to-client.ts';
import type { Suggestion } from '../room/company.ts';
import { botAt, type Room } from '../room/room.ts';

/** Of what bots have suggested, what still stands: nobody was against it, and the bot is still asked the same. */
export interface StandingSuggestions {
  /** What that bot means to do, as it has suggested. */
  readonly meant: (seat: Seat) => Suggestion | null;
  /** As it was suggested, whether it stands or not. */
  readonly find: (id: string) => Suggestion | undefined;
  /** There is somebody else whose matter that choice is too. */
  readonly isPeoples: (choice: unknown) => boolean;
  /** What is suggested to that seat; nothing to whoever is not asked about the same matter. */
  readonly shownTo: (seat: Seat | null) => readonly Suggested[];
  /** The bots that wait for people. */
  readonly waiting: () => readonly Seat[];
}

export const standingSuggestions = (room: Room, table: TableNow): StandingSuggestions => {
  const meant = (seat: Seat): Suggestion | null => {
    const found = room.company.suggestions.find(each => each.seat === seat && each.agreed !== false);
    const since = table.since(seat);
    const stands = found !== undefined && since !== null && since <= found.version && botAt(room.seats[seat]) !== null;
    return stands ? found : null;
  };
  /** Those nobody has said anything to. */
  const open = (): Suggestion[] => room.seats.flatMap((_, seat) => meant(seat) ?? []).filter(each => !each.agreed);
  const isPeoples = (choice: unknown): boolean => isSomebodys(table, room.seats.map(botAt), choice);

  return {
    meant,
    find: id => room.company.suggestions.find(each => each.id === id),
    isPeoples,
    shownTo(seat) {
      if (seat === null || room.company.suggestions.length === 0 || botAt(room.seats[seat]) !== null) return [];
      return open()
        .filter(({ choice }) => isAskedAbout(table, seat, choice))
        .map(({ version: _, agreed: __, ...shown }) => shown);
    },
    waiting: () =>
      open()
        .filter(({ choice }) => isPeoples(choice))
        .map(({ seat }) => seat),
  };
};
