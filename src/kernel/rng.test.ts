import { expect, test } from 'vitest';
import { chacha } from './chacha.ts';
import { seeded } from './fairness.ts';
import { below, cloneRng, deal, fork, rngFrom, shuffle } from './rng.ts';

const hex = (words: Uint32Array) => Buffer.from(words.buffer).toString('hex');
const blockOf = (...args: Parameters<typeof chacha> extends [unknown, ...infer Rest] ? Rest : never) => {
  const out = new Uint32Array(16);
  chacha(out, ...args);
  return hex(out);
};

test('the block function gives the published words of ChaCha20 (RFC 8439, 2.3.2)', () => {
  const { key } = rngFrom(Uint8Array.from({ length: 32 }, (_, i) => i));
  expect(blockOf(key, 1, 20, [0x09000000, 0x4a000000, 0])).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('with eight rounds and a key of zeros it begins as ChaCha8 is known to begin', () => {
  const { key } = rngFrom(new Uint8Array(32));
  expect(blockOf(key, 0, 8)).toMatch(/^3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e/);
});

test('the dice are plain data: saved and read back they go on alike', () => {
  const dice = seeded('saved');
  for (let i = 0; i < 21; i++) below(dice, 6);
  const saved = JSON.parse(JSON.stringify(dice));
  const copy = cloneRng(dice);
  const roll = (rng: typeof dice) => Array.from({ length: 40 }, () => below(rng, 1000));
  const rolled = roll(dice);
  expect(roll(saved)).toEqual(rolled);
  expect(roll(copy)).toEqual(rolled);
});

test('two dice used by turns do not disturb each other', () => {
  const alone = (name: string) => {
    const dice = seeded(name);
    return Array.from({ length: 40 }, () => below(dice, 1000));
  };
  const [a, b] = [seeded('a'), seeded('b')];
  const pairs = Array.from({ length: 40 }, () => [below(a, 1000), below(b, 1000)]);
  expect(pairs.map(pair => pair[0])).toEqual(alone('a'));
  expect(pairs.map(pair => pair[1])).toEqual(alone('b'));
});

test('every number is as likely as the others', () => {
  const dice = seeded('fair');
  for (const sides of [2, 6, 7, 55]) {
    const counts = Array.from({ length: sides }, () => 0);
    const rolls = 20_000;
    for (let i = 0; i < rolls; i++) counts[below(dice, sides)]++;
    const expected = rolls / sides;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Six standard deviations above the mean of the chi-square distribution.
    expect(chi).toBeLessThan(sides - 1 + 6 * Math.sqrt(2 * (sides - 1)));
  }
});

test('a shuffle keeps every card, and each card is as likely as the others to lie on top', () => {
  const dice = seeded('shuffle');
  const tops = [0, 0, 0, 0, 0];
  for (let i = 0; i < 5000; i++) {
    const cards = shuffle(dice, [0, 1, 2, 3, 4]);
    expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4]);
    tops[cards[4]]++;
  }
  for (const count of tops) expect(Math.abs(count - 1000)).toBeLessThan(180);
});

test('dealing three cards of five draws them without repetition and leaves the rest below', () => {
  const cards = deal(seeded('deal'), [0, 1, 2, 3, 4], 3);
  expect(cards.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

test('forked dice go their own way', () => {
  const dice = seeded('fork');
  const child = fork(dice);
  expect(child.key).not.toEqual(dice.key);
  expect(fork(dice).key).not.toEqual(child.key);
});

test('anything but 32 bytes is refused', () => {
  expect(() => rngFrom(new Uint8Array(16))).toThrow('32 bytes');
});
