import { expect, test } from 'vitest';
import type { Offered } from '#games/trois/choices.ts';
import { bigOf, inOrderOfUse } from './verbs.ts';

const ROLL: Offered = { kind: 'roll' };
const ONE: Offered = { kind: 'one' };
const PRINTER: Offered = { kind: 'botte', botte: 'BS08' };
const WAYS: readonly Offered[] = [{ kind: 'way', way: 'public' }, { kind: 'way', way: 'stairs' }, { kind: 'stop' }];

test('rolling, riding and obeying are the big verbs', () => {
  expect(bigOf([ONE, ROLL])).toBe(ROLL);
  expect(bigOf([{ kind: 'ride' }, { kind: 'botte', botte: 'BS06' }])).toEqual({ kind: 'ride' });
  expect(bigOf([{ kind: 'botte', botte: 'BS01' }, { kind: 'obey' }])).toEqual({ kind: 'obey' });
});

test('who may ride back to the studs is asked that first', () => {
  expect(bigOf([{ kind: 'ride' }, { kind: 'back' }])).toEqual({ kind: 'back' });
});

test('ways weigh the same, and what is alone is big', () => {
  expect(bigOf(WAYS)).toBe(null);
  expect(bigOf([{ kind: 'stop' }])).toEqual({ kind: 'stop' });
});

test('the big verb comes first and Bottes last; nothing is lost', () => {
  expect(inOrderOfUse([PRINTER, ONE, ROLL])).toEqual([ROLL, ONE, PRINTER]);
  expect(inOrderOfUse(WAYS)).toEqual(WAYS);
});
