/** Which of the styles of `seats.ts` a seat has, in a game where a seat is a role: Milady sits first. */
const CHAIRS: Readonly<Record<string, readonly number[]>> = { roy: [4, 0, 1, 2, 3, 5] };

/** The style of a seat in a game. */
export const chairOf = (game: string, seat: number): number => CHAIRS[game]?.[seat] ?? seat;
