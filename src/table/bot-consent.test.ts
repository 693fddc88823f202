import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#kernel/game.ts';
import { first, game, noFailure, playUntil, settle, tableWith, teamTable } from './bot-seats.testing.ts';
import { type Suggestion, seatBots, type Thought } from './bot-seats.ts';
import { openTable, type Table } from './table.ts';

test('without anybody to ask, bots decide for all', async () => {
  const table = teamTable(['steady', null, 'steady', 'steady']);
  playUntil(table, 'leave-out');
  seatBots(table, { think: first, onFailure: noFailure });
  await settle();
  await settle();
  expect(table.seen(null).asked[0].prompt).not.toBe('leave-out');
});

describe('what people are asked about too', () => {
  const waiting = () => {
    const suggestions: Suggestion[] = [];
    const answers: ((agreed: boolean) => void)[] = [];
    const consent = (suggestion: Suggestion) => {
      suggestions.push(suggestion);
      return new Promise<boolean>(done => answers.push(done));
    };
    return { suggestions, answers, consent };
  };

  test('is left to them: each bot suggests, and nothing is played', async () => {
    const table = teamTable(['steady', null, 'steady', 'steady']);
    playUntil(table, 'leave-out');
    const { version } = table;
    const { suggestions, consent } = waiting();
    seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    expect(suggestions.map(({ seat }) => seat)).toEqual([2, 3]);
    expect(suggestions[0].choice).toEqual({ kind: 'man', who: 'dartagnan' });
    expect(table.version).toBe(version);
  });

  test('is played by the bot whose suggestion is agreed to, and by no other', async () => {
    const table = teamTable(['steady', null, 'steady', 'steady']);
    playUntil(table, 'leave-out');
    const { version } = table;
    const { answers, consent } = waiting();
    seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    answers[1](true);
    await settle();
    expect(table.record.entries.slice(version)).toEqual([[3, { kind: 'man', who: 'dartagnan' }]]);
  });

  test('is forgotten once a person has settled it', async () => {
    const table = teamTable(['steady', null, 'steady', 'steady']);
    playUntil(table, 'leave-out');
    const { version } = table;
    const { suggestions, answers, consent } = waiting();
    seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    table.choose(1, version, { kind: 'man', who: 'porthos' });
    answers[0](true);
    await settle();
    expect(table.record.entries.slice(version)).toEqual([[1, { kind: 'man', who: 'porthos' }]]);
    expect(suggestions.slice(2).map(({ choice }) => choice)).toEqual([
      { kind: 'man', who: 'dartagnan' },
      { kind: 'man', who: 'dartagnan' },
    ]);
  });

  test('is thought about again by a bot that has heard something, and by no other', async () => {
    const table = teamTable(['steady', null, 'steady', 'steady']);
    playUntil(table, 'leave-out');
    const { version } = table;
    const { suggestions, answers, consent } = waiting();
    const bots = seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    bots.rethink(2);
    await settle();
    expect(suggestions.map(({ seat }) => seat)).toEqual([2, 3, 2]);
    // A word about what it no longer means settles nothing.
    answers[0](true);
    await settle();
    expect(table.record.entries.slice(version)).toEqual([]);
    answers[2](true);
    await settle();
    expect(table.record.entries.slice(version)).toHaveLength(1);
  });

  test('and is not wanted is thought about no more; the rest of the question is', async () => {
    const table = teamTable(['steady', null, 'steady', 'steady']);
    playUntil(table, 'leave-out');
    const { suggestions, answers, consent } = waiting();
    const thoughts: Thought[] = [];
    const think = (thought: Thought) => {
      thoughts.push(thought);
      return first(thought);
    };
    seatBots(table, { think, onFailure: noFailure, consent });
    await settle();
    answers[0](false);
    await settle();
    // All there is to choose is that one matter: the bot waits.
    expect(suggestions).toHaveLength(2);
    expect(thoughts).toHaveLength(2);
  });

  /** What the bot is asked stays the same when the person has settled his part. */
  const sharedTable = (): Table => {
    const shared: AnyGame = { ...game, matter: () => 'the round' };
    const { table } = openTable(shared, tableWith(['random', null]).record);
    if (table === null) throw new Error('the match does not open');
    return table;
  };
  const settleMine = (table: Table) => {
    const mine = table.seen(1).asked.find(({ seat }) => seat === 1);
    table.choose(1, table.version, mine?.choices[0]);
  };

  test('and no longer are, a bot decides alone, whether or not anybody has answered it', async () => {
    const table = sharedTable();
    const { suggestions, consent } = waiting();
    seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    expect(suggestions).toHaveLength(1);
    for (let card = 0; card < 3; card++) settleMine(table);
    await settle();
    expect(table.record.entries.filter(([seat]) => seat === 0).length).toBeGreaterThan(0);
  });

  test('and no longer are, a bot decides alone even if it was told not to', async () => {
    const table = sharedTable();
    const { answers, consent } = waiting();
    seatBots(table, { think: first, onFailure: noFailure, consent });
    await settle();
    answers[0](false);
    await settle();
    expect(table.record.entries).toEqual([]);
    for (let card = 0; card < 3; card++) settleMine(table);
    await settle();
    expect(table.record.entries.filter(([seat]) => seat === 0).length).toBeGreaterThan(0);
  });
});

test('what bots alone are asked they answer without a word', async () => {
  const table = teamTable(['steady', null, 'steady', 'steady']);
  const asked: string[] = [];
  const consent = ({ decision }: Suggestion) => {
    asked.push(decision.prompt);
    return new Promise<boolean>(() => {});
  };
  seatBots(table, { think: first, onFailure: noFailure, consent });
  await settle();
  expect(table.record.entries.length).toBeGreaterThan(1);
  expect(table.record.entries.every(([seat]) => seat === 0)).toBe(true);
  expect(asked).toEqual(['leave-out', 'leave-out']);
});
