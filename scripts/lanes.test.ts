import { expect, test } from 'vitest';
import { lanes } from './lanes.mjs';

const shown = (count: number) => {
  const texts: string[] = [];
  return { texts, lanes: lanes(count, text => texts.push(text)) };
};

test('the first lane is shown as it comes, the next one when it is its turn', () => {
  const {
    texts,
    lanes: [first, second],
  } = shown(2);
  second.write('b1 ');
  first.write('a1 ');
  expect(texts.join('')).toBe('a1 ');
  second.write('b2 ');
  first.end();
  expect(texts.join('')).toBe('a1 b1 b2 ');
  second.write('b3');
  expect(texts.join('')).toBe('a1 b1 b2 b3');
});

test('a lane that ends early is shown whole, after those before it', () => {
  const {
    texts,
    lanes: [first, second, third],
  } = shown(3);
  third.write('c ');
  third.end();
  second.write('b ');
  second.end();
  first.write('a ');
  first.end();
  expect(texts.join('')).toBe('a b c ');
});
