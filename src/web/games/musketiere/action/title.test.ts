import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { titleOf } from './title.ts';

const words = en.action;

test('a match that was ended early is over for everybody: nobody is said to choose', () => {
  for (const seated of [true, false]) {
    expect(titleOf({ over: true, mine: false, seated }, words)).toBe('The match is over');
    expect(titleOf({ over: false, mine: true, seated }, words)).toBe('Your turn');
  }
  expect(titleOf({ over: false, mine: false, seated: true }, words)).toBe('The others are choosing');
  expect(titleOf({ over: false, mine: false, seated: false }, words)).toBe('At the table');
});
