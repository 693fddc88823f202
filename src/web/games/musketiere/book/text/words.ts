import { language } from '#web/language.svelte.ts';
import type { BookWords } from '#web/parts/book/book.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';

/** What stands in the figures besides the cards. */
interface Labels {
  readonly target: string;
  readonly total: (sum: number, target: number) => string;
  readonly won: string;
  readonly strongest: string;
  readonly weaker: string;
  readonly stronger: string;
  readonly rewards: string;
  readonly hand: string;
  readonly guards: string;
  readonly supply: string;
  readonly champion: string;
  readonly scapegoat: string;
  readonly pays: Readonly<Record<'jewel' | 'free' | 'prison', string>>;
  readonly sum: string;
}

/** The words of this game's rulebook. */
export interface MusketiereBookWords extends BookWords {
  readonly labels: Labels;
}

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<MusketiereBookWords>>('./??.ts')));

/** What the rulebook says besides its rules; it follows every change of language. */
export const bookWords = (): MusketiereBookWords => reading.texts;
