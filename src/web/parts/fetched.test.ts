import { expect, test } from 'vitest';
import { askAgain, reloadByItself, wasAskedFor } from './fetched.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const houseThat = (does: 'answers' | 'is silent') => {
  const house = { reloads: 0, memory: memory(), time: 0 };
  return {
    house,
    host: {
      answers: async () => does === 'answers',
      reload: () => void house.reloads++,
      memory: house.memory,
      now: () => house.time,
    },
  };
};
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that comes the second time is shown, and nothing else happens', async () => {
  const { house, host } = houseThat('answers');
  expect(await askAgain('rules', async () => 'book', host, 'pressed')).toBe('book');
  expect(house.reloads).toBe(0);
});

test('while the house does not answer nothing is thrown away', async () => {
  const { house, host } = houseThat('is silent');
  expect(await askAgain('rules', fails, host, 'pressed')).toBeNull();
  expect(house.reloads).toBe(0);
  expect(wasAskedFor('rules', house.memory)).toBe(false);
});

test('where the house answers and the part does not come, a fresh page opens it, once', async () => {
  const { house, host } = houseThat('answers');
  void askAgain('rules', fails, host, 'pressed');
  await new Promise(resolve => setTimeout(resolve));
  expect(house.reloads).toBe(1);
  expect(wasAskedFor('luck', house.memory)).toBe(false);
  expect(wasAskedFor('rules', house.memory)).toBe(true);
  expect(wasAskedFor('rules', house.memory)).toBe(false);
});

test('a browser that keeps nothing gets its fresh page all the same', async () => {
  const { house, host } = houseThat('answers');
  void askAgain('rules', fails, { ...host, memory: null }, 'pressed');
  await new Promise(resolve => setTimeout(resolve));
  expect(house.reloads).toBe(1);
  expect(wasAskedFor('rules', null)).toBe(false);
});

test('a page that reloads by itself does so ever less often, and only where it can remember', () => {
  const { house, host } = houseThat('answers');
  house.time = 10_000_000;
  const reloadsAfter = (pause: number): boolean => {
    house.time += pause;
    return reloadByItself(host);
  };
  expect(reloadsAfter(0)).toBe(true);
  for (const pause of [5_000, 20_000, 60_000, 300_000, 300_000]) {
    expect(reloadsAfter(pause - 1)).toBe(false);
    expect(reloadsAfter(1)).toBe(true);
  }
  expect(reloadsAfter(1_800_000)).toBe(true);
  expect(reloadsAfter(5_000), 'long after, it is another trouble').toBe(true);
  expect(reloadByItself({ ...host, memory: null })).toBe(false);
});

test('a part that nobody presses for is not fetched by a fresh page twice in a row', async () => {
  const { house, host } = houseThat('answers');
  void askAgain('hers', fails, host, 'by itself');
  await new Promise(resolve => setTimeout(resolve));
  expect(await askAgain('hers', fails, host, 'by itself')).toBeNull();
  expect(house.reloads).toBe(1);
});
