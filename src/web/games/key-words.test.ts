import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { byGame } from './by-game.ts';
import type { KeyRows } from './key-rows.ts';

const FOUND = byGame(import.meta.glob<KeyRows>('./*/key-words.ts', { eager: true, import: 'keys' }));

test.for(Object.entries(FOUND))('the keys of %s are told in all languages, row by row', ([, keys]) => {
  for (const language of LANGUAGES) {
    expect(keys[language]).toHaveLength(keys.en.length);
    for (const words of keys[language].flat()) expect(words).toMatch(/^\S.*\S$/);
  }
  for (const words of keys.fr.flat()) expect(words).not.toMatch(/[^\u202f][;:!?]/);
});
