import type { AnyGame, Seat } from '#kernel/game.ts';
import type { RoomView } from '#wire/to-client.ts';

/** The other seats that hear what a seat says while the match runs; null where everybody does. */
export const hearersOf = (game: AnyGame, { seats, options, phase }: RoomView, seat: Seat): readonly Seat[] | null => {
  const heard = phase === 'playing' ? game.hearers?.(seat, seats.length, options) : undefined;
  if (heard === undefined || heard.length === seats.length) return null;
  return heard.filter(each => each !== seat);
};
