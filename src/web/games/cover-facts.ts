import type { Level } from '#bots/levels.ts';
import type { Options, Seat } from '#kernel/game.ts';
import type { IconName } from '../art/icon-names.ts';
import type { FaceId } from '../art/people.ts';

/** What the house says about a game before anybody sits down to it: `text/??/cover.ts` in its folder. */
export interface CoverWords {
  /** Stands below the title where that leaves room. */
  readonly kind?: string;
  readonly about: string;
  /** Who made the game. */
  readonly credit: string;
  /** What the tables that one press opens have in common; left out where there is but one. */
  readonly quickTitle?: string;
  /** By the id of the table: what stands on its button, and what is said of it. */
  readonly quick: Readonly<Record<string, { readonly title: string; readonly spoken: string }>>;
}

/** A table that one press lays: one person, and bots in all other seats. */
export interface QuickTable {
  readonly id: string;
  /** Seats, also one that the table itself plays. */
  readonly players: number;
  /** Where the person sits. */
  readonly me: Seat;
  readonly level: Level;
  /** Those that are not left at their first value. */
  readonly options: Readonly<Record<string, string>>;
  /** The faces on its button: one for a person of the story, or those one plays against; none for a plain plate. */
  readonly faces: readonly FaceId[];
  /** Whom one wants to be, where the rules leave that to the players: `granted` in `match-facts.ts` finds the choice. */
  readonly wish?: string;
}

/**
 * A game as every page knows it: `cover.ts` in its folder. All covers come with the first page, so it must stay small
 * and import nothing but types. Its words lie apart.
 */
export interface CoverFacts {
  /** Proper names: the same in every language, broken where the title plate wants it. */
  readonly title: readonly string[];
  readonly lang: 'fr' | 'de';
  readonly glyph: IconName;
  readonly cloth: 'red' | 'blue' | 'green';
  readonly players: readonly [from: number, to: number];
  /** From the quickest to the longest match; null while nobody knows. */
  readonly minutes: readonly [from: number, to: number] | null;
  readonly quick: readonly QuickTable[];
  /** The one of them that the cover itself opens. */
  readonly now: string;
  /** A seat that the table itself plays when these options are set; left out where every seat is somebody's. */
  readonly vacant?: { readonly seat: Seat; readonly options: Options };
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
}
