import { expect, test } from 'vitest';
import { inSentence, list, to } from './italian.ts';

test('the last of several takes “ed” before an e, and “e” before anything else', () => {
  const lists = [[], ['Elena'], ['Alice', 'Bruno'], ['Alice', 'Elena'], ['Alice', 'Bruno', '«Emergenza!»']];
  expect(lists.map(list)).toEqual(['', 'Elena', 'Alice e Bruno', 'Alice ed Elena', 'Alice, Bruno ed «Emergenza!»']);
});

test('a name takes “ad” before an a, and “a” before anything else', () => {
  expect(['Alice', 'Elena', 'Bruno'].map(to)).toEqual(['ad Alice', 'a Elena', 'a Bruno']);
});

test('d’Artagnan has a capital at the head of a sentence alone', () => {
  const told = 'D’Artagnan prende il gioiello di D’Artagnan. D’Artagnan e D’Artagnan? D’accordo, D’Artagnan.';
  const small = 'D’Artagnan prende il gioiello di d’Artagnan. D’Artagnan e d’Artagnan? D’accordo, d’Artagnan.';
  expect(inSentence(told)).toBe(small);
});
