import type { Destination, Equipment, Mark, Musketeer, Skill } from '../names.ts';
import { type Pattern, pattern } from './fighter.ts';

/** A musketeer's sheet (ROY.COMP.14). */
export interface Sheet {
  readonly skills: Readonly<Record<Skill, number>>;
  readonly life: number;
  readonly dice: number;
  readonly manoeuvre: Pattern;
  /** He may own the improved manoeuvre besides his own (ROY.DART.2). */
  readonly twoManoeuvres: boolean;
  readonly start: Destination;
  readonly gear: readonly Equipment[];
  readonly marks: Readonly<Record<'skills' | 'manoeuvre' | 'life', Mark>>;
}

const LILIES = pattern(0, 0, 3);
/** ROY.CARD.2 */
export const IMPROVED: Pattern = pattern(2, 0, 1);
/** Slots for Equipment, and as many for upgraded skills (ROY.EQUIP.3, ROY.UPGR.9). */
export const SLOTS = 2;

export const SHEETS: Readonly<Record<Musketeer, Sheet>> = {
  dartagnan: {
    skills: { erudition: 1, nobility: 3, gallantry: 2, panache: 4 }, // Panache from the book, the rest ours
    life: 3,
    dice: 3,
    manoeuvre: pattern(1, 0, 2),
    twoManoeuvres: true,
    start: 'paris',
    gear: [],
    marks: { skills: 'house', manoeuvre: 'house', life: 'book' },
  },
  athos: {
    skills: { erudition: 3, nobility: 4, gallantry: 1, panache: 2 },
    life: 3,
    dice: 3,
    manoeuvre: LILIES,
    twoManoeuvres: false,
    start: 'vieux-colombier',
    gear: [],
    marks: { skills: 'house', manoeuvre: 'inferred', life: 'book' },
  },
  aramis: {
    skills: { erudition: 4, nobility: 2, gallantry: 3, panache: 1 },
    life: 3,
    dice: 3,
    manoeuvre: LILIES,
    twoManoeuvres: false,
    start: 'la-rochelle',
    gear: [],
    marks: { skills: 'house', manoeuvre: 'book', life: 'book' },
  },
  porthos: {
    skills: { erudition: 2, nobility: 1, gallantry: 4, panache: 3 },
    life: 5,
    dice: 3,
    manoeuvre: LILIES,
    twoManoeuvres: false,
    start: 'louvre',
    gear: [],
    marks: { skills: 'house', manoeuvre: 'inferred', life: 'book' },
  },
  treville: {
    skills: { erudition: 2, nobility: 3, gallantry: 2, panache: 3 },
    life: 3,
    dice: 3,
    manoeuvre: LILIES,
    twoManoeuvres: false,
    start: 'vieux-colombier',
    gear: ['blade'], // ROY.TREV.8
    marks: { skills: 'house', manoeuvre: 'house', life: 'inferred' },
  },
};
