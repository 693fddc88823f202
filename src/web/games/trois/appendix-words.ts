import { type Translated, wordsIn } from '../../text/index.ts';

export interface AppendixWords {
  readonly title: string;
  readonly text: string;
  readonly known: string;
  readonly lead: string;
  readonly ours: readonly string[];
  readonly tried: string;
  readonly ask: string;
  readonly cards: string;
  readonly cardsText: string;
  readonly groups: Readonly<Record<'milady' | 'rochefort' | 'mousquetaires' | 'bottes' | 'gazettes', string>>;
  /** How many cards a group has. */
  readonly count: (cards: number) => string;
  /** One thing a gazette changes, and how it stands by it. */
  readonly news: (what: string, state: string) => string;
  /** The same, with the words of its stamp where it lasts one turn at most. */
  readonly newsForOneTurn: (what: string, state: string, oneTurn: string) => string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly sourceHelp: Readonly<Record<Source, string>>;
}

/** Where a value comes from: the rule sheet, or us. */
export type Source = 'known' | 'house';

/** What is told below the rules: how much of this game is known, and how much is ours. */
export const WORDS = wordsIn(import.meta.glob<Translated<AppendixWords>>('./text/??/appendix.ts', { eager: true }));
