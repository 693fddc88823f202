import type { Level } from '#bots/levels.ts';
import type { Language } from '#kernel/text.ts';
import type { IconName } from '../art/icon-names.ts';

/** What the house says about a game before anybody sits down to it. */
export interface CoverWords {
  /** Stands below the title where that leaves room. */
  readonly kind?: string;
  readonly about: string;
  /** Who made the game. */
  readonly credit: string;
}

/**
 * A game as every page knows it: `cover.ts` in its folder. All covers come with the first page, so it must stay small
 * and import nothing but types.
 */
export interface CoverFacts {
  /** Proper names: the same in every language, broken where the title plate wants it. */
  readonly title: readonly string[];
  readonly lang: 'fr' | 'de';
  readonly glyph: IconName;
  readonly cloth: 'red' | 'blue' | 'green';
  readonly players: readonly [from: number, to: number];
  /** Null while nobody knows. */
  readonly minutes: number | null;
  /** The levels bots play it at, as `bots/` has them: written here so that the page need not load the bots. */
  readonly levels: readonly Level[];
  /** What the ids of its rules begin with. */
  readonly rules: string;
  /** There is a guided first game. */
  readonly lessons?: true;
  /** Seats whose medals stand before the picture. */
  readonly medals?: readonly number[];
  /** Which of the styles of `art/seats.ts` each seat has, in a game where a seat is a role. */
  readonly chairs?: readonly number[];
  readonly words: Readonly<Record<Language, CoverWords>>;
}
