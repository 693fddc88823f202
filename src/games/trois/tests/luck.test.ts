import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import type { Course, Played } from '#kernel/journal.ts';
import { deviation, type LuckRow } from '#kernel/luck.ts';
import { below } from '#kernel/rng.ts';
import { expectWordsOf } from '../../luck-words.testing.ts';
import type { Event } from '../events.ts';
import { trois } from '../game.ts';
import { luckOf } from '../luck.ts';
import { en } from '../text/en/luck.ts';
import { fr } from '../text/fr/luck.ts';
import { it } from '../text/it/luck.ts';

const courseOf = (...events: readonly Event[]): Course => ({
  opening: { state: {}, events: [] },
  played: [{ seat: 0, choice: null, state: {}, events, undoable: false }],
});
const rolled = (seat: number, dice: readonly number[], what: 'ride' | 'hold' | 'test' = 'ride'): Event => ({
  kind: 'rolled',
  seat,
  dice,
  what,
  reveals: true,
});

test('TRO.10 two dice bring seven on average, one die three and a half', () => {
  const [dice] = luckOf(courseOf(rolled(1, [6, 5]), rolled(1, [2])));
  expect(dice).toEqual({
    key: 'dice',
    seat: 1,
    got: 13,
    expected: 10.5,
    sd: expect.closeTo(Math.sqrt((3 * 35) / 12)),
    count: 3,
    lucky: true,
  });
});

test('TRO.10 a double comes once in six rolls of two dice, and one die cannot show any', () => {
  const [, doubles] = luckOf(courseOf(rolled(0, [4, 4]), rolled(0, [4, 5]), rolled(0, [3])));
  expect(doubles).toEqual({
    key: 'doubles',
    seat: 0,
    got: 1,
    expected: expect.closeTo(1 / 3),
    sd: expect.closeTo(Math.sqrt(2 * (1 / 6) * (5 / 6))),
    count: 2,
    lucky: true,
  });
});

test('TRO.13 the roll for a hold counts, the die of a test of swords does not', () => {
  const [dice] = luckOf(courseOf(rolled(0, [1, 2], 'hold'), rolled(0, [6], 'test')));
  expect(dice).toMatchObject({ got: 3, count: 2 });
});

/** A whole match, played at random. */
const anyCourse = (players: number, seed: string): Course => {
  const state = trois.setup(players, {}, seeded(seed), null);
  const opening = { state: trois.clone(state), events: [] };
  const dice = seeded(`${seed} chooses`);
  const played: Played[] = [];
  while (trois.outcome(state) === null) {
    const [{ seat, choices }] = trois.decisions(state);
    const choice = choices[below(dice, choices.length)];
    const events: Event[] = [];
    trois.apply(state, seat, choice, event => events.push(event));
    played.push({ seat, choice, state: null, events, undoable: false });
  }
  return { opening, played };
};

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('over 600 matches nobody is lucky on average', { tags: 'long' }, () => {
  const rows: LuckRow[] = [];
  for (let number = 0; number < 600; number++) rows.push(...luckOf(anyCourse(2 + (number % 3), `luck ${number}`)));
  for (const key of ['dice', 'doubles']) {
    const off = rows.filter(row => row.key === key).map(deviation);
    const spread = Math.sqrt(mean(off.map(z => z * z)));
    expect(Math.abs(mean(off)) / (spread / Math.sqrt(off.length))).toBeLessThan(3);
    // And the standard deviations are the right ones.
    expect(spread).toBeGreaterThan(0.93);
    expect(spread).toBeLessThan(1.07);
  }
});

test.each([en, fr, it])('every row has its words', ({ rows }) => {
  const keys = new Set(luckOf(anyCourse(3, 'words')).map(({ key }) => key));
  expect(new Set(Object.keys(rows))).toEqual(keys);
  expectWordsOf({ rows });
});
