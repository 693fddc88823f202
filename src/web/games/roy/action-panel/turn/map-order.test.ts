import { expect, test } from 'vitest';
import { DRAW, MOVE } from '#games/roy/choices.ts';
import { inMapOrder } from './map-order.ts';

test('places stand in the order the eye finds them on the map, and nothing else is moved', () => {
  expect(inMapOrder([MOVE['vieux-colombier'], MOVE.paris, MOVE.quest, MOVE.louvre])).toEqual([
    MOVE.quest,
    MOVE.louvre,
    MOVE.paris,
    MOVE['vieux-colombier'],
  ]);
  expect(inMapOrder([DRAW])).toEqual([DRAW]);
});
