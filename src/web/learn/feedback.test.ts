import { expect, test } from 'vitest';
import { feedbackOn } from './feedback.ts';

const ADVISED = [
  { choice: { kind: 'move', to: 'louvre' }, reason: null, chance: 0.5 },
  { choice: { kind: 'draw' }, reason: null, chance: 0.48 },
  { choice: { kind: 'done' }, reason: null, chance: 0.3 },
];

test('the same choice, however its parts are ordered, is the same', () => {
  expect(feedbackOn({ to: 'louvre', kind: 'move' }, ADVISED, null)?.verdict).toBe('same');
});

test('what wins nearly as often is nearly as good', () => {
  expect(feedbackOn({ kind: 'draw' }, ADVISED, null)?.verdict).toBe('nearly');
  expect(feedbackOn({ kind: 'done' }, ADVISED, null)?.verdict).toBe('rather');
});

test('what nobody would have looked at is worse, and the guide says what he would have done', () => {
  expect(feedbackOn({ kind: 'buy' }, ADVISED, null)).toEqual({ verdict: 'rather', advised: ADVISED[0], view: null });
});

test('without advice the guide says nothing', () => {
  expect(feedbackOn({ kind: 'buy' }, [], null)).toBeNull();
});
