import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { type Options, readOptions } from '#kernel/game.ts';
import type { Course, Played } from '#kernel/journal.ts';
import type { LuckRow } from '#kernel/luck.ts';
import { below } from '#kernel/rng.ts';
import { expectWordsOf } from '../../luck-words.testing.ts';
import type { Event } from '../events.ts';
import { roy } from '../game.ts';
import { opening } from '../openings.testing.ts';
import { type Given, positionState } from '../testing.ts';
import { en } from '../text/en/luck.ts';
import { fr } from '../text/fr/luck.ts';
import { it } from '../text/it/luck.ts';
import { luckOf } from './luck.ts';

/** A course in which just these things happened, at a table of five. */
const rowsOf = (events: readonly Event[], given: Given = {}): readonly LuckRow[] => {
  const state = positionState(given);
  return luckOf({
    opening: { state, events: [] },
    played: [{ seat: 0, choice: null, state, events, undoable: false }],
  });
};
const rowOf = (rows: readonly LuckRow[], key: string) => rows.find(row => row.key === key);
const blue = (swords: number, shields: number, lilies: number) => ({ swords, shields, lilies });
const red = (swords: number, shields: number) => ({ swords, shields });
const rolled = (more: Partial<Extract<Event, { kind: 'rolled' }>> = {}): Event => ({
  kind: 'rolled',
  who: 'athos',
  foe: 'henchman',
  round: 1,
  blue: blue(1, 0, 0),
  red: red(0, 1),
  ...more,
});

test('siege: red dice are Milady’s, blue ones the team’s', () => {
  const rows = rowsOf([{ kind: 'siege', red: red(3, 1), blue: blue(0, 1, 2), smuggler: false }]);
  expect(rowOf(rows, 'siege')).toMatchObject({ seat: 0, got: 3, expected: 2, sd: 1, count: 4 });
  expect(rowOf(rows, 'garrison')).toMatchObject({ seat: null, got: 0, expected: 1, sd: Math.sqrt(2 / 3), count: 3 });
});

test('siege: a die thrown again is a die more, and one left alone is none', () => {
  const siege: Event = { kind: 'siege', red: red(3, 1), blue: blue(0, 0, 0), smuggler: true };
  const again = rowsOf([siege, { kind: 'siege-reroll', face: 'sword' }]);
  expect(rowOf(again, 'siege')).toMatchObject({ got: 4, expected: 2.5, count: 5 });
  const alone = rowsOf([siege, { kind: 'siege-reroll', face: null }]);
  expect(rowOf(alone, 'siege')).toMatchObject({ got: 3, expected: 2, count: 4 });
  expect(rowOf(alone, 'garrison')).toBeUndefined();
});

test('the Abduction, searches and traps are counted for those they concern', () => {
  const rows = rowsOf([
    { kind: 'abduction', red: red(4, 0), total: 4 },
    { kind: 'searched', who: 'athos', roll: blue(2, 1, 0), total: 2 },
    { kind: 'bite', trap: 'assassin', place: 'paris', who: 'athos', face: 'sword' },
    { kind: 'bite', trap: 'thief', place: 'paris', who: 'athos', face: 'shield' },
  ]);
  const seat = positionState({}).men.find(({ who }) => who === 'athos')?.seat;
  expect(rowOf(rows, 'abduction')).toMatchObject({ seat: 0, got: 4, expected: 2, count: 4 });
  expect(rowOf(rows, 'search')).toMatchObject({ seat, got: 2, expected: 1, count: 3 });
  expect(rowOf(rows, 'traps')).toMatchObject({ seat, got: 1, expected: 1, count: 2 });
});

test('a duel of one die each: what it came to, against the six ways it could have gone', () => {
  // A Sword without a Shield against it hits; a red Sword without a Shield against it wounds. One blue die and one red:
  // Sword and Sword 0, Sword and Shield 0, Shield and Sword 0, Shield and Shield 0, Lily and Sword -1, Lily and Shield 0.
  const events = [rolled({ blue: blue(0, 0, 1), red: red(1, 0) })];
  const rows = rowsOf(events);
  const mean = -1 / 6;
  expect(rowOf(rows, 'duels')).toMatchObject({
    got: -1,
    expected: expect.closeTo(mean),
    sd: expect.closeTo(Math.sqrt(1 / 6 - mean ** 2)),
    count: 1,
  });
  expect(rowOf(rows, 'foes')).toMatchObject({ seat: 0, got: 1, expected: expect.closeTo(-mean), count: 1 });
  expect(rowOf(rows, 'lilies')).toMatchObject({ got: 1, expected: 1 / 3, count: 1 });
  expect(rowOf(rows, 'red')).toMatchObject({ seat: 0, got: 1, expected: 0.5, count: 1 });
});

