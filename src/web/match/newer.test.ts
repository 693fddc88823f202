import { expect, test } from 'vitest';
import type { Move } from '#kernel/journal.ts';
import { toyMatch } from '#kernel/toy.ts';
import { goesOnFrom, isNewer } from './newer.ts';

const A: Move = [0, { card: 'a' }];
const B: Move = [0, { card: 'b' }];

test('the longer journal is the newer one, whatever stands in it', () => {
  expect(isNewer(toyMatch([B, B]), toyMatch([A]))).toBe(true);
  expect(isNewer(toyMatch([A]), toyMatch([B, B]))).toBe(false);
});

test('of two that are equally long the first by its text is the newer one, on both sides', () => {
  expect(isNewer(toyMatch([A]), toyMatch([B]))).toBe(true);
  expect(isNewer(toyMatch([B]), toyMatch([A]))).toBe(false);
});

test('the same journal is no newer than itself', () => {
  expect(isNewer(toyMatch([A]), toyMatch([A]))).toBe(false);
});

test('a journal goes on from another that it begins with, unless something was taken back since', () => {
  expect(goesOnFrom(toyMatch([A, B]), toyMatch([A]))).toBe(true);
  expect(goesOnFrom(toyMatch([B, B]), toyMatch([A]))).toBe(false);
  expect(goesOnFrom(toyMatch([A, [0, null]]), toyMatch([A]))).toBe(false);
});
