import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { fuzz } from './fuzz.ts';
import { isClear, isCloseCode } from './refusals.ts';
import { BESIEGED } from './spots.ts';
import { underLimits } from './under-limits.ts';
import { MOST_GROWTH, troublesOf } from './verdict.ts';

test('two thousand broken messages and requests change nothing and are all answered', async () => {
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
    sameJournals: true,
    memory: { before: 100, after: 100 },
    unended: [],
    said: '',
  };
  const limits = { slowDown: 1, tooMuch: 1, connections: 1, requests: 1 };
  expect(troublesOf(fine, limits)).toEqual([]);
  const wrong = [
    { ...fine, faulty: 1, faults: ['HTTP 500: GET /'] },
    { ...fine, samePid: false },
    { ...fine, sameJournals: false },
    { ...fine, memory: { before: 100, after: 101 + MOST_GROWTH } },
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
