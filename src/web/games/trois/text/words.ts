import type { Words as Names } from '#games/trois/text/words.ts';
import { language } from '#web/language.svelte.ts';
import type { Catalogue } from '#web/text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

/** The table's own words, and what things are called in the game. */
interface Texts {
  readonly words: Words;
  readonly names: Names;
}

const catalogue: Catalogue<Texts> = {
  async fr() {
    const [{ fr }, { words }] = await Promise.all([import('./fr/index.ts'), import('#games/trois/text/fr/words.ts')]);
    return { words: fr, names: words };
  },
  async en() {
    const [{ en }, { words }] = await Promise.all([import('./en/index.ts'), import('#games/trois/text/en/words.ts')]);
    return { words: en, names: words };
  },
  async it() {
    const [{ it }, { words }] = await Promise.all([import('./it/index.ts'), import('#games/trois/text/it/words.ts')]);
    return { words: it, names: words };
  },
};

// Awaited here, so that the table has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of this table in the reader's language; they follow every change. */
export const troisWords = (): Words => reading.texts.words;
export const names = (): Names => reading.texts.names;
