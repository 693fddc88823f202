import { expect, test } from 'vitest';
import { selectChoice } from '#web/learn/pointing.ts';
import { placesFor } from './pointing.ts';

const asks = (choice: unknown, own = false) => ({ kind: 'asks', page: 'fight', choice, own }) as const;

test('a card is pointed at by what shows of it in a full hand, and then the seal that lays it', () => {
  expect(placesFor(asks({ kind: 'fight', card: 45 }), [])).toEqual([
    '[data-card="45"][aria-pressed="false"] [data-index]',
    '[data-act="confirm"]',
    '[data-action]',
  ]);
});

test('what is done with a marker is pointed at by its button, as the table has written it', () => {
  const offered = [{ place: 2, kind: 'put' }];
  expect(placesFor(asks({ kind: 'put', place: 2 }), offered)[0]).toBe(selectChoice(offered[0]));
});

test('where the pupil chooses for himself, the guide does not give his own choice away', () => {
  expect(placesFor(asks({ kind: 'fight', card: 29 }, true), [])).toEqual(['[data-hand]']);
  expect(placesFor(asks({ kind: 'put', place: 2 }, true), [])).toEqual(['[data-action]']);
});

test('while he only speaks, the guide points at what he speaks of', () => {
  expect(placesFor({ kind: 'says', page: 'others', last: false }, [])).toEqual(['[data-seat="1"]']);
  expect(placesFor({ kind: 'says', page: 'aim', last: false }, [])).toEqual([]);
  expect(placesFor({ kind: 'over' }, [])).toEqual([]);
});
