import { expect, test } from 'vitest';
import { type Given, position } from '../../testing.ts';

const NOBILITY = { kind: 'challenge', skill: 'nobility' } as const;

/** Athos at Calais, Nobility 4 against 6, with all the cards he needs. */
const calais = (given: Given) =>
  position({
    acting: 'athos',
    quest: { board: 2, won: [] },
    men: { athos: { place: 'quest' } },
    hands: { athos: ['nobility', 'nobility'] },
    ...given,
  }).play('athos', NOBILITY);

const EPIC = { kind: 'epic' } as const;

test('ROY.CALAIS.4 without an Epic token there is none to spend, whatever cards he still holds', () => {
  expect(calais({ state: { epics: 0 } }).offers('athos', EPIC)).toBe(false);
  const one = calais({ state: { epics: 1 } });
  expect(one.offers('athos', EPIC)).toBe(true);
  expect(one.play('athos', EPIC).offers('athos', EPIC)).toBe(false);
});
