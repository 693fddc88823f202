import type { Seat } from '#kernel/game.ts';
import type { RoomView, SeatView } from '#wire/to-client.ts';
import { chairOf } from '../art/chairs.ts';
import type { FaceId } from '../art/people.ts';
import { seatStyle } from '../art/seats.ts';
import type { TableSeat } from '../games/table-props.ts';
import { isFace } from '../match/saved.ts';

/** The face somebody has chosen, or the usual one of the place. */
export const faceOf = ({ face }: Pick<SeatView, 'face'>, chair: number): FaceId =>
  isFace(face) ? face : seatStyle(chair).face;

/** The level of the bot that plays there now; null where a person does. */
const botAt = ({ plan, standIn }: Pick<SeatView, 'plan' | 'standIn'>): string | null =>
  plan.kind === 'bot' ? plan.level : standIn;

/** Everybody at an online table, as a game's table draws them. */
export const tableSeats = (
  { game, seats }: Pick<RoomView, 'game' | 'seats'>,
  asked: readonly Seat[],
  me: Seat | null,
): TableSeat[] =>
  seats.map((each, seat) => {
    const bot = botAt(each);
    return {
      seat,
      name: each.name,
      face: faceOf(each, chairOf(game, seat)),
      bot,
      thinking: asked.includes(seat) && seat !== me && (bot !== null || each.here),
      waits: false,
      says: null,
    };
  });
