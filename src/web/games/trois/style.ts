import type { Rider } from '#games/trois/board/board.ts';
import type { Seat } from '#kernel/game.ts';

/** The place of each musketeer among the styles of `art/seats.ts`: face, shape, colour and letter. */
export const STYLES: Readonly<Record<Rider, number>> = { dartagnan: 0, athos: 1, porthos: 2, aramis: 3 };

/** The style of a seat: his musketeer's, once he has taken one. */
export const chairFor = (musketeers: readonly { readonly rider: Rider | null }[], seat: Seat): number => {
  const rider = musketeers[seat]?.rider ?? null;
  return rider === null ? seat : STYLES[rider];
};
