import { expect, test } from 'vitest';
import { ADVENTURE, CHARACTERS } from '#games/roy/cards/adventure.ts';
import { NAMED_FOES } from '#games/roy/cards/foes.ts';
import { TOKEN_KINDS } from '#games/roy/cards/tokens.ts';
import { faceArt } from '#web/art/face.ts';
import { faceOfCard, faceOfFoe } from './faces.ts';

test('everybody who goes by a name has a face of his own', () => {
  const faces = NAMED_FOES.map(foe => faceOfFoe(foe));
  expect(new Set(faces).size).toBe(NAMED_FOES.length);
  for (const face of faces) expect(faceArt(face)).not.toContain('undefined');
});

test('tokens that fight are told apart, and who lies face down hides his face', () => {
  expect(new Set(TOKEN_KINDS.map(token => faceOfFoe('road', token))).size).toBe(TOKEN_KINDS.length);
  expect(faceOfFoe('road')).toBe('cloaked');
});

test('only Characters have faces on their cards', () => {
  expect(ADVENTURE.filter(card => faceOfCard(card) !== null)).toEqual([...CHARACTERS]);
  expect(faceOfCard('captain')).toBe('treville');
});
