import { expect, test } from 'vitest';
import { marked } from './marked.ts';

const hits = (text: string, search: string) =>
  marked(text, search)
    .filter(piece => piece.hit)
    .map(piece => piece.text);

test('what is searched for is marked wherever it stands, without regard to accents and capitals', () => {
  expect(hits('L’épée du Roi. Deux épées !', 'EPEE')).toEqual(['épée', 'épée']);
  expect(hits('D’Artagnan rides', "d'artagnan")).toEqual(['D', 'Artagnan']);
  expect(hits('cafe\u0301 noir', 'cafe')).toEqual(['cafe\u0301']);
});

test('several words are marked each, and those that touch are one', () => {
  expect(hits('the studs of the Queen', 'queen studs')).toEqual(['studs', 'Queen']);
  expect(hits('overtake', 'over take')).toEqual(['overtake']);
});

test('the pieces are the text', () => {
  for (const search of ['', 'e', 'zz', 'la reine'])
    expect(
      marked('À la Reine : 3 × « ferrets » 🗡️ !', search)
        .map(piece => piece.text)
        .join(''),
    ).toBe('À la Reine : 3 × « ferrets » 🗡️ !');
});
