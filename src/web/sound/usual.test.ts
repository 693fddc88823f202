import { expect, test } from 'vitest';
import { Sound } from './sound.svelte.ts';

const silent = () => new Promise<never>(() => {});

test('who has never said what he wants hears the table, unless nobody is there to listen', () => {
  const made = (usual: boolean) =>
    new Sound({ player: silent, musician: silent, now: () => 0, hidden: () => false, usual: () => usual });
  expect(made(true).on).toBe(true);
  expect(made(true).music).toBe(true);
  expect(made(false).on).toBe(false);
});
