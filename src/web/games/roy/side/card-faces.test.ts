import { expect, test } from 'vitest';
import { ADVENTURE, isCharacter } from '#games/roy/cards/adventure.ts';
import { faceOf } from './card-faces.ts';

test('every card is known by the sign in its corner alone, without its colour', () => {
  const signs = ADVENTURE.map(card => `${faceOf(card).times} ${faceOf(card).emblem}`);
  expect(new Set(signs).size).toBe(ADVENTURE.length);
});

test('Characters have a face, the others an emblem', () => {
  for (const card of ADVENTURE) expect(faceOf(card).portrait !== null, card).toBe(isCharacter(card));
});
