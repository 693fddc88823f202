import type { Snippet } from 'svelte';

/** A part of the page of the rules that is not made of rules. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: Snippet;
}

/** What stands around the rules where there is room to read; a table's own rulebook goes without most of it. */
export interface Extras {
  readonly before: readonly Part[];
  /** Below a chapter's title, and on one page with it. */
  readonly opening?: Snippet<[chapter: string]>;
  /** Ahead of a chapter's rules. */
  readonly examples?: Snippet<[chapter: string]>;
  /** Below a chapter's rules. */
  readonly below?: Snippet<[chapter: string]>;
  /** What a chapter tells besides its rules, for the search. */
  readonly beside?: (chapter: string) => readonly string[];
  /** The title of the part that begins with a chapter; null for a chapter within one. */
  readonly partAt?: (chapter: string) => string | null;
  readonly after: readonly Part[];
  /** Ahead of everything. */
  readonly head?: Snippet;
}
