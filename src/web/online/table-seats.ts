import type { Seat } from '#kernel/game.ts';
import type { SeatView } from '#wire/to-client.ts';
import type { FaceId } from '../art/people.ts';
import { seatStyle } from '../art/seats.ts';
import type { TableSeat } from '../games/table-props.ts';
import { isFace } from '../match/saved.ts';

/** The face somebody has chosen, or the usual one of the place. */
export const faceOf = ({ face }: Pick<SeatView, 'face'>, seat: Seat): FaceId =>
  isFace(face) ? face : seatStyle(seat).face;

/** The level of the bot that plays there now; null where a person does. */
const botAt = ({ plan, standIn }: Pick<SeatView, 'plan' | 'standIn'>): string | null =>
  plan.kind === 'bot' ? plan.level : standIn;

/** Everybody at an online table, as a game's table draws them. */
export const tableSeats = (seats: readonly SeatView[], asked: readonly Seat[], me: Seat | null): TableSeat[] =>
  seats.map((each, seat) => {
    const bot = botAt(each);
    return {
      seat,
      name: each.name,
      face: faceOf(each, seat),
      bot,
      thinking: asked.includes(seat) && seat !== me && (bot !== null || each.here),
    };
  });
