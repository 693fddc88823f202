import { expect, test } from 'vitest';
import { screenFor } from './curtain.ts';

test('a person alone always looks on as himself', () => {
  expect(screenFor([2], [2], null)).toEqual({ facing: 2, passTo: null });
  expect(screenFor([2], [0, 1], null)).toEqual({ facing: 2, passTo: null });
  expect(screenFor([2], [], 2)).toEqual({ facing: 2, passTo: null });
});

test('where only bots play everybody is a spectator', () => {
  expect(screenFor([], [0, 1], null)).toEqual({ facing: null, passTo: null });
});

test('a shared screen shows nobody’s secrets until somebody says who looks', () => {
  expect(screenFor([0, 1], [0, 1], null)).toEqual({ facing: null, passTo: 0 });
  expect(screenFor([0, 1], [1], null)).toEqual({ facing: null, passTo: 1 });
});

test('who has said so keeps his secrets in sight while he is asked', () => {
  expect(screenFor([0, 1], [0, 1], 1)).toEqual({ facing: 1, passTo: null });
});

test('once he has answered, they are gone and the screen is passed on', () => {
  expect(screenFor([0, 1], [1], 0)).toEqual({ facing: null, passTo: 1 });
});

test('while only bots are asked everybody sees what everybody knows, and nobody is waited for', () => {
  expect(screenFor([0, 1], [2, 3], 0)).toEqual({ facing: null, passTo: null });
  expect(screenFor([0, 1], [], 1)).toEqual({ facing: null, passTo: null });
});

test('a seat that is not a person’s at this screen shows nothing', () => {
  expect(screenFor([0, 1], [2], 2)).toEqual({ facing: null, passTo: null });
});
