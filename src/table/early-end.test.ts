import { expect, test } from 'vitest';
import { open, play, record } from './table.testing.ts';

test('a match that was ended asks nobody, takes nothing back, and says who won', () => {
  const table = open();
  play(table, 0);
  expect(table.seen(0).mayTakeBack).toBe(true);
  table.end({ why: 'resigned', seats: [0] });
  expect(table.asked).toEqual([]);
  expect(table.seen(0)).toMatchObject({ asked: [], mayTakeBack: false, outcome: { winners: [1], ending: 'resigned' } });
  expect(table.choose(1, 1, { kind: 'any' })).toEqual({ ok: false, why: 'over' });
  expect(table.takeBack(0, 1)).toEqual({ ok: false, why: 'over' });
});

test('its record opens as it was left', () => {
  const table = open(record(3));
  play(table, 0);
  table.end({ why: 'agreed' });
  const again = open(table.record);
  expect(again.record).toEqual(table.record);
  expect(again.seen(null)).toEqual(table.seen(null));
  expect(again.seen(null).outcome?.winners).toEqual([]);
});
