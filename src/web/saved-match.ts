import type { FaceId } from './art/people.ts';

/** Where a saved match stands; the home page finds the sentence for it. */
export type MatchStatus =
  | { readonly kind: 'rewards'; readonly round: number }
  | { readonly kind: 'duel'; readonly round: number; readonly duel: number }
  | { readonly kind: 'turn'; readonly turn: number }
  /** Once around the table, in a game where each plays in turn. */
  | { readonly kind: 'lap'; readonly lap: number }
  | { readonly kind: 'won'; readonly names: readonly string[]; readonly ducats: number }
  | { readonly kind: 'ended'; readonly names: readonly string[] };

/** A match kept in this browser, as much of it as the home page shows. */
export interface SavedMatch {
  readonly id: string;
  /** The game's id; a later Panache may know more of them. */
  readonly game: string;
  /** Whom each seat shows: its name, its style (of `art/seats.ts`) and its face. */
  readonly seats: readonly { readonly name: string; readonly chair: number; readonly face: FaceId }[];
  /** Milliseconds since 1970: the last choice. */
  readonly when: number;
  readonly finished: boolean;
  readonly status: MatchStatus;
}

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string };

/** What the home page asks of the matches kept in this browser. */
export interface Library {
  list(): readonly SavedMatch[];
  /** `problem` is a sentence in the reader's language. */
  importFile(text: string): Imported | Promise<Imported>;
  remove(id: string): void | Promise<void>;
}
