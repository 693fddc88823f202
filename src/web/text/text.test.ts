import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it as italian } from './it.ts';

const ARGUMENTS = [
  [1, 2],
  [['Aline', 'Luc'], 3],
  ['Musketiere', 2],
];

/** Every sentence of a catalogue; functions are asked with small numbers and with names. */
const sentences = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  if (typeof value !== 'function') return [];
  return ARGUMENTS.flatMap(given => {
    try {
      return [String(value(...given))];
    } catch {
      return []; // Not the kind of argument it takes.
    }
  });
};

describe('shell texts', () => {
  test.each([
    ['en', en],
    ['fr', fr],
    ['it', italian],
  ])('%s uses typographic apostrophes and leaves nothing undefined', (_, texts) => {
    for (const sentence of sentences(texts)) {
      expect(sentence).not.toMatch(/['"]|undefined|\s{2}/);
      expect(sentence.trim()).not.toBe('');
    }
  });

  test('French keeps a narrow no-break space before high punctuation', () => {
    for (const sentence of sentences(fr)) expect(sentence).not.toMatch(/[^\u202f\d][;:!?»]|«[^\u202f]/);
  });
});
