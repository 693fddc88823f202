import { expect, test } from 'vitest';
import { keepsTheLaws } from '#kernel/laws.testing.ts';
import { roy } from './game.ts';
import { FEW, lawful, MANY } from './lawful.testing.ts';

keepsTheLaws(roy, { ...lawful, counts: FEW });

test('the laws are shared out over all numbers of players', () => {
  expect([FEW[0], MANY.at(-1)]).toEqual(roy.seats);
  expect(MANY[0] - (FEW.at(-1) ?? 0)).toBe(1);
});
