import type { Look } from './page/look.ts';
import type { Person } from './person.ts';
import type { Truth } from './truth.ts';
import type { Step, Walk } from './walk.ts';

/** What the wanderer remembers of this walk. */
export interface Memory {
  /** How each question read at each position, by what its seat saw. */
  readonly read: Map<string, { readonly panel: string; readonly choices: string }>;
  /** Layouts that have been looked at. */
  readonly laid: Set<string>;
  /** Questions whose choices have all been found. */
  readonly reached: Set<string>;
  /** How much of what bots settled has been judged, and how often somebody had agreed that is not yet used up. */
  settled: number;
  agreed: number;
}

export const freshMemory = (): Memory => ({
  read: new Map(),
  laid: new Set(),
  reached: new Set(),
  settled: 0,
  agreed: 0,
});

/** A screen after something was done at it: what the laws look at. */
export interface Moment {
  readonly walk: Walk;
  readonly person: Person;
  /** All who sit at the same table, each at a screen of his own. */
  readonly people: readonly Person[];
  readonly look: Look;
  /** Null where the match is not kept in this browser. */
  readonly truth: Truth | null;
  readonly memory: Memory;
  /** Milliseconds the page may take without anything happening: no verdict on its speed, only on whether it ever comes. */
  readonly patience: number;
  /** What was done last. */
  readonly last: Step | null;
}

export interface Fault {
  readonly law: string;
  /** The same fault again reads the same here, whoever plays and whatever the numbers. */
  readonly key: string;
  readonly what: string;
}

/** One law of the page. Whatever it has to wait for, it waits for itself. */
export interface Law {
  readonly name: string;
  readonly check: (moment: Moment) => readonly Fault[] | Promise<readonly Fault[]>;
}

/** A walk cannot go on from here. */
export const STUCK = 'whoever the rules ask can answer';
