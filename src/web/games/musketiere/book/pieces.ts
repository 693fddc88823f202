import type { Marker } from '#games/musketiere/state.ts';

/** One of the table's pieces, as the rulebook shows it. */
export type Piece =
  | { readonly value: number; readonly swords: number; readonly marker?: Marker }
  | { readonly guard: number }
  | { readonly marker: Marker }
  | { readonly down: 'card'; readonly marker?: Marker };

export const card = (value: number, swords: number, marker?: Marker): Piece => ({
  value,
  swords,
  ...(marker === undefined ? {} : { marker }),
});
export const DOWN: Piece = { down: 'card' };

/** What is drawn on the one sheet. */
export const SHEET_PIECES: Readonly<Record<string, readonly Piece[]>> = {
  guard: [{ guard: 16 }],
  musketeer: [card(8, 3)],
  reward: [DOWN],
  jewel: [{ marker: 'jewel' }],
  prison: [{ marker: 'prison' }],
  strength: [card(8, 1), card(8, 3)],
};
