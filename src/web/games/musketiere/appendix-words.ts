import type { Source } from '#games/musketiere/guards.ts';
import { type Translated, wordsIn } from '../../text/index.ts';

export interface AppendixWords {
  readonly title: string;
  readonly text: string;
  readonly value: string;
  readonly source: string;
  readonly inPlay: string;
  readonly withPlayers: (counts: readonly number[]) => string;
  readonly sources: Readonly<Record<Source, string>>;
  readonly sourceHelp: Readonly<Record<Source, string>>;
}

/** The words around the list of guards, below the rules. */
export const WORDS = wordsIn(import.meta.glob<Translated<AppendixWords>>('./text/??/appendix.ts', { eager: true }));
