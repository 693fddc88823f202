import { expect, test } from 'vitest';
import { anew, partAnew } from './patience.ts';

const MODULE = 'https://house.example/assets/Part-a1b2.js';
const fails = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${MODULE}`));

test('a module that the browser remembers as missing is asked for under another address, each time another', async () => {
  const asked: string[] = [];
  const from = async (address: string) => {
    asked.push(address);
    if (asked.length === 1) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    return 'part';
  };
  await expect(anew<string>(fails, from)).rejects.toThrow(MODULE);
  expect(await anew<string>(fails, from)).toBe('part');
  expect(asked.every(address => address.startsWith(`${MODULE}?again=`))).toBe(true);
  expect(new Set(asked).size).toBe(2);
});

test('what fails for another reason fails', async () => {
  const from = async () => 'part';
  await expect(anew<string>(() => Promise.reject(new Error('no such table')), from)).rejects.toThrow('no such table');
  expect(await anew(async () => 'at once', from)).toBe('at once');
});

test('a part that comes without its own name counts as one that did not come', async () => {
  const named = { default: 'part' };
  expect(await partAnew(fails, async () => named)).toBe(named);
  await expect(partAnew<{ default: unknown }>(fails, async () => ({ default: undefined }))).rejects.toThrow(
    'did not come',
  );
});
