import { expect, test } from 'vitest';
import { commitmentOf, diceOf, isSeed, seedFrom } from './fairness.ts';
import { below } from './rng.ts';

const seed = seedFrom(Uint8Array.from({ length: 32 }, (_, i) => i));
const first = (...args: Parameters<typeof diceOf>) => {
  const dice = diceOf(...args);
  return Array.from({ length: 8 }, () => below(dice, 1000));
};

test('the commitment is the SHA-256 of seed and table, which anyone can compute', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify(['panache', seed, 'lily']));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  expect(commitmentOf(seed, 'lily')).toBe(Buffer.from(digest).toString('hex'));
});

test('the dice are the HMAC of table and words under the seed, never the published hash', async () => {
  const key = await crypto.subtle.importKey('raw', Buffer.from(seed, 'hex'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const mac = await crypto.subtle.sign(
    'HMAC',
    key,
    new TextEncoder().encode(JSON.stringify(['dice', 'lily', 'a', 'b'])),
  );
  const words = Array.from(new Int32Array(mac));
  expect(diceOf(seed, 'lily', ['a', 'b']).key).toEqual(words);
  expect(Buffer.from(mac).toString('hex')).not.toBe(commitmentOf(seed, 'lily'));
});

test('another seed, table or word gives other dice and the same ones the same dice', () => {
  const other = seedFrom(new Uint8Array(32));
  expect(first(seed, 'lily', ['a', 'b'])).toEqual(first(seed, 'lily', ['a', 'b']));
  for (const dice of [
    first(other, 'lily', ['a', 'b']),
    first(seed, 'rose', ['a', 'b']),
    first(seed, 'lily', ['ab', '']),
  ])
    expect(dice).not.toEqual(first(seed, 'lily', ['a', 'b']));
});

test('a seed is 64 hexadecimal digits', () => {
  expect(isSeed(seed)).toBe(true);
  for (const wrong of [seed.slice(1), `${seed}0`, seed.toUpperCase(), 7, null]) expect(isSeed(wrong)).toBe(false);
});
