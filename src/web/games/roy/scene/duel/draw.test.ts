import { expect, test } from 'vitest';
import { TOKENS } from '#games/roy/cards/tokens.ts';
import { drawOf } from './draw.ts';

const PRINTED = TOKENS.shields.fighter;
const THROWS = TOKENS.two.fighter;

test('after a draw both roll again as long as both have dice left', () => {
  expect(drawOf({ dice: 3, red: 2, fighter: THROWS })).toBe('both');
  expect(drawOf({ dice: 3, red: 1, fighter: THROWS })).toBe('his');
  expect(drawOf({ dice: 1, red: 2, fighter: THROWS })).toBe('its');
  expect(drawOf({ dice: 1, red: 1, fighter: THROWS })).toBe('over');
});

test('against a printed result only the musketeer rolls again', () => {
  expect(drawOf({ dice: 2, red: 0, fighter: PRINTED })).toBe('his');
  expect(drawOf({ dice: 1, red: 0, fighter: PRINTED })).toBe('print');
  expect(drawOf({ dice: 0, red: 0, fighter: PRINTED })).toBe('over');
});
