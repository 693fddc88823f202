import { loadWords, type Words as Names } from '#games/trois/text/words.ts';
import { catalogueOf, inEachLanguage } from '#kernel/text.ts';
import { language } from '#web/language.svelte.ts';
import type { Catalogue } from '#web/text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

/** The table's own words, and what things are called in the game. */
interface Texts {
  readonly words: Words;
  readonly names: Names;
}

const table = catalogueOf<Words>(code => import(`./${code}/index.ts`));
const catalogue: Catalogue<Texts> = inEachLanguage(code => async () => {
  const [words, names] = await Promise.all([table[code](), loadWords(code)]);
  return { words, names };
});

// Awaited here, so that the table has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of this table in the reader's language; they follow every change. */
export const troisWords = (): Words => reading.texts.words;
export const names = (): Names => reading.texts.names;
