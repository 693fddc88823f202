import type { Component } from 'svelte';
import { type GameId, isGameId } from '#games/index.ts';
import type { Seat } from '#kernel/game.ts';
import type { Catalogue } from '#kernel/text.ts';
import type { FaceId } from '../art/people.ts';
import type { Lesson, Standing } from './lesson.ts';

/** One lesson of a game: what can be known of it before it is fetched. */
export interface LessonFacts {
  /** Its name in the address, and that of its match in `lessons/` and of its plan in `plans/`. */
  readonly id: string;
  /** A short one, for whoever wants it: no first game needs it. */
  readonly extra?: true;
  /** The portrait of whoever guides. */
  readonly guide: FaceId;
  readonly colour: 'blue' | 'red' | 'green';
  /** By seat. */
  readonly faces: readonly FaceId[];
  /** What a first game needs, and this lesson teaches: each with the page that does. */
  readonly teaches: Readonly<Record<string, string>>;
  /** The address of a first game of one's own. */
  readonly leads: string;
  /** The lesson to take afterwards; null where there is none. */
  readonly next: string | null;
  readonly load: () => Promise<Lesson>;
  /** Whether the turn that the pupil plays as he likes is over, as he sees the table after so many choices of his own. */
  readonly isTurnOver?: (view: unknown, seat: Seat, made: number) => boolean;
}

/** What the guide says on one page, and where he asks for a choice what to do now: `label` is what its button says. */
export interface PageText {
  readonly say: string;
  readonly now?: string | ((label: string) => string);
}

export interface SchoolWords<LessonId extends string = string, PageId extends string = string> {
  readonly lessons: Readonly<
    Record<
      LessonId,
      {
        readonly title: string;
        /** What it is about, on the list of lessons. */
        readonly about: string;
        /** Its name on a button that leads to it. */
        readonly button: string;
        readonly guide: string;
        /** What is said when it is over. */
        readonly over: string;
      }
    >
  >;
  /** What those at the table are called, by seat; the pupil's own is not read. */
  readonly names: readonly string[];
  readonly pages: Readonly<Record<PageId, PageText>>;
}

/** Everything a game gives for its lessons, found as `games/GAME/learn/school.ts`. */
export interface School {
  readonly lessons: readonly LessonFacts[];
  /** The rule each page rests on. */
  readonly rules: Readonly<Record<string, string>>;
  /** Where the guide points, as selectors, the best place first: `offered` is what the table has written on it. */
  readonly places: (standing: Standing, view: unknown, offered: readonly unknown[]) => readonly string[];
  /** What the thing the guide points at is called on the table, where his pages name it as it reads. */
  readonly reads?: (thing: Element) => string | null;
  /** The button that puts away what lies over the whole table in the end. */
  readonly uncover?: string;
  readonly words: Catalogue<SchoolWords>;
  /** The icons of the table, where it has a sheet of its own. */
  readonly icons?: string;
  /** What else stands on the page of the game's lessons. */
  readonly more?: () => Promise<Component>;
}

const FOUND = import.meta.glob<School>('../games/*/learn/school.ts', { import: 'school' });
const SCHOOLS = Object.fromEntries(Object.entries(FOUND).map(([path, load]) => [path.split('/').at(-3) ?? '', load]));

/** Each game's lessons are fetched when somebody wants to learn it; null where it has none. */
export const schoolOf = (game: string): (() => Promise<School>) | null =>
  Object.hasOwn(SCHOOLS, game) ? SCHOOLS[game] : null;
/** The games that have lessons. */
export const TAUGHT: readonly GameId[] = Object.keys(SCHOOLS).filter(isGameId);
