import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import type { Course, Played } from '#kernel/journal.ts';
import { deviation, type LuckRow } from '#kernel/luck.ts';
import { below } from '#kernel/rng.ts';
import { expectWordsOf } from '../luck-words.testing.ts';
import type { Event } from './events.ts';
import { musketiere } from './game.ts';
import { luckOf } from './luck.ts';
import type { Length } from './state.ts';
import { c } from './testing.ts';
import { en } from './text/en/luck.ts';
import { fr } from './text/fr/luck.ts';
import { it } from './text/it/luck.ts';

const courseOf = (opening: readonly Event[], ...played: readonly (readonly Event[])[]): Course => ({
  opening: { state: { totals: [0, 0] }, events: opening },
  played: played.map(events => ({ seat: 0, choice: null, state: {}, events, undoable: true })),
});
const dealt = (seat: number, cards: readonly number[], round = 1): Event => ({
  kind: 'dealt',
  seat,
  round,
  secret: { to: [seat], cards },
  reveals: true,
});
const turned = (duel: number, target: number): Event => ({ kind: 'turned', duel, target, reveals: true });
const hand = (value: number, rest: number) => [
  ...[0, 1, 2, 3, 4].map(swords => c(value, swords)),
  ...[0, 1, 2, 3, 4].map(swords => c(rest, swords)),
  c(0, 0),
  c(0, 1),
];

test('MUS.4 twelve cards of 55 come to 60 on average, whatever was dealt', () => {
  const [first, second] = luckOf(courseOf([dealt(0, hand(10, 9)), dealt(1, hand(1, 2))]));
  // The variance of one card is 10; twelve are drawn without putting any back.
  const sd = Math.sqrt(12 * 10 * (43 / 54));
  expect(first).toEqual({
    key: 'hand',
    seat: 0,
    got: 95,
    expected: 60,
    sd: expect.closeTo(sd),
    count: 12,
    lucky: true,
  });
  expect(second).toMatchObject({ seat: 1, got: 15, expected: 60 });
});

test('MUS.4 every round is dealt anew', () => {
  const [row] = luckOf(courseOf([dealt(0, hand(10, 9))], [dealt(0, hand(5, 5), 2)]));
  expect(row).toMatchObject({ got: 95 + 50, expected: 120, sd: expect.closeTo(Math.sqrt(2 * 120 * (43 / 54))) });
});

test('MUS.8 a guard card is held against those that still lie in the stack', () => {
  const [guards] = luckOf(courseOf([dealt(0, [])], [turned(1, 20), turned(2, 4)])).filter(({ seat }) => seat === null);
  // For two players: 4, 5, 7, 8, 9, 10, 12, 14, 16, 18 and 20.
  expect(guards).toMatchObject({ key: 'guards', got: 24, expected: expect.closeTo(123 / 11 + 103 / 10), count: 2 });
  expect(guards.lucky).toBe(false);
});

test('MUS.RULING.13 the stack is whole again in the next round', () => {
  const course = courseOf([dealt(0, [])], [turned(1, 20)], [dealt(0, [], 2), turned(1, 20)]);
  expect(luckOf(course).at(-1)).toMatchObject({ got: 40, expected: expect.closeTo((2 * 123) / 11) });
});

/** A whole match, played at random. */
const anyCourse = (players: number, length: Length, seed: string): Course => {
  const events: Event[] = [];
  const start = musketiere.setup(players, { length }, seeded(seed), event => events.push(event));
  const dice = seeded(`${seed} chooses`);
  const played: Played[] = [];
  for (let state = start; ; ) {
    const asked = musketiere.decisions(state);
    if (asked.length === 0) return { opening: { state: start, events }, played };
    const { seat, choices } = asked[below(dice, asked.length)];
    const choice = choices[below(dice, choices.length)];
    const told: Event[] = [];
    state = musketiere.clone(state);
    musketiere.apply(state, seat, choice, event => told.push(event));
    played.push({ seat, choice, state, events: told, undoable: false });
  }
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('over 2,000 matches nobody is lucky on average', { tags: 'long' }, () => {
  const rows: LuckRow[] = [];
  for (let number = 0; number < 2000; number++) {
    const length = number % 2 === 0 ? 'round' : 'hundred';
    rows.push(...luckOf(anyCourse(2 + (number % 3), length, `luck ${number}`)));
  }
  for (const key of ['hand', 'guards']) {
    const off = rows.filter(row => row.key === key).map(deviation);
    const spread = Math.sqrt(mean(off.map(z => z * z)));
    expect(Math.abs(mean(off)) / (spread / Math.sqrt(off.length))).toBeLessThan(3);
    // And the standard deviations are the right ones.
    expect(spread).toBeGreaterThan(0.95);
    expect(spread).toBeLessThan(1.05);
  }
});

test.each([en, fr, it])('every row has its words', ({ rows }) => {
  const keys = new Set(luckOf(anyCourse(3, 'round', 'words')).map(({ key }) => key));
  expect(new Set(Object.keys(rows))).toEqual(keys);
  expectWordsOf({ rows });
});

test('French keeps a narrow space before its double signs', () => {
  for (const { name, help } of Object.values(fr.rows)) expect(name + help).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
});
