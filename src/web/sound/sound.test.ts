import { beforeEach, expect, test } from 'vitest';
import { remember, remembered } from '../storage.ts';
import { lengthOf, RECIPES, SOUND_NAMES, type SoundName } from './recipes.ts';
import { Sound } from './sound.svelte.ts';
import { WORDS } from './words.ts';

const heard: SoundName[] = [];
let clock = 0;
let hidden = false;
const player = () => Promise.resolve({ play: (name: SoundName) => void heard.push(name), wake: () => undefined });
const made = () => new Sound({ player, now: () => clock, hidden: () => hidden });

beforeEach(() => {
  heard.length = 0;
  clock = 0;
  hidden = false;
  remember('panache.sound', 'off');
});

test('nothing is heard until the reader turns sounds on, and the wish is remembered', async () => {
  const sound = made();
  await sound.play('bell');
  expect(heard).toEqual([]);
  sound.turn(true);
  expect(remembered('panache.sound')).toBe('on');
  await sound.play('bell');
  expect(heard).toContain('bell');
  expect(made().on).toBe(true);
  sound.turn(false);
  expect(made().on).toBe(false);
});

test('a hidden page is silent', async () => {
  const sound = made();
  sound.turn(true);
  await Promise.resolve();
  heard.length = 0;
  hidden = true;
  await sound.play('bell');
  expect(heard).toEqual([]);
});

test('the same sound twice in a moment is heard once, and another one beside it', async () => {
  const sound = made();
  sound.turn(true);
  await Promise.resolve();
  heard.length = 0;
  await sound.play('coin');
  clock += 50;
  await sound.play('coin');
  await sound.play('dice');
  clock += 200;
  await sound.play('coin');
  expect(heard).toEqual(['coin', 'dice', 'coin']);
});

test('every sound is short, and no stroke is so loud that it would be cut', () => {
  for (const name of SOUND_NAMES) {
    expect(lengthOf(name), name).toBeLessThan(2);
    for (const stroke of RECIPES[name]) {
      expect(stroke.loud, name).toBeGreaterThan(0);
      expect(stroke.loud, name).toBeLessThanOrEqual(1);
      expect(Math.min(stroke.from, stroke.to), name).toBeGreaterThan(20);
    }
  }
});

test('the switch says in each language what a press will do', () => {
  for (const { on, off } of Object.values(WORDS)) expect(on).not.toBe(off);
});
