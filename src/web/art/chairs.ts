import { coverOf } from '../games/covers.ts';

/** Which of the styles of `seats.ts` a seat has in a game. */
export const chairOf = (game: string, seat: number): number => coverOf(game)?.chairs?.[seat] ?? seat;
