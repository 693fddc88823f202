import type { AnyGame, Options, Seat } from '#kernel/game.ts';
import type { AnyGameText } from '#kernel/text.ts';
import type { LobbyTexts } from './text/words.ts';

/** What a seat is called: by the side it plays for where the game has sides, else by its number. */
export const seatLabel = (
  game: Pick<AnyGame, 'sides'> | null,
  seat: Seat,
  seats: number,
  options: Options,
  words: Pick<LobbyTexts, 'seat' | 'sideAt'>,
  text: Pick<AnyGameText, 'sides'> | null,
): string => {
  const sideOf = (at: Seat) => game?.sides?.(at, seats, options) ?? null;
  const side = sideOf(seat);
  const name = side === null ? undefined : text?.sides?.[side];
  if (name === undefined) return words.seat(seat + 1);
  const alone = Array.from({ length: seats }, (_, at) => sideOf(at)).filter(each => each === side).length === 1;
  return alone ? name : words.sideAt(name, seat + 1);
};
