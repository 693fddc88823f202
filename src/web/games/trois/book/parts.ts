import type { GameBook } from '#web/parts/book/book.ts';

/** Where each chapter leads. */
export const SEE: NonNullable<GameBook['SEE']> = {
  'TRO.1': { lessons: ['first'], chapters: ['TRO.RULING.1'] },
  'TRO.10': { chapters: ['TRO.RULING.13'] },
  'TRO.17': { chapters: ['TRO.RULING.4'] },
  'TRO.22': { chapters: ['TRO.RULING.11'] },
};
