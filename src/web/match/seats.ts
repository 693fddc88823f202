import type { Seat } from '#kernel/game.ts';
import type { MatchRecord } from '#kernel/journal.ts';
import type { FaceId } from '../art/people.ts';
import type { TableSeat } from '../games/table-props.ts';

/** Everybody at the table, as a game's table draws them. */
export const seatsOf = ({ seats }: MatchRecord, faces: readonly FaceId[], asked: readonly Seat[]): TableSeat[] =>
  seats.map(({ name, bot }, seat) => ({
    seat,
    name,
    face: faces[seat],
    bot,
    thinking: bot !== null && asked.includes(seat),
    waits: false,
    says: null,
  }));
