import { expect, test } from 'vitest';
import { type ChronicleLine, withNotes } from './chronicle.ts';

const line = (at: number, key: string, around?: true): ChronicleLine => ({
  key,
  at,
  text: key,
  rule: null,
  ...(around && { around }),
});

const LINES = [line(0, 'deal'), line(1, 'first'), line(1, 'second'), line(2, 'third')];

test('what happened around the match stands after the lines of the choice it came after', () => {
  const notes = [line(1, 'a bot plays', true), line(2, 'she plays again', true)];
  expect(withNotes(LINES, notes, 2).map(({ key }) => key)).toEqual([
    'deal',
    'first',
    'second',
    'a bot plays',
    'third',
    'she plays again',
  ]);
});

test('what came after a choice that has not been shown yet waits for it', () => {
  expect(withNotes(LINES.slice(0, 3), [line(2, 'a bot plays', true)], 1)).toEqual(LINES.slice(0, 3));
});
