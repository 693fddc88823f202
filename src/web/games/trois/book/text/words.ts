import type { Pile } from '#games/trois/cards/cards.ts';
import { language } from '#web/language.svelte.ts';
import type { BookWords } from '#web/parts/book/book.ts';
import { catalogueIn, type Translated } from '#web/text/index.ts';

interface Named {
  readonly name: string;
  readonly text: string;
}

export interface TroisBookWords extends BookWords {
  /** Pieces that have no name elsewhere. */
  readonly pieces: {
    readonly studs: Named;
    readonly dice: Named;
    readonly piles: Readonly<Record<Pile | 'gazettes', string>>;
  };
  /** What a source mark stands beside. */
  readonly marks: {
    readonly sign: string;
    readonly squares: string;
    readonly route: string;
    readonly count: string;
    readonly leg: (leg: number, title: string) => string;
    readonly steps: (steps: number) => string;
  };
}

// Awaited here, so that the page has its words as soon as it is drawn.
const reading = await language.add(catalogueIn(import.meta.glob<Translated<TroisBookWords>>('./??/index.ts')));

/** What the rulebook says besides its rules; it follows every change of language. */
export const bookWords = (): TroisBookWords => reading.texts;
