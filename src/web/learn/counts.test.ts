import { expect, test } from 'vitest';
import { choicesIn, pagesBeforeFirst, pagesOf, sentencesIn, wordsIn } from './counts.testing.ts';
import type { Lesson } from './lesson.ts';

const lesson: Lesson = {
  id: 'first',
  seat: 1,
  seats: 2,
  options: {},
  seed: '',
  table: '',
  begins: 1,
  lines: [
    { seat: 1, choice: { kind: 'sit' } },
    { seat: 0, choice: { kind: 'plot' }, pages: ['aim'] },
    { seat: 1, choice: { kind: 'wait' }, made: true },
    { seat: 1, choice: { kind: 'draw' }, pages: ['hand', 'draw'] },
    { seat: 1, choice: { kind: 'done' } },
  ],
  closing: ['end'],
};

test('sentences are counted as a reader counts them', () => {
  expect(sentencesIn('One. Two! Three?')).toBe(3);
  expect(sentencesIn('Gagné\u202f! Regarnissez votre main, car c’est ainsi.')).toBe(2);
  expect(sentencesIn('Panache 4: d’Artagnan’s; and so on.')).toBe(1);
});

test('words are counted without the signs between them', () => {
  expect(wordsIn('Douze tout juste\u202f: c’est 12, n’est-ce pas\u202f?')).toBe(7);
});

test('pages before the first choice are those the pupil only reads', () => {
  expect(pagesOf(lesson)).toEqual(['aim', 'hand', 'draw', 'end']);
  expect(pagesBeforeFirst(lesson)).toBe(2);
  expect(choicesIn(lesson)).toBe(2);
});
