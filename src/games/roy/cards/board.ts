import type { Mark, Skill } from '../names.ts';
import { fighter, pattern } from './fighter.ts';

// What is printed on the board and its panels. House values unless a line says otherwise; players read it in the help.

export type BlueFace = 'sword' | 'shield' | 'lily';
export type RedFace = 'sword' | 'shield';
/** ROY.CARD.3 */
export const BLUE_DIE: readonly BlueFace[] = ['sword', 'sword', 'shield', 'shield', 'lily', 'lily'];
export const RED_DIE: readonly RedFace[] = ['sword', 'sword', 'sword', 'shield', 'shield', 'shield'];
/** There are no more blue dice than these, and no more red ones (book, ROY.COMP.12). */
export const BLUE_DICE = 6;
export const RED_DICE = 4;

/** ROY.CARD.42: the red dice of the siege under each space of the Time track; the last space is Richelieu's. */
export const TIME_DICE: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4];
export const TIME_LAST = TIME_DICE.length;
/** ROY.P6.4 (book): with six players the Time token starts here. */
export const TIME_START_SIX = 3;

/** ROY.CARD.43: so much honour lost brings the Queen to Richelieu. */
export const HONOUR_LAST = 13;
/** ROY.CARD.44: the siege goes from -5, lost, to +5. */
export const SIEGE_END = 5;
/** ROY.CARD.45 */
export const PURSE_START = 5;
export const PURSE_MOST = 10;
/** ROY.COMP.13, book */
export const EPICS = 7;
/** ROY.CARD.47 */
export const ONE_FOR_ALL_MOST = 3;
/** ROY.ONE.7, book: the honour a One-for-all card brings back. */
export const HONOUR_BACK = 2;
/** ROY.ONE.9, book: the Epic tokens it is worth. */
export const EPIC_WORTH = 2;
/** ROY.PARIS.12, book */
export const CONSTANCE_LAST = 6;
/** The Louvre ladder has four spaces (book). */
export const LOUVRE_LAST = 4;
/** ROY.REINF.3, book */
export const GARRISON_MOST = 3;

/** ROY.CARD.4: five life points are the book's, dice and manoeuvre ours. */
export const ROCHEFORT = fighter(4, { life: 5, manoeuvre: pattern(0, 3, 0) });
/** ROY.TREACH.11, book */
export const ROCHEFORT_HEALS = 2;
/** ROY.BAST.5, book */
export const JAILER = fighter(3);
export const BRIBE = 1;
/** ROY.CARD.31 */
export const GUARD = fighter(3);
/** ROY.CARD.41 */
export const WARDES = fighter(3);
export const CALAIS_VALUE: Readonly<Record<Skill, number>> = { erudition: 6, nobility: 6, gallantry: 6, panache: 6 };
/** ROY.GALL.6, book */
export const PASSAGE_PRICE = 3;
/** ROY.INN.8, book */
export const SPACES_PER_EPIC = 3;
export const INN_PATHS = 3;
export const INN_SPACES = 4;

/** Where the values of the board come from, thing by thing. */
export const BOARD_MARKS = {
  blueDie: { faces: 'house', copies: 'book' }, // ROY.CARD.3
  redDie: { faces: 'house', copies: 'book' },
  rochefort: { life: 'book', dice: 'house', manoeuvre: 'house' }, // ROY.CARD.4
  improved: { manoeuvre: 'house' }, // ROY.CARD.2
  jailer: { dice: 'book' }, // ROY.RULING.5
  guards: { copies: 'web', dice: 'house' }, // ROY.CARD.31
  wardes: { dice: 'house', life: 'house', manoeuvre: 'house' }, // ROY.CARD.41
  calais: { challenge: 'house' },
  tokens: { copies: 'book', dice: 'house' }, // ROY.CARD.39
  challengeTokens: { challenge: 'book' }, // ROY.CARD.40
  time: { length: 'house', dice: 'house' }, // ROY.CARD.42
  honour: { length: 'house' }, // ROY.CARD.43
  siege: { length: 'house' }, // ROY.CARD.44
  purse: { start: 'house', most: 'house' }, // ROY.CARD.45
  oneForAll: { copies: 'house' }, // ROY.CARD.47
} as const satisfies Readonly<Record<string, Readonly<Record<string, Mark>>>>;
