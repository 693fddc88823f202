import { expect, test } from 'vitest';
import { freshOf, isCalled, lastSound } from './heard.ts';

const DICE = { kind: 'dice' };
const CARD = { kind: 'card' };
const QUIET = { kind: 'quiet' };
const soundOf = ({ kind }: { readonly kind: string }) => (kind === 'dice' || kind === 'card' ? kind : null);

test('only what has been added is fresh', () => {
  expect(freshOf([], [DICE])).toEqual([DICE]);
  expect(freshOf([DICE], [DICE, CARD])).toEqual([CARD]);
  expect(freshOf([DICE], [DICE])).toEqual([]);
});

test('a new step is fresh from its first event, also where it is as long as the one before', () => {
  expect(freshOf([DICE, CARD], [QUIET])).toEqual([QUIET]);
  expect(freshOf([DICE], [{ ...DICE }])).toEqual([DICE]);
  expect(freshOf([DICE, CARD], [])).toEqual([]);
});

test('of many events at once the last one that sounds is heard', () => {
  expect(lastSound([DICE, CARD, QUIET], soundOf)).toBe('card');
  expect(lastSound([QUIET], soundOf)).toBeNull();
  expect(lastSound([], soundOf)).toBeNull();
});

test('the bell calls whoever had to wait for others, and nobody who goes on by himself', () => {
  expect(isCalled(null, 7)).toBe(false);
  expect(isCalled(6, 7)).toBe(false);
  expect(isCalled(5, 7)).toBe(true);
});
