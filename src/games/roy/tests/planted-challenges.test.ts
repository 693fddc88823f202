import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { type Given, position } from '../testing.ts';

const EPIC = { kind: 'epic' } as const;
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

test('ROY.CALAIS.4 without an Epic token there is none to spend, whatever cards he still holds', () => {
  expect(calais({ state: { epics: 0 } }).offers('athos', EPIC)).toBe(false);
  const one = calais({ state: { epics: 1 } });
  expect(one.offers('athos', EPIC)).toBe(true);
  expect(one.play('athos', EPIC).offers('athos', EPIC)).toBe(false);
});

test('ROY.GLASS.11 when the sand runs out on an attempt, Aramis has his ability back with the card he gave for it', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['single', 'nobility', 'nobility', 'nobility', 'nobility'] },
    louvre: { card: 'debts' },
    state: { hourglass: 'on' },
  });
  const [attempt] = table.choices('aramis').filter(choice => choice.kind === 'challenge');
  table.play('aramis', attempt, { kind: 'ability', card: 'single' });
  expect([table.man('aramis').used, table.hand('aramis')]).toEqual([true, new Array(4).fill('nobility')]);
  table.play(CLOCK, { kind: 'expire' });
  expect(table.asked('milady')?.prompt).toBe('quarters');
  expect(table.man('aramis').used).toBe(false);
  expect(table.hand('aramis')).toContain('single');
});
