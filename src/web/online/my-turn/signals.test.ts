import { beforeEach, expect, test } from 'vitest';
import { remember } from '../../storage.ts';
import type { PageMessage } from './page-messages.ts';
import { TurnSignals } from './signals.ts';

const TABLE = { table: 'abc', title: 'Chez Aline' };
let rung = 0;
let isLookedAt = false;
const shown: PageMessage[] = [];
const opened = () =>
  new TurnSignals({
    ring: () => void rung++,
    show: message => void shown.push(message),
    isLookedAt: () => isLookedAt,
    words: () => ({
      title: 'Your turn',
      body: table => `At ${table}.`,
      nudged: (name, table) => `${name} waits at ${table}.`,
    }),
  });
const asked = (signals: TurnSignals, since: number, mine: number) => signals.asked({ ...TABLE, since, mine });

beforeEach(() => {
  rung = 0;
  isLookedAt = false;
  shown.length = 0;
  remember('panache.turn-told', '');
});

test('who looks elsewhere is called once for a question, however often it is said', () => {
  const signals = opened();
  for (let times = 0; times < 3; times++) asked(signals, 7, 4);
  expect([rung, shown]).toEqual([1, [{ title: 'Your turn', body: 'At Chez Aline.', table: 'abc' }]]);
  asked(signals, 11, 8);
  expect([rung, shown.length]).toEqual([2, 2]);
});

test('another tab and a reload do not call again', () => {
  asked(opened(), 7, 4);
  asked(opened(), 7, 4);
  expect(rung).toBe(1);
});

test('questions of two tables do not push each other out', () => {
  const signals = opened();
  for (let times = 0; times < 2; times++)
    for (const table of ['abc', 'def']) signals.asked({ table, title: table, since: 7, mine: 4 });
  expect(shown.map(({ table }) => table)).toEqual(['abc', 'def']);
});

test('nobody is called for what he did himself, and everybody when the match begins', () => {
  asked(opened(), 8, 8);
  expect(rung).toBe(0);
  asked(opened(), 0, 0);
  expect(rung).toBe(1);
});

test('who looks at the table is not called, nor when he looks away afterwards', () => {
  const signals = opened();
  isLookedAt = true;
  asked(signals, 7, 4);
  isLookedAt = false;
  asked(signals, 7, 4);
  expect([rung, shown]).toEqual([0, []]);
});

test('a nudge rings at the table, and reaches those who look elsewhere', () => {
  const signals = opened();
  isLookedAt = true;
  signals.nudged(TABLE, 'Bastien');
  expect([rung, shown]).toEqual([1, []]);
  isLookedAt = false;
  signals.nudged(TABLE, 'Bastien');
  expect([rung, shown]).toEqual([2, [{ title: 'Your turn', body: 'Bastien waits at Chez Aline.', table: 'abc' }]]);
});
