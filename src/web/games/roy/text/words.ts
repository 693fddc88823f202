import { type Naming, naming } from '#games/roy/text/naming.ts';
import type { CardTexts, Names } from '#games/roy/text/shape.ts';
import { catalogueOf, inEachLanguage } from '#kernel/text.ts';
import { language } from '#web/language.svelte.ts';
import type { Catalogue } from '#web/text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

/** The table's own words, the game's names and what its cards do. */
interface Texts extends Naming {
  readonly words: Words;
}

const table = catalogueOf<Words>(code => import(`./${code}/index.ts`));
const catalogue: Catalogue<Texts> = inEachLanguage(code => async () => {
  const [words, named] = await Promise.all([table[code](), naming[code]()]);
  return { words, ...named };
});

// Awaited here, so that the table has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of this table in the reader's language; they follow every change. */
export const royWords = (): Words => reading.texts.words;
export const names = (): Names => reading.texts.names;
export const cards = (): CardTexts => reading.texts.cards;
