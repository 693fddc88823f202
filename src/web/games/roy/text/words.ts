import type { CardTexts, Names } from '#games/roy/text/shape.ts';
import { language } from '#web/language.svelte.ts';
import type { Catalogue } from '#web/text/index.ts';
import type { Words } from './en/index.ts';

export type { Words };

/** The table's own words, the game's names and what its cards do. */
interface Texts {
  readonly words: Words;
  readonly names: Names;
  readonly cards: CardTexts;
}

const catalogue: Catalogue<Texts> = {
  async fr() {
    const [{ fr }, { frNames, frCards }] = await Promise.all([
      import('./fr/index.ts'),
      import('#games/roy/text/fr/index.ts'),
    ]);
    return { words: fr, names: frNames, cards: frCards };
  },
  async en() {
    const [{ en }, { enNames, enCards }] = await Promise.all([
      import('./en/index.ts'),
      import('#games/roy/text/en/index.ts'),
    ]);
    return { words: en, names: enNames, cards: enCards };
  },
  async it() {
    const [{ it }, { itNames, itCards }] = await Promise.all([
      import('./it/index.ts'),
      import('#games/roy/text/it/index.ts'),
    ]);
    return { words: it, names: itNames, cards: itCards };
  },
};

// Awaited here, so that the table has its words as soon as it is drawn.
const reading = await language.add(catalogue);

/** The words of this table in the reader's language; they follow every change. */
export const royWords = (): Words => reading.texts.words;
export const names = (): Names => reading.texts.names;
export const cards = (): CardTexts => reading.texts.cards;
