import type { GameBook } from '#web/parts/book/book.ts';

/** Where each chapter leads. */
export const SEE: NonNullable<GameBook['SEE']> = {
  'MUS.1': { lessons: ['first'], chapters: ['MUS.8', 'MUS.19'] },
  'MUS.8': { chapters: ['MUS.7', 'MUS.14'] },
  'MUS.14': { chapters: ['MUS.19', 'RULING'] },
};
