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
const house = (open: boolean) => {
  const around = { reloads: 0, memory: memory(), time: 0 };
  return {
    around,
    surroundings: {
      answers: async () => open,
      reload: () => void around.reloads++,
      memory: around.memory,
      now: () => around.time,
    },
  };
};
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that comes the second time is shown, and nothing else happens', async () => {
  const { around, surroundings } = house(true);
  expect(await askAgain('rules', async () => 'book', surroundings, true)).toBe('book');
  expect(around.reloads).toBe(0);
});

test('while the house does not answer nothing is thrown away', async () => {
  const { around, surroundings } = house(false);
  expect(await askAgain('rules', fails, surroundings, true)).toBeNull();
  expect(around.reloads).toBe(0);
  expect(wasAskedFor('rules', around.memory)).toBe(false);
});

test('where the house answers and the part does not come, a fresh page opens it, once', async () => {
  const { around, surroundings } = house(true);
  void askAgain('rules', fails, surroundings, true);
  await new Promise(resolve => setTimeout(resolve));
  expect(around.reloads).toBe(1);
  expect(wasAskedFor('luck', around.memory)).toBe(false);
  expect(wasAskedFor('rules', around.memory)).toBe(true);
  expect(wasAskedFor('rules', around.memory)).toBe(false);
});

test('a browser that keeps nothing gets its fresh page all the same', async () => {
  const { around, surroundings } = house(true);
  void askAgain('rules', fails, { ...surroundings, memory: null }, true);
  await new Promise(resolve => setTimeout(resolve));
  expect(around.reloads).toBe(1);
  expect(wasAskedFor('rules', null)).toBe(false);
});

test('a page that reloads by itself does so ever less often, and only where it can remember', () => {
  const { around, surroundings } = house(true);
  around.time = 10_000_000;
  const reloadsAfter = (pause: number): boolean => {
    around.time += pause;
    return reloadByItself(surroundings);
  };
  expect(reloadsAfter(0)).toBe(true);
  for (const pause of [5_000, 20_000, 60_000, 300_000, 300_000]) {
    expect(reloadsAfter(pause - 1)).toBe(false);
    expect(reloadsAfter(1)).toBe(true);
  }
  expect(reloadsAfter(1_800_000)).toBe(true);
  expect(reloadsAfter(5_000), 'long after, it is another trouble').toBe(true);
  expect(reloadByItself({ ...surroundings, memory: null })).toBe(false);
});

test('a part that nobody presses for is not fetched by a fresh page twice in a row', async () => {
  const { around, surroundings } = house(true);
  void askAgain('hers', fails, surroundings, false);
  await new Promise(resolve => setTimeout(resolve));
  expect(await askAgain('hers', fails, surroundings, false)).toBeNull();
  expect(around.reloads).toBe(1);
});
