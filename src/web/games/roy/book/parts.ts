import type { GameBook } from '#web/parts/book/book.ts';

/** The parts of the rulebook, each with the chapter it begins with. */
export const PARTS = {
  start: 'GEN',
  round: 'TURN',
  actions: 'ACT',
  fights: 'CHALL',
  people: 'ROCH',
  places: 'PARIS',
  quest: 'QUEST',
  end: 'ONE',
  tables: 'GLASS',
  reference: 'TALK',
} as const satisfies GameBook['PARTS'];

/** Where each chapter leads. A lesson that is not there yet is left out. */
export const SEE: NonNullable<GameBook['SEE']> = {
  GEN: { lessons: ['musketeers', 'milady'], chapters: ['END', 'QUEST'] },
  SETUP: { chapters: ['P2', 'P3', 'P4', 'P6'] },
  TURN: { lessons: ['musketeers'], chapters: ['DEST', 'ACT', 'SIEGE', 'TIME'] },
  DEST: { lessons: ['milady'], chapters: ['ROCH', 'MILQ', 'RICH'] },
  TREACH: { lessons: ['milady'], chapters: ['GLASS'] },
  ACT: { lessons: ['musketeers'], chapters: ['CHALL', 'DUEL'] },
  MOVE: { chapters: ['MILQ', 'BAST', 'EQUIP'] },
  TRADE: { lessons: ['trade'], chapters: ['TALK'] },
  CHAR: { chapters: ['REINF', 'SIEGE'] },
  REINF: { lessons: ['siege'], chapters: ['SIEGE'] },
  CHALL: { chapters: ['ARAMIS', 'CALAIS', 'GALL', 'UPGR'] },
  DUEL: { chapters: ['MANO', 'WOUND', 'OUT', 'EQUIP'] },
  MANO: { chapters: ['DUEL', 'UPGR'] },
  WOUND: { chapters: ['OUT', 'VIEUX'] },
  TRAP: { lessons: ['traps'], chapters: ['PARIS', 'LOUVRE'] },
  OUT: { chapters: ['VIEUX', 'WOUND'] },
  ROCH: { lessons: ['milady'], chapters: ['DEST', 'DUEL', 'ATHOS'] },
  PARIS: { chapters: ['TRAP', 'END'] },
  LOUVRE: { chapters: ['TRAP', 'END'] },
  SIEGE: { lessons: ['siege'], chapters: ['REINF', 'TIME', 'END'] },
  RICH: { lessons: ['richelieu'], chapters: ['BAST'] },
  BAST: { lessons: ['richelieu'], chapters: ['RICH'] },
  QUEST: { lessons: ['boards'], chapters: ['INN', 'CALAIS', 'RETURN', 'GALL'] },
  INN: { lessons: ['boards'] },
  CALAIS: { lessons: ['boards'], chapters: ['CHALL'] },
  RETURN: { lessons: ['boards'], chapters: ['DUEL'] },
  GALL: { lessons: ['boards'] },
  TIME: { chapters: ['SIEGE', 'END'] },
  P2: { lessons: ['companions'] },
  P3: { lessons: ['companions'] },
};
