import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

test('the order of keys makes no difference, that of a list does', () => {
  expect(canonical({ b: [1, { d: null, c: 'x' }], a: true })).toBe(canonical({ a: true, b: [1, { c: 'x', d: null }] }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
});

test('it is JSON, and what JSON leaves out is left out', () => {
  const value = { a: 'é"\n', b: [undefined, null], c: undefined, d: { 2: 0, 10: 1 } };
  expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }));
});
