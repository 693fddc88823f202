import { describe, expect, test } from 'vitest';
import { earlyOutcome, endsBy } from './early-end.ts';
import type { AnyGame, Seat } from './game.ts';
import { readRecord, verify } from './match-file.ts';
import { toy, toyMatch } from './toy.testing.ts';

const NO_SIDES: Pick<AnyGame, 'sides'> = { sides: null };
/** One against all the others. */
const SIDES: Pick<AnyGame, 'sides'> = { sides: seat => (seat === 0 ? 'milady' : 'musketeers') };

/** p is a person, b a bot. */
const table = (seats: string) => ({
  options: {},
  seats: [...seats].map(each => ({ bot: each === 'b' ? 'random' : null })),
});

describe('a match ends when seats were given up', () => {
  test.each<[string, Pick<AnyGame, 'sides'>, string, readonly Seat[], readonly Seat[] | null]>([
    ['of two the other one wins', NO_SIDES, 'pp', [1], [0]],
    ['of three, two play on', NO_SIDES, 'ppp', [1], null],
    ['of three, the last one wins', NO_SIDES, 'ppp', [1, 0], [2]],
    ['somebody against one bot', NO_SIDES, 'pb', [0], [1]],
    ['somebody against bots: no people are left', NO_SIDES, 'bpb', [1], [0, 2]],
    ['two people and a bot: one person plays on', NO_SIDES, 'ppb', [0], null],
    ['two people and a bot: the last person has gone', NO_SIDES, 'ppb', [0, 1], [2]],
    ['a side of one', SIDES, 'ppp', [0], [1, 2]],
    ['one of a side: the other plays on', SIDES, 'ppp', [2], null],
    ['the whole side', SIDES, 'ppp', [2, 1], [0]],
    ['a side whose only person has gone, though a bot of it is left', SIDES, 'ppb', [1], [0]],
    ['somebody alone with bots on his side', SIDES, 'bpb', [1], [0]],
    ['nobody', SIDES, 'ppp', [], null],
  ])('%s', (_, game, seats, resigned, winners) => {
    expect(endsBy(game, table(seats), resigned)).toBe(winners !== null);
    if (winners === null) return;
    expect(earlyOutcome(game, table(seats), { why: 'resigned', seats: resigned })).toMatchObject({
      ending: 'resigned',
      winners,
    });
  });
});

test('where all agreed to end a match nobody has won', () => {
  expect(earlyOutcome(SIDES, table('ppp'), { why: 'agreed' })).toMatchObject({ winners: [], scores: [0, 0, 0] });
});

const KEEP = { kind: 'keep' };

describe('a match file of a match that ended early', () => {
  const checked = (ended: unknown, entries: Parameters<typeof toyMatch>[0] = [[0, KEEP]]) => {
    const { record, problem } = readRecord(JSON.stringify({ ...toyMatch(entries), ended }));
    return record === null ? problem : verify({ toy }, record).problem;
  };

  test('is read back as it was written, and holds', () => {
    const written = toyMatch([[0, KEEP]], { ended: { why: 'resigned', seats: [0] } });
    expect(readRecord(JSON.stringify(written)).record).toEqual(written);
    expect(checked({ why: 'resigned', seats: [0] })).toBeNull();
    expect(checked({ why: 'agreed' })).toBeNull();
  });

  test.each([
    ['is no end', 'over'],
    ['gives no reason', {}],
    ['names no seats', { why: 'resigned' }],
    ['names a seat that is not there', { why: 'resigned', seats: [7] }],
    ['names nobody', { why: 'resigned', seats: [] }],
    ['names a bot', { why: 'resigned', seats: [1] }],
    ['names a seat twice', { why: 'resigned', seats: [0, 0] }],
  ])('does not hold where what it says %s', (_, ended) => {
    expect(checked(ended)).toEqual({ kind: 'field', field: 'ended' });
  });

  test('does not hold where the match was over by its rules', () => {
    const whole = [
      [0, KEEP],
      [1, KEEP],
    ] as const;
    expect(checked(undefined, whole)).toBeNull();
    expect(checked({ why: 'agreed' }, whole)).toEqual({ kind: 'field', field: 'ended' });
  });
});