test('a printed result is no die', () => {
  const duel: Event = { kind: 'duel', who: 'athos', foe: 'first', token: 'parry' };
  const rows = rowsOf([duel, rolled({ foe: 'first', blue: blue(1, 0, 0), red: red(1, 1) })]);
  expect(rowOf(rows, 'red')).toBeUndefined();
  // Against a Sword and a Shield one die parries, or is wounded: Sword -1, Shield 0, Lily -1.
  expect(rowOf(rows, 'duels')).toMatchObject({ got: -1, expected: expect.closeTo(-2 / 3) });
});

test('nor is the one on the road, which is turned up only after the cards', () => {
  const blind: Event = { kind: 'duel', who: 'athos', foe: 'road', token: null };
  const roll = rolled({ foe: 'road', red: red(1, 1) });
  const up = (token: 'parry' | 'two'): Event => ({ kind: 'turned-up', space: -1, token, reveals: true });
  expect(rowOf(rowsOf([blind, up('parry'), roll]), 'red')).toBeUndefined();
  expect(rowOf(rowsOf([blind, up('two'), roll]), 'red')).toMatchObject({ got: 1, expected: 1, count: 2 });
});

test('a reroll is held against what that one die could still change', () => {
  const roll = rolled({ blue: blue(0, 0, 1), red: red(1, 0) });
  const rows = rowsOf([roll, { kind: 'rerolled', by: 'athos', from: 'lily', to: 'shield' }]);
  // The roll alone: -1 against -1/6. The die again: Sword 0, Shield 0, Lily -1, so 2/3 better on average.
  expect(rowOf(rows, 'duels')).toMatchObject({ got: 0, expected: expect.closeTo(-1 / 6 + 2 / 3), count: 1 });
  expect(rowOf(rows, 'shields')).toMatchObject({ got: 1, expected: expect.closeTo(2 / 3), count: 2 });
  expect(rowOf(rows, 'lilies')).toMatchObject({ got: 1, count: 2 });
});

const tableOf = (given: Readonly<Record<string, string>>): Options => {
  const { options } = readOptions(roy.options, given);
  if (options === null) throw new Error('no such option');
  return options;
};
const TABLES = [tableOf({}), tableOf({ rochefortDoubleHit: 'perSword', treville: 'stands-in' })];
const LONGEST = 3000;

/** Random play from a position on any board. */
const anyCourse = (players: number, number: number): Course => {
  const start = opening(players, TABLES[number % TABLES.length], number);
  const dice = seeded(`luck ${number}`);
  const played: Played[] = [];
  for (let state = start; played.length < LONGEST; ) {
    const asked = roy.decisions(state);
    if (asked.length === 0) break;
    const { seat, choices } = asked[below(dice, asked.length)];
    const choice = choices[below(dice, choices.length)];
    const events: Event[] = [];
    state = roy.clone(state);
    roy.apply(state, seat, choice, event => events.push(event));
    played.push({ seat, choice, state, events, undoable: false });
  }
  return { opening: { state: start, events: [] }, played };
};

const balanceOf = ({ played }: Course): number =>
  played
    .flatMap(({ events }) => events as readonly Event[])
    .reduce((sum, event) => (event.kind === 'clash' ? sum + event.hits - event.wounds : sum), 0);

test('over 2,000 matches nobody is lucky on average, and every duel came to what was told of it', {
  tags: 'long',
}, () => {
  const sums = new Map<string, { off: number; variance: number; squares: number; rows: number }>();
  for (let number = 0; number < 2000; number++) {
    const course = anyCourse(2 + (number % 5), number);
    const rows = luckOf(course);
    const hers = rowOf(rows, 'foes')?.got ?? 0;
    expect([number, hers + balanceOf(course)]).toEqual([number, 0]);
    for (const { key, got, expected, sd } of rows) {
      const sum = sums.get(key) ?? { off: 0, variance: 0, squares: 0, rows: 0 };
      sums.set(key, sum);
      sum.off += got - expected;
      sum.squares += (got - expected) ** 2;
      sum.variance += sd ** 2;
      sum.rows++;
    }
  }
  expect([...sums.keys()].sort()).toEqual(Object.keys(en.rows).sort());
  // Lucky dice often end a match, so matches are not compared by their own deviations: all throws are added up.
  for (const [key, { off, variance }] of sums)
    expect([key, Math.abs(off) / Math.sqrt(variance) < 3]).toEqual([key, true]);
  // And the standard deviations are the right ones, as far as there are rows enough to tell.
  const often = [...sums].filter(([, { rows }]) => rows > 1000);
  expect(often.length).toBeGreaterThan(3);
  for (const [key, { variance, squares }] of often)
    expect([key, Math.abs(squares / variance - 1) < 0.1]).toEqual([key, true]);
});

test.each([en, fr, it])('every row has its words', ({ rows }) => {
  expect(Object.keys(rows)).toEqual(Object.keys(en.rows));
  expectWordsOf({ rows });
});

test('French keeps a narrow space before its double signs', () => {
  for (const { name, help } of Object.values(fr.rows)) expect(name + help).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
});
