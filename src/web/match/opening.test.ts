import { describe, expect, test } from 'vitest';
import { random } from '#bots/random.ts';
import { seeded } from '#kernel/fairness.ts';
import type { Decision } from '#kernel/game.ts';
import { newMatch } from '#table/new-match.ts';
import { openTable, type Table } from '#table/table.ts';
import { factsOf } from './facts.ts';
import { fetchGame } from './games.ts';
import { playOpening } from './opening.ts';

const { game } = await fetchGame('roy');

const tableOf = (bots: readonly (string | null)[], options = {}): Table => {
  const { table } = openTable(
    game,
    newMatch({
      game,
      options: { ...Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]])), ...options },
      seats: bots.map((bot, seat) => ({ name: `seat ${seat}`, bot, words: '' })),
      secret: new Uint8Array(32).fill(3),
      table: 'opening',
    }),
  );
  if (table === null) throw new Error('the match does not open');
  return table;
};

const rng = seeded('opening');
const think = async ({ view, decision }: { view: unknown; decision: Decision<unknown> }) =>
  random(game, view, decision, rng, { iterations: 1, hasTime: () => false });
const wishing = (wish: string) => (question: Decision<unknown>) => factsOf('roy')?.granted?.(wish, question) ?? [];
const asksNothing = () => [];
const promptsTo = (table: Table, seat: number) =>
  table.seen(null).asked.flatMap(each => (each.seat === seat ? [each.prompt] : []));
const choicesOf = (table: Table, seat: number) =>
  table.record.entries.flatMap(([by, choice]) => (by === seat ? [choice] : []));

describe('the opening of a match', () => {
  test('bots prepare, and it stops at the first question to a person', async () => {
    const table = tableOf(['random', null, 'random', 'random']);
    await playOpening(table, { think, granted: asksNothing });
    expect(promptsTo(table, 1)).toEqual(['leave-out']);
    expect(choicesOf(table, 1)).toEqual([]);
    expect(table.record.entries.length).toBeGreaterThan(10);
  });

  test.each(['dartagnan', 'athos', 'porthos', 'aramis'])('who wished to be %s is, by ordinary choices', async who => {
    const table = tableOf(['random', null, 'random', 'random']);
    await playOpening(table, { think, granted: wishing(who) });
    expect(choicesOf(table, 1)).toContainEqual({ kind: 'man', who });
    const { view } = table.seen(null);
    expect(factsOf('roy')?.castAs?.(view, 1)).toBe(who);
    expect(promptsTo(table, 1)).toHaveLength(1);
    expect(openTable(game, table.record).broken).toBeNull();
  });

  test('Milady’s own choices stay hers', async () => {
    const table = tableOf([null, 'random', 'random', 'random']);
    await playOpening(table, { think, granted: asksNothing });
    expect(table.record.entries).toEqual([]);
  });

  test('one alone against the table is asked at once, for all four', async () => {
    const table = tableOf(['random', null], { automa: 'on' });
    await playOpening(table, { think, granted: asksNothing });
    expect(promptsTo(table, 1)).toHaveLength(1);
    expect(table.record.entries).toEqual([]);
  });

  test('where only bots play, everything is left to be seen', async () => {
    const table = tableOf(['random', 'random', 'random']);
    await playOpening(table, { think, granted: asksNothing });
    expect(table.record.entries).toEqual([]);
  });
});
