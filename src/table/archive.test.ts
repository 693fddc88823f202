import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { GAME_IDS } from '#games/index.ts';
import { readOptions } from '#kernel/game.ts';
import { replay } from '#kernel/journal.ts';
import { playedAtRandom } from '#kernel/record.testing.ts';
import { archiveOf, readArchive, retoldIn } from './archive.ts';
import { changeBetween, changed } from './changes.ts';
import { retoldBy } from './retold.ts';

/** As it comes out of a file: JSON has one zero. */
const value = fc
  .jsonValue()
  .map(each => JSON.stringify(each))
  .filter(text => !text.includes('__proto__'))
  .map(text => JSON.parse(text) as unknown);

test('a change makes one value into the other, whatever they are', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const change = JSON.parse(JSON.stringify(changeBetween(before, after)));
      expect(changed(before, change)).toEqual(after);
    }),
    { seed: 1625, numRuns: 1000 },
  );
});

test.each([
  [
    [1, 2, 3],
    [1, 2, 3, 4],
    [3, 0, [4]],
  ],
  [
    [1, 2, 3],
    [2, 3],
    [0, 1, []],
  ],
  [{ hand: [{ card: 1 }, { card: 2 }] }, { hand: [{ card: 1 }, { card: 3 }] }, { hand: { 1: { card: [3] } } }],
  [{ a: 1, b: 2 }, { a: 1 }, { b: 0 }],
])('from %j to %j little is written', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change);
  expect(changed(before, change as never)).toEqual(after);
});

describe.each(GAME_IDS)('the archive of a match of %s', id => {
  const { game } = GAMES[id];
  const options = readOptions(game.options, {}).options ?? {};
  const record = playedAtRandom(game, { players: 3, options, name: `archive ${id}`, words: 'kept' });
  const { course } = replay(game, record);

  test('shows every step through every eyes as the rules do, and needs no rules for it', () => {
    const archive = readArchive(JSON.stringify(archiveOf(game, record, course)));
    if (archive === null) throw new Error('it cannot be read');
    const [told, wanted] = [retoldIn(archive), retoldBy(game, record, course)];
    expect([told.last, told.outcome]).toEqual([wanted.last, wanted.outcome]);
    expect(archive.record).toEqual(record);
    for (const eyes of [null, 0, 1, 2]) {
      expect(told.story(eyes)).toEqual(wanted.story(eyes));
      for (let at = 0; at <= wanted.last; at++) {
        expect(told.viewAt(at, eyes)).toEqual(wanted.viewAt(at, eyes));
        expect(told.eventsAt(at, eyes)).toEqual(wanted.eventsAt(at, eyes));
      }
    }
  });
});

test('what is no archive is none', () => {
  for (const text of ['', '{', 'null', '{"format":"panache-match-1"}']) expect(readArchive(text)).toBeNull();
});
