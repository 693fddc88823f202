import type { Component } from 'svelte';

/** Where a value is known from: the rule book, a public page, our inference, or our own choice. */
export type Source = 'book' | 'web' | 'inferred' | 'house';

interface Listed {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A game on one sheet. */
export interface SheetWords {
  readonly lead: string;
  readonly win: Listed;
  readonly lose: Listed;
  readonly turn: { readonly title: string; readonly steps: readonly (readonly [name: string, text: string])[] };
  readonly numbers: { readonly title: string; readonly rows: readonly (readonly [what: string, value: string])[] };
  /** What is drawn, piece by piece, and what each means. */
  readonly pieces: { readonly title: string; readonly meanings: Readonly<Record<string, string>> };
}

export interface Difference {
  /** What the printed books leave open or tell twice. */
  readonly books: string;
  /** How it is played here, and why. */
  readonly here: string;
}

/** What a game's rulebook says besides its numbered rules, in one language. */
export interface BookWords {
  readonly sheet: SheetWords;
  /** A few words ahead of each chapter's rules, by the chapter's id. */
  readonly introductions: Readonly<Record<string, string>>;
  /** What each figure shows. One named after a chapter belongs to it; `COMP.sheet` is a second one of the chapter COMP. */
  readonly figures: Readonly<Record<string, string>>;
  readonly gallery: { readonly lead: string; readonly groups: Readonly<Record<string, string>> };
  readonly differences: { readonly lead: string; readonly items: Readonly<Record<string, Difference>> };
  /** The titles of the parts the chapters are gathered in, by the part's id; left out where a book is short. */
  readonly parts?: Readonly<Record<string, string>> | undefined;
}

/** What is drawn with the table's own pieces. It comes after the words: it brings the cards, and the rules with them. */
export interface Drawn {
  readonly Sheet: Component;
  readonly Figure: Component<{ chapter: string }>;
  readonly Gallery: Component;
}

/** Where a chapter leads: other chapters, and lessons in which one plays what it tells. */
export interface LeadsTo {
  readonly chapters?: readonly string[];
  readonly lessons?: readonly string[];
}

/** What a game adds to its rulebook on the page of the rules: `book.ts` in its folder. */
export interface GameBook {
  readonly words: () => BookWords;
  readonly drawn: () => Promise<Drawn>;
  /** The differences in reading order, each with the rules it concerns. */
  readonly DIFFERENCES: Readonly<Record<string, readonly string[]>>;
  /** The first chapter of each part, by the part's id in reading order. */
  readonly PARTS?: Readonly<Record<string, string>>;
  /** By the chapter's id. */
  readonly SEE?: Readonly<Record<string, LeadsTo>>;
}

/** The figures of a chapter, in their order. */
export const figuresOf = ({ figures }: BookWords, chapter: string): readonly string[] =>
  Object.keys(figures).filter(id => id === chapter || id.startsWith(`${chapter}.`));
