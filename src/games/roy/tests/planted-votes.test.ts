import { expect, test } from 'vitest';
import { position } from '../testing.ts';

const TIME = { kind: 'one-for-all', effect: 'time' } as const;

test('ROY.RULING.39 what was outvoted can be proposed again in the next turn', () => {
  const given = { options: { oneForAllVote: 'on' }, state: { oneForAll: 1, vetoed: ['time'] } } as const;
  expect(position({ ...given, acting: 'athos' }).offers('porthos', TIME)).toBe(false);
  expect(position({ ...given, at: 'turn' }).offers('porthos', TIME)).toBe(true);
});
