import { expect, test } from 'vitest';
import { askAgain, wasAskedFor } from './fetched.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const house = (open: boolean) => {
  const around = { reloads: 0, memory: memory() };
  return {
    around,
    surroundings: { answers: async () => open, reload: () => void around.reloads++, memory: around.memory },
  };
};
const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('a part that comes the second time is shown, and nothing else happens', async () => {
  const { around, surroundings } = house(true);
  expect(await askAgain('rules', async () => 'book', surroundings)).toBe('book');
  expect(around.reloads).toBe(0);
});

test('while the house does not answer nothing is thrown away', async () => {
  const { around, surroundings } = house(false);
  expect(await askAgain('rules', fails, surroundings)).toBeNull();
  expect(around.reloads).toBe(0);
  expect(wasAskedFor('rules', around.memory)).toBe(false);
});

test('where the house answers and the part does not come, a fresh page opens it, once', async () => {
  const { around, surroundings } = house(true);
  void askAgain('rules', fails, surroundings);
  await new Promise(resolve => setTimeout(resolve));
  expect(around.reloads).toBe(1);
  expect(wasAskedFor('luck', around.memory)).toBe(false);
  expect(wasAskedFor('rules', around.memory)).toBe(true);
  expect(wasAskedFor('rules', around.memory)).toBe(false);
});

test('a browser that keeps nothing gets its fresh page all the same', async () => {
  const { around, surroundings } = house(true);
  void askAgain('rules', fails, { ...surroundings, memory: null });
  await new Promise(resolve => setTimeout(resolve));
  expect(around.reloads).toBe(1);
  expect(wasAskedFor('rules', null)).toBe(false);
});
