import type { Seat } from '#kernel/game.ts';
import { chairOf } from '../art/chairs.ts';
import type { FaceId } from '../art/people.ts';
import { seatStyle } from '../art/seats.ts';
import { factsOf } from './facts.ts';

/** How somebody looks at a table, wherever he is seen: by one of the styles of `art/seats.ts`, and with one face. */
export interface Look {
  readonly chair: number;
  readonly face: FaceId;
}

/** The style of the part somebody has taken in the match; null while he has none, and in games without parts. */
export const takenIn = (game: string, view: unknown, seat: Seat): number | null =>
  factsOf(game)?.taken?.(view, seat) ?? null;

/** Whoever has taken a part wears its face; everybody else the one he chose, in the style of his place. */
export const lookAs = (taken: number | null, game: string, seat: Seat, chosen: FaceId): Look =>
  taken === null ? { chair: chairOf(game, seat), face: chosen } : { chair: taken, face: seatStyle(taken).face };

export const lookOf = (game: string, view: unknown, seat: Seat, chosen: FaceId): Look =>
  lookAs(takenIn(game, view, seat), game, seat, chosen);
