import { expect, test } from 'vitest';
import { selectChoice } from '#web/learn/pointing.ts';
import { placesFor } from './pointing.ts';

const asks = (choice: unknown, own = false) => ({ kind: 'asks', page: 'stairs', choice, own }) as const;

test('a choice is pointed at by its verb on the panel, as the table has written it', () => {
  const offered = [{ way: 'stairs', kind: 'way' }];
  expect(placesFor(asks({ kind: 'way', way: 'stairs' }), offered)).toEqual([
    `[data-question] ${selectChoice(offered[0])}`,
    '[data-question]',
  ]);
});

test('where the pupil chooses for himself, the guide does not give his own choice away', () => {
  expect(placesFor(asks({ kind: 'roll' }, true), [])).toEqual(['[data-question]']);
});

test('while he only speaks, the guide points at what he speaks of', () => {
  expect(placesFor({ kind: 'says', page: 'gazette', last: false }, [])[0]).toBe('[data-gazette]');
  expect(placesFor({ kind: 'says', page: 'aim', last: false }, [])).toEqual([]);
  expect(placesFor({ kind: 'over' }, [])).toEqual([]);
});
