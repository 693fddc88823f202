import { beforeEach, expect, test } from 'vitest';
import { remember, remembered } from '../storage.ts';
import { lengthOf, RECIPES, SOUND_NAMES, type SoundName } from './recipes.ts';
import { Sound } from './sound.svelte.ts';

const heard: SoundName[] = [];
const played: string[] = [];
let clock = 0;
let hidden = false;
let loud = 0;
const player = () =>
  Promise.resolve({
    play: (name: SoundName) => void heard.push(name),
    wake: () => undefined,
    volume: (given: number) => {
      loud = given;
    },
  });
const musician = () =>
  Promise.resolve({
    play: (mood: string) => void played.push(mood),
    stop: () => void played.push('stop'),
    pause: () => void played.push('pause'),
    volume: () => undefined,
  });
const made = (usual = true) =>
  new Sound({ player, musician, now: () => clock, hidden: () => hidden, usual: () => usual });
const settled = () => new Promise(resolve => setTimeout(resolve));

beforeEach(() => {
  heard.length = 0;
  played.length = 0;
  clock = 0;
  hidden = false;
  remember('panache.sound', 'on');
  remember('panache.music', 'on');
  remember('panache.sound-volume', '80');
  remember('panache.music-volume', '35');
});

test('nothing is heard before the first press, and everything after it unless it was switched off', async () => {
  const sound = made();
  sound.sit('pavane');
  await sound.play('bell');
  await settled();
  expect([heard, played]).toEqual([[], []]);
  await sound.press();
  await sound.play('bell');
  await settled();
  expect([heard, played]).toEqual([['bell'], ['pavane']]);
});

test('what was switched off stays off, also for the next page', async () => {
  const sound = made();
  await sound.press();
  sound.turn(false);
  expect(remembered('panache.sound')).toBe('off');
  const next = made();
  expect(next.on).toBe(false);
  next.sit('pavane');
  await next.press();
  await next.play('bell');
  await settled();
  expect([heard, played]).toEqual([[], []]);
  next.turn(true);
  await settled();
  expect([heard, played]).toEqual([['card'], ['pavane']]);
});

test('music stops with its switch, with the table, and waits while the page is hidden', async () => {
  const sound = made();
  sound.sit('pavane');
  await sound.press();
  await settled();
  hidden = true;
  sound.look();
  await settled();
  hidden = false;
  sound.look();
  await settled();
  sound.turnMusic(false);
  await settled();
  expect(remembered('panache.music')).toBe('off');
  sound.turnMusic(true);
  await settled();
  sound.sit(null);
  await settled();
  expect(played).toEqual(['pavane', 'pause', 'pavane', 'stop', 'pavane', 'stop']);
});

test('volumes are kept, and no volume is silence', async () => {
  const sound = made();
  await sound.press();
  sound.setVolume(0.4);
  await settled();
  expect([loud, made().volume]).toEqual([0.4, 0.4]);
  sound.setMusicVolume(0.1);
  expect(made().musicVolume).toBe(0.1);
  heard.length = 0;
  sound.setVolume(0);
  clock += 500;
  await sound.play('bell');
  expect(heard).toEqual([]);
});

test('a hidden page is silent', async () => {
  const sound = made();
  await sound.press();
  hidden = true;
  await sound.play('bell');
  expect(heard).toEqual([]);
});

test('the same sound twice in a moment is heard once, and another one beside it', async () => {
  const sound = made();
  await sound.press();
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

test('a call is heard by somebody who looks elsewhere, and once', async () => {
  const sound = made();
  await sound.press();
  hidden = true;
  await sound.play('bell');
  expect(heard).toEqual([]);
  await sound.call('bell');
  expect(heard).toEqual(['bell']);
  hidden = false;
  clock = 60_000;
  await sound.play('bell');
  expect(heard).toEqual(['bell']);
  clock = 120_000;
  await sound.play('bell');
  expect(heard).toEqual(['bell', 'bell']);
});

test('a call is silent where sound is switched off', async () => {
  const sound = made();
  await sound.press();
  sound.turn(false);
  await sound.call('bell');
  expect(heard).toEqual([]);
});
