import type { Card } from '#games/roy/cards/adventure.ts';
import type { BlueFace } from '#games/roy/cards/board.ts';
import { type Pattern, pattern } from '#games/roy/cards/fighter.ts';
import type { Token } from '#games/roy/cards/tokens.ts';
import type { Skill } from '#games/roy/names.ts';
import type { IconName } from '#web/art/icon-names.ts';
import type { FaceId } from '#web/art/people.ts';

/** A card of the box, small. */
export interface CardPiece {
  /** Velvet and dark are Milady's backs and Traps, red her people, blue what the musketeers may win. */
  readonly tone: 'velvet' | 'dark' | 'red' | 'blue' | 'paper';
  readonly icon?: IconName;
  readonly face?: FaceId;
  readonly skill?: Skill;
  readonly value?: number;
  readonly dice?: number;
}

/** One of the table's pieces, as the rulebook shows it. */
export type Piece =
  | { readonly blue: BlueFace }
  | { readonly red: BlueFace }
  | { readonly card: Card }
  | { readonly token: Token | Skill | null }
  | { readonly pattern: Pattern }
  | { readonly face: FaceId }
  | { readonly icon: IconName }
  | { readonly small: CardPiece };

const cards = (...all: readonly Card[]): Piece[] => all.map(card => ({ card }));
const blue = (...faces: readonly BlueFace[]): Piece[] => faces.map(face => ({ blue: face }));
const red = (...faces: readonly BlueFace[]): Piece[] => faces.map(face => ({ red: face }));
const tokens = (...all: readonly (Token | Skill | null)[]): Piece[] => all.map(token => ({ token }));
const hidden = (count: number): Piece[] => Array.from({ length: count }, () => ({ token: null }));

/** What is drawn on the one sheet. */
export const SHEET_PIECES: Readonly<Record<string, readonly Piece[]>> = {
  blue: blue('sword', 'shield', 'lily'),
  red: red('sword', 'shield'),
  manoeuvre: [{ pattern: pattern(0, 0, 3) }],
  skill: cards('panache'),
  combat: cards('single', 'double'),
  character: cards('planchet'),
  hidden: hidden(1),
  dice: tokens('three'),
  fixed: tokens('parry'),
  snare: tokens('snare'),
  decoy: tokens('decoy'),
  challenge: tokens('panache'),
};
