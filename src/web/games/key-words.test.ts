import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { type Translated, wordsIn } from '../text/index.ts';
import { textsByGame } from './by-game.ts';
import type { KeyRows } from './key-rows.ts';

const FOUND = textsByGame(import.meta.glob<Translated<KeyRows>>('./*/text/??/keys.ts', { eager: true }));

test.for(Object.entries(FOUND))('the keys of %s are told in all languages, row by row', ([, files]) => {
  const keys = wordsIn(files ?? {});
  for (const language of LANGUAGES) {
    expect(keys[language]).toHaveLength(keys.en.length);
    for (const words of keys[language].flat()) expect(words).toMatch(/^\S.*\S$/);
  }
  for (const words of keys.fr.flat()) expect(words).not.toMatch(/[^\u202f][;:!?]/);
});
