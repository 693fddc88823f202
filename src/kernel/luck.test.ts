import { expect, test } from 'vitest';
import { deviation, drawn, faces, type LuckRow, luckSheet, unusual } from './luck.ts';

const KEYS = { swords: { lucky: true }, cards: { lucky: false } };
const rowAt = (z: number, count = 20): LuckRow => ({
  key: 'swords',
  seat: 0,
  got: 10 + 2 * z,
  expected: 10,
  sd: 2,
  count,
  lucky: true,
});

test('dice are expected to show a face as often as it is printed on them', () => {
  expect(faces(5, 12, 1 / 3)).toEqual({ got: 5, mean: 4, variance: expect.closeTo(8 / 3), count: 12 });
});

test('cards drawn together: mean and variance are those of every way to draw them', () => {
  const values = [1, 2, 2, 7, 10];
  const sums: number[] = [];
  for (const [i, one] of values.entries())
    for (const [j, two] of values.entries())
      for (const [k, three] of values.entries()) if (i < j && j < k) sums.push(one + two + three);
  const mean = sums.reduce((total, sum) => total + sum) / sums.length;
  const variance = sums.reduce((total, sum) => total + (sum - mean) ** 2, 0) / sums.length;
  expect(drawn(11, 3, values)).toEqual({
    got: 11,
    mean: expect.closeTo(mean),
    variance: expect.closeTo(variance),
    count: 3,
  });
});

test('the last card of a stack is no matter of luck', () => {
  expect(drawn(7, 1, [7])).toEqual({ got: 7, mean: 7, variance: 0, count: 1 });
});

test('a sheet adds up by key and seat, seats first, the whole table last', () => {
  const sheet = luckSheet(KEYS);
  sheet.note('cards', null, { got: 3, mean: 2, variance: 1, count: 1 });
  sheet.note('cards', 1, { got: 1, mean: 2, variance: 1, count: 1 });
  sheet.note('swords', 1, faces(1, 4, 1 / 2));
  sheet.note('swords', 1, faces(4, 4, 1 / 2));
  sheet.note('swords', 0, faces(2, 4, 1 / 2));
  expect(sheet.rows().map(({ key, seat }) => [key, seat])).toEqual([
    ['swords', 0],
    ['swords', 1],
    ['cards', 1],
    ['cards', null],
  ]);
  expect(sheet.rows()[1]).toEqual({
    key: 'swords',
    seat: 1,
    got: 5,
    expected: 4,
    sd: Math.sqrt(2),
    count: 8,
    lucky: true,
  });
  expect(sheet.rows()[3].lucky).toBe(false);
});

test('how far from the expectation is told in standard deviations', () => {
  expect(deviation(rowAt(-1.5))).toBe(-1.5);
  expect(deviation({ ...rowAt(1), sd: 0 })).toBe(0);
});

// The shares are those of every table of the normal curve.
test.each([
  [0, { kind: 'usual' }],
  [0.38, { kind: 'usual' }],
  [0.53, { kind: 'more', matches: 7, of: 10 }],
  [-0.53, { kind: 'less', matches: 7, of: 10 }],
  [0.85, { kind: 'more', matches: 8, of: 10 }],
  [-1.29, { kind: 'less', matches: 9, of: 10 }],
  [1.66, { kind: 'more', matches: 95, of: 100 }],
  [-2.33, { kind: 'less', matches: 99, of: 100 }],
  [3, { kind: 'more', matches: 998, of: 1000 }],
  [-9, { kind: 'less', matches: 999, of: 1000 }],
])('%d standard deviations are %o', (z, wanted) => {
  expect(unusual(rowAt(z))).toEqual(wanted);
});

test('three dice prove nothing, nor does what could not have come otherwise', () => {
  expect(unusual(rowAt(2, 3))).toEqual({ kind: 'few' });
  expect(unusual({ ...rowAt(0), sd: 0 })).toEqual({ kind: 'few' });
});
