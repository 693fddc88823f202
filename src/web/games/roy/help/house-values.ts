import { CHARACTERS } from '#games/roy/cards/adventure.ts';
import { ADVERSARIES, ADVERSARY_IDS } from '#games/roy/cards/adversaries.ts';
import { ARSENAL } from '#games/roy/cards/arsenal.ts';
import { BOARD_MARKS } from '#games/roy/cards/board.ts';
import { CHARACTER_MARKS } from '#games/roy/cards/characters.ts';
import { LOUVRE, LOUVRE_IDS } from '#games/roy/cards/louvre.ts';
import { SHEETS } from '#games/roy/cards/musketeers.ts';
import { PARIS, PARIS_IDS } from '#games/roy/cards/paris.ts';
import { TRAP_IDS, TRAPS } from '#games/roy/cards/traps.ts';
import { TREACHERY, TREACHERY_IDS } from '#games/roy/cards/treachery.ts';
import { ITEMS, type Mark, MUSKETEERS } from '#games/roy/names.ts';
import type { Names } from '#games/roy/text/shape.ts';

export const HOUSE_GROUPS = [
  'adversaries',
  'traps',
  'treachery',
  'paris',
  'louvre',
  'characters',
  'musketeers',
  'arsenal',
  'board',
] as const;
export type HouseGroup = (typeof HOUSE_GROUPS)[number];

/** A thing of the board that has values. */
export type BoardThing = keyof typeof BOARD_MARKS;

export type Field =
  | 'title'
  | 'strength'
  | 'dice'
  | 'power'
  | 'reward'
  | 'card'
  | 'copies'
  | 'effect'
  | 'challenge'
  | 'asks'
  | 'skills'
  | 'manoeuvre'
  | 'life'
  | 'price'
  | 'faces'
  | 'length'
  | 'start'
  | 'most';

/** One card or sheet, and where each of its values comes from. */
export interface Valued {
  readonly id: string;
  readonly name: string;
  readonly values: readonly (readonly [Field, Mark])[];
}

const row = (id: string, name: string, marks: Partial<Record<Field, Mark>>): Valued => ({
  id,
  name,
  values: Object.entries(marks) as [Field, Mark][],
});

/** Every value with its source, as the rows of the cards say it. */
export const valuesOf = (
  names: Names,
  things: Readonly<Record<BoardThing, string>>,
): Readonly<Record<HouseGroup, readonly Valued[]>> => ({
  adversaries: ADVERSARY_IDS.map(id => row(id, names.foes[id].name, ADVERSARIES[id].marks)),
  traps: TRAP_IDS.map(id => row(id, names.traps[id].name, { card: TRAPS[id].mark })),
  treachery: TREACHERY_IDS.map(id => row(id, names.treachery[id], TREACHERY[id].marks)),
  paris: PARIS_IDS.map(id => row(id, names.paris[id], PARIS[id].marks)),
  louvre: LOUVRE_IDS.map(id => row(id, names.louvre[id], LOUVRE[id].marks)),
  characters: CHARACTERS.map(id => row(id, names.cards[id].name, { card: CHARACTER_MARKS[id] })),
  musketeers: MUSKETEERS.map(who => row(who, names.musketeers[who].name, SHEETS[who].marks)),
  arsenal: ITEMS.map(item => row(item, names.items[item].name, ARSENAL[item].marks)),
  board: (Object.keys(BOARD_MARKS) as BoardThing[]).map(id => row(id, things[id], BOARD_MARKS[id])),
});

/** The five house values that were changed after trying them (docs/roy.md): matches of a hundred if set back alone. */
export const CHANGES = {
  time: [44, 31, 32, 21, 21],
  honour: [14, 10, 29, 6, 40],
  calais: [61, 42, 40, 26, 29],
  wardes: [66, 46, 47, 33, 40],
  abduction: [66, 49, 47, 33, 41],
} as const;
