import { type Component, untrack } from 'svelte';
import type { Seat } from '#kernel/game.ts';
import type { TableProps } from '../games/table-props.ts';
import { isCovered } from '../parts/modal.svelte.ts';
import { patiently } from '../parts/patience.ts';
import type { First, Moment } from './first.ts';
import type { HintMemory } from './hint-memory.svelte.ts';

/** Beside the hints, which are kept in the same list. */
const nameOf = (id: string): string => `first:${id}`;

/** A view says whose it is; null for who only watches. */
interface Seated {
  readonly seat: Seat | null;
}

/** What the card of one thing shows and lets its reader do. */
export interface Explaining {
  readonly card: { readonly id: string; readonly rule: string; readonly points: readonly string[] } | null;
  pointing: boolean;
  close(): void;
  silence(): void;
}

interface CardProps {
  firsts: Explaining;
  sentences: Readonly<Record<string, string>>;
  floats?: boolean;
}

interface Drawing {
  readonly sentences: () => Readonly<Record<string, string>>;
  readonly Card: Component<CardProps>;
}

/** All that a game explains, and the card that shows it: fetched by whoever wants it, once his table stands there. */
interface FirstsPart<C, E, V> extends Drawing {
  /** The most pressing first. */
  readonly ROWS: readonly First<C, E, V>[];
}

/** What a card needs to be drawn; nothing is drawn before its part has come. */
export interface Explained extends Explaining {
  readonly part: Drawing | null;
}

/** What has come up for the first time, and the one thing of it that is explained now. */
export class Firsts<C, E, V extends Seated> implements Explained {
  readonly #fetchPart: () => Promise<FirstsPart<C, E, V>>;
  readonly #memory: HintMemory;
  readonly #met = new Set<string>();
  #fetching = false;
  /** What was met before the part came. */
  #unread: Moment<C, E, V>[] = [];
  part = $state.raw<FirstsPart<C, E, V> | null>(null);
  #asked: string | null = null;
  #card = $state.raw<First<C, E, V> | null>(null);
  /** The reader wants to see where it lies. */
  pointing = $state(false);

  constructor(fetchPart: () => Promise<FirstsPart<C, E, V>>, memory: HintMemory) {
    this.#fetchPart = fetchPart;
    this.#memory = memory;
  }

  /** A table that cannot have it goes without, and asks again with its next question. */
  async fetch(): Promise<void> {
    if (this.#fetching || this.part !== null || !this.#isWanted) return;
    this.#fetching = true;
    const part = await patiently(this.#fetchPart).catch(() => null);
    this.#fetching = false;
    for (const moment of this.#unread.splice(0)) if (part !== null) this.#look(part, moment);
    this.part = part;
  }

  get card(): First<C, E, V> | null {
    return this.#isWanted ? this.#card : null;
  }
  get #isWanted(): boolean {
    return !this.#memory.off && !this.#memory.quiet;
  }

  /** Notes what a step brings; who only watches is told nothing. */
  meet(moment: Moment<C, E, V>): void {
    if (moment.view.seat === null || !this.#isWanted) return;
    if (this.part === null) this.#unread.push(moment);
    else this.#look(this.part, moment);
  }

  #look({ ROWS }: FirstsPart<C, E, V>, moment: Moment<C, E, V>): void {
    for (const { id, when } of ROWS) {
      if (!this.#memory.closed.includes(nameOf(id)) && when(moment)) this.#met.add(id);
    }
  }

  /** The reader is asked something and nothing moves: he has time to read one card, and has read it from then on. */
  ask(question: unknown): void {
    const asked = JSON.stringify(question);
    const next = this.part?.ROWS.find(({ id }) => this.#met.has(id)) ?? null;
    // Somebody else's step in between does not take the card away.
    if (next === null && asked === this.#asked) return;
    this.#asked = asked;
    this.pointing = false;
    this.#card = next;
    if (next === null) return;
    this.#met.delete(next.id);
    this.#memory.close(nameOf(next.id));
  }

  close(): void {
    this.#card = null;
    this.pointing = false;
  }

  /** "I know this game." */
  silence(): void {
    this.close();
    this.#met.clear();
    this.#memory.turnOff();
  }
}

/** Follows a table from its first step to its last; to be called as the table is made. */
export const followFirsts = <C, E, V extends Seated>(
  firsts: Firsts<C, E, V>,
  props: () => TableProps<C, E, V>,
  isRunning: () => boolean,
): void => {
  $effect(() => {
    const { view, events, question, replay } = props();
    if (replay === null) untrack(() => firsts.meet({ view, events, choices: question?.choices ?? [] }));
  });
  $effect(() => {
    const { view, question, replay } = props();
    if (view.seat === null || replay !== null || question === null || question.optional) return;
    if (isRunning() || isCovered()) return;
    // What came late is read now.
    if (firsts.part === null) untrack(() => void firsts.fetch());
    else untrack(() => firsts.ask(question));
  });
};
