import { expect, test } from 'vitest';
import { barred } from '../../barred.ts';
import type { Choice } from '../../choices.ts';
import { roy } from '../../game.ts';
import { type By, type Given, type Position, position } from '../../testing.ts';

/** A name begins with the rule that answers; a row without reasons is one where it has nothing to say. */
export type Row = readonly [name: string, table: () => Position, by: By, reasons: readonly string[]];

/** The reasons a rule gives a seat for what it cannot have, each once, with what it needs to know. */
const reasonsOf = (table: Position, by: By, rule: string): readonly string[] => {
  const said = barred(roy.view(table.state, table.seat(by)))
    .filter(each => each.rule === rule)
    .map(({ reason, params = {} }) => [reason, ...Object.values(params)].join(' '));
  return [...new Set(said)].toSorted();
};

/** No choice is refused twice by a rule, and none that is on offer. */
const eachOnce = (table: Position, by: By, rule: string) => {
  const view = roy.view(table.state, table.seat(by));
  const choices = barred(view)
    .filter(each => each.rule === rule)
    .map(({ choice }) => choice);
  expect(new Set(choices).size).toBe(choices.length);
  expect(choices.filter(choice => table.offers(by, choice))).toEqual([]);
};

/** What a seat is refused of these kinds, each with its rule and reason, in the order it is listed. */
export const refused = (table: Position, by: By, ...kinds: readonly Choice['kind'][]) =>
  barred(roy.view(table.state, table.seat(by)))
    .filter(({ choice }) => kinds.includes(choice.kind))
    .map(({ choice, rule, reason }) => [choice, rule, reason]);

/** One test for each row. */
export const refuses = (rows: readonly Row[]) => {
  test.each(rows)('%s, and the player is told so', (name, table, by, reasons) => {
    const asked = table();
    const rule = name.split(' ')[0];
    expect(reasonsOf(asked, by, rule)).toEqual(reasons);
    eachOnce(asked, by, rule);
  });
};

export type Kinds = readonly Choice['kind'][];
/** All that a seat is refused of some kinds of choice, in the order in which the page is told. */
export type List = readonly [
  name: string,
  table: () => Position,
  by: By,
  kinds: Kinds,
  refused: readonly (readonly [choice: Choice, reason: string])[],
];

/** One test for each list. */
export const lists = (rows: readonly List[]) => {
  test.each(rows)('%s', (_name, table, by, kinds, list) => {
    expect(refused(table(), by, ...kinds).map(([choice, , reason]) => [choice, reason])).toEqual(list);
  });
};

/** Athos is taking his turn. */
export const acting = (given: Given = {}): Position => position({ acting: 'athos', ...given });
/** Tréville is taking his, among six players. */
export const treville = (given: Given = {}): Position => position({ players: 6, acting: 'treville', ...given });

export const JUSSAC = { card: 'ball', foes: ['jussac'] } as const;

/** Athos fights Jussac at the Louvre. */
export const fighting = (given: Given = {}): Position =>
  acting({
    men: { athos: { place: 'louvre' } },
    louvre: JUSSAC,
    hands: { athos: ['single', 'panache'] },
    ...given,
  }).play('athos', { kind: 'duel', foe: 'jussac' });
