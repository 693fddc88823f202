import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { type Bystander, figuresOf } from './bystander.ts';
import { fuzz } from './fuzz.ts';
import { isClear, isCloseCode } from './refusals.ts';
import { BESIEGED } from './spots.ts';
import { underLimits } from './under-limits.ts';
import { delaysOf, MOST_GROWTH, MOST_WAIT, troublesOf } from './verdict.ts';

const quick = { p50: 1, p99: 2, longest: 3 };
const calm: Bystander = {
  pings: 1,
  choices: 1,
  unanswered: 0,
  refusals: [],
  pinging: quick,
  worst: quick,
  choosing: quick,
  late: quick,
};

test('two thousand broken messages and requests change nothing and are all answered, and so is who plays elsewhere', async () => {
  const report = await fuzz({ messages: 2000, seed: 'test', weighed: false });
  const limits = await underLimits();
  expect(troublesOf(report, limits)).toEqual([]);
  expect(report.sent.messages + report.sent.requests).toBeGreaterThan(1900);
});

test('tables of every game are sent nonsense', () => {
  expect(new Set(BESIEGED.map(({ game }) => game))).toEqual(new Set(GAME_IDS));
});

test('whatever is wrong afterwards is told', () => {
  const fine = {
    answers: {},
    sent: { messages: 1, requests: 1, raw: 1 },
    faults: [],
    faulty: 0,
    samePid: true,
    changed: [],
    memory: { before: 100, after: 100 },
    bystander: calm,
    unended: [],
    said: '',
  };
  const limits = { slowDown: 1, tooMuch: 1, connections: 1, requests: 1 };
  expect(troublesOf(fine, limits)).toEqual([]);
  const wrong = [
    { ...fine, faulty: 1, faults: ['HTTP 500: GET /'] },
    { ...fine, samePid: false },
    { ...fine, changed: ['a table'] },
    { ...fine, memory: { before: 100, after: 101 + MOST_GROWTH } },
    { ...fine, bystander: { ...calm, unanswered: 1 } },
    { ...fine, bystander: { ...calm, refusals: ['late'] } },
    { ...fine, unended: ['roy'] },
  ];
  for (const report of wrong) expect(troublesOf(report, limits)).not.toEqual([]);
  expect(troublesOf(fine, { ...limits, requests: 0 })).not.toEqual([]);
});

test('a refusal is clear where its reason is one of ours and does not say that the server has failed', () => {
  expect(['not-asked', 'not-a-message'].every(isClear)).toBe(true);
  expect(['not-kept', 'broken-table', 'toString', ''].some(isClear)).toBe(false);
  expect([1009, 1007, 4001].every(isCloseCode)).toBe(true);
  expect([1000, 1006, 1011].some(isCloseCode)).toBe(false);
});

test('somebody at another table waits where the slowest part of the run, or choices, took too long', () => {
  const slow = { ...quick, p99: MOST_WAIT };
  expect(delaysOf(calm)).toEqual([]);
  expect(delaysOf({ ...calm, pinging: slow, late: slow })).toEqual([]);
  expect(delaysOf({ ...calm, worst: slow })).toHaveLength(1);
  expect(delaysOf({ ...calm, choosing: slow })).toHaveLength(1);
  expect(delaysOf({ ...calm, choosing: slow, late: slow }).at(-1)).toMatch(/the machine had other things to do/);
});

test('what was slow for a while does not drown in a long run', () => {
  const pings = Array.from({ length: 10_000 }, (_, at) => ({ at, late: 0, took: at >= 5000 && at < 5020 ? 90 : 1 }));
  const attended = { pings, choices: pings.slice(0, 10), unanswered: 0, refusals: [], tables: [] };
  expect(figuresOf(attended)).toMatchObject({ pinging: { p99: 1, longest: 90 }, worst: { p99: 90 } });
});
