import { expect, test } from 'vitest';
import { words } from '#games/trois/text/en/words.ts';
import type { View } from '#games/trois/view.ts';
import { goalOf } from './goal.ts';

const view = (man: Partial<View['musketeers'][number]>, more: Partial<View> = {}) =>
  ({
    studs: { where: 'buckingham' },
    phase: 'ride',
    given: false,
    winner: null,
    musketeers: [
      { rider: 'athos', at: 'FO3', leg: 4, ...man },
      { rider: 'porthos', at: 'FR5', leg: 5 },
    ],
    ...more,
  }) as View;

test('each leg has its sentence', () => {
  expect(goalOf(view({ leg: 1 }), 0, words)).toBe(words.legs[1].help);
  expect(goalOf(view({ leg: 4 }), 0, words)).toBe(words.legs[4].help);
});

test('on the way home it depends on the studs', () => {
  const home = { leg: 5, at: 'FR3' } as const;
  expect(goalOf(view(home, { given: true, studs: { where: 'rider', seat: 0 } }), 0, words)).toBe(words.quests.carry);
  expect(goalOf(view(home, { given: true, studs: { where: 'rider', seat: 1 } }), 0, words)).toContain(
    'Porthos carries the studs',
  );
  const lying = { given: true, studs: { where: 'square', at: 'FR14', by: 1 } } as const;
  expect(goalOf(view(home, lying), 0, words)).toBe(words.quests.fetch);
  expect(goalOf(view({ leg: 5, at: 'QUEEN' }, lying), 0, words)).toBe(words.quests.wait);
});

test('before a musketeer is taken and after the end there is nothing to want', () => {
  expect(goalOf(view({ rider: null }), 0, words)).toBe('');
  expect(goalOf(view({}, { winner: 0 }), 0, words)).toBe('');
});
