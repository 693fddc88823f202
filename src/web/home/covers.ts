import type { IconName } from '../art/icon-names.ts';

/** The three games of the house, as their covers show them. */
export interface CoverFacts {
  readonly id: 'roy' | 'musketiere' | 'trois';
  /** Proper names: the same in every language, broken where the title plate wants it. */
  readonly title: readonly string[];
  readonly lang: 'fr' | 'de';
  readonly glyph: IconName;
  readonly cloth: 'red' | 'blue' | 'green';
  readonly players: readonly [from: number, to: number];
  /** Null while nobody has played it here. */
  readonly minutes: number | null;
  readonly ready: boolean;
  /** There is a guided first game. */
  readonly lessons: boolean;
}

export const COVERS: readonly CoverFacts[] = [
  {
    id: 'roy',
    title: ['Mousquetaires', 'du Roy'],
    lang: 'fr',
    glyph: 'fleur-de-lys',
    cloth: 'red',
    players: [1, 6],
    minutes: null,
    ready: true,
    lessons: true,
  },
  {
    id: 'musketiere',
    title: ['Musketiere'],
    lang: 'de',
    glyph: 'crossed-swords',
    cloth: 'blue',
    players: [2, 4],
    minutes: 30,
    ready: true,
    lessons: false,
  },
  {
    id: 'trois',
    title: ['Les trois', 'Mousquetaires'],
    lang: 'fr',
    glyph: 'horse-head',
    cloth: 'green',
    players: [2, 4],
    minutes: null,
    ready: false,
    lessons: false,
  },
];

/** A game's name on one line. */
export const gameName = (id: string): string => COVERS.find(cover => cover.id === id)?.title.join(' ') ?? id;

export const hasLessons = (id: string): boolean => COVERS.some(cover => cover.id === id && cover.lessons);
