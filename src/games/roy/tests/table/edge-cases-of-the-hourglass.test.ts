import { expect, test } from 'vitest';
import { CLOCK } from '#kernel/game.ts';
import { CHALLENGE, type Choice, DONE, DUEL, EXPIRE, GIVE, PASS, TRADE } from '../../choices.ts';
import { blue, type Position, position, red } from '../../testing.ts';
import { threeInParis } from '../shared/meetings.testing.ts';

test('ROY.EDGE.82 the hourglass cannot run out in a duel', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris', gear: ['blade'] } },
    hands: { athos: ['single'] },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { hourglass: 'on' },
  });
  expect(table.offers(CLOCK, EXPIRE)).toBe(true);
  table.play('athos', DUEL.henchman);
  expect(table.asked(CLOCK)).toBeUndefined();
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.asked(CLOCK)).toBeUndefined();
  expect(table.play('athos', PASS).offers(CLOCK, EXPIRE)).toBe(true);
});

test('ROY.EDGE.83 the sand gone: who lies down recovers, the others lose their actions, Milady has her step', () => {
  const table = position({
    acting: 'athos',
    men: { aramis: { life: 0, place: 'vieux-colombier' }, porthos: { life: 2 } },
    state: { hourglass: 'on', location: 'quarters' },
  }).play(CLOCK, EXPIRE);
  expect(table.told('recovered')).toEqual([{ kind: 'recovered', who: 'aramis', life: 3 }]);
  expect(table.told('started')).toEqual([]);
  expect(table.man('porthos')).toMatchObject({ turn: 'done', life: 2 });
  expect(table.asked('milady')?.prompt).toBe('quarters');
});

const ACCEPT: Choice = { kind: 'accept' };

test('ROY.EDGE.116 the sand runs out while a trade is put together: it is void', () => {
  const stages: readonly ((table: Position) => Position)[] = [
    table => table.play('athos', GIVE.ketty),
    table => table.play('athos', GIVE.ketty, DONE),
    table => table.play('athos', GIVE.ketty, DONE).play('porthos', DONE, ACCEPT),
  ];
  for (const until of stages) {
    const table = until(threeInParis({ hourglass: 'on' }).play('athos', TRADE.porthos)).play(CLOCK, EXPIRE);
    expect(table.told('traded')).toEqual([]);
    expect([table.hand('athos'), table.hand('porthos')]).toEqual([['ketty'], ['single']]);
  }
});

test('ROY.EDGE.117 the sand stands still while Milady answers, and just so when she is not there at all', () => {
  for (const location of ['paris', 'louvre'] as const) {
    const table = position({
      acting: 'dartagnan',
      men: { dartagnan: { place: 'paris' } },
      hands: { dartagnan: ['nobility', 'nobility', 'nobility', 'nobility', 'nobility'] },
      paris: { card: 'smuggler', foes: ['henchman'] },
      state: { hourglass: 'on', location, standing: 'ask' },
    });
    expect(table.offers(CLOCK, EXPIRE)).toBe(true);
    table.play('dartagnan', CHALLENGE.nobility);
    expect(table.asked('milady')?.prompt).toBe('intercept');
    expect(table.asked(CLOCK)).toBeUndefined();
    expect(table.play('milady', PASS).offers(CLOCK, EXPIRE)).toBe(true);
  }
});
