import { expect, test } from 'vitest';
import type { View } from '#games/roy/view.ts';
import { bent, standOf, waysOf } from './changes.ts';

const men = (...places: readonly string[]) => places.map((place, at) => ({ who: ['athos', 'porthos'][at], place }));
const at = (...places: readonly string[]) => ({ men: men(...places) }) as unknown as View;

test('a way is drawn for who stands elsewhere than before, and for nobody else', () => {
  expect(waysOf(at('louvre', 'paris'), at('quest', 'paris'))).toEqual([{ who: 'athos', from: 'louvre', to: 'quest' }]);
  expect(waysOf(at(), at('louvre'))).toEqual([]);
});

test('honour lost is honour the Queen has no more', () => {
  expect(standOf('honour', { honour: 3 } as View)).toBe(-3);
  expect(standOf('purse', { purse: 4 } as View)).toBe(4);
});

test('a way begins and ends where the figures stand', () => {
  expect(bent([0, 0], [100, 0])).toBe('M0 0Q50 -16 100 0');
});
