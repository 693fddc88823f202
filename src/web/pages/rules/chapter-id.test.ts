import { expect, test } from 'vitest';
import { chapterId } from './chapter-id.ts';

const bookOf = (...chapters: (readonly string[])[]) => ({
  rules: {},
  chapters: chapters.map(rules => ({ title: rules[0], rules })),
});
const idsOf = (book: ReturnType<typeof bookOf>) => book.chapters.map(chapter => chapterId(book, chapter));

test('a chapter goes by the part its rules belong to', () => {
  expect(idsOf(bookOf(['ROY.DUEL.1', 'ROY.DUEL.2'], ['ROY.MANO.1']))).toEqual(['DUEL', 'MANO']);
});

test('rules without a part, or a part in several chapters, go by their first rule', () => {
  expect(idsOf(bookOf(['MUS.8', 'MUS.9'], ['MUS.RULING.1']))).toEqual(['MUS.8', 'RULING']);
  expect(idsOf(bookOf(['TRO.RULING.1'], ['TRO.RULING.4']))).toEqual(['TRO.RULING.1', 'TRO.RULING.4']);
});
