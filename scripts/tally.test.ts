import { expect, test } from 'vitest';
import { tallyReport } from './tally.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map(state => ({ status: state })),
});

test('tests are counted one by one', () => {
  const files = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')];
  expect(tallyReport(files, 1)).toEqual({ passed: 3, failed: 1 });
});

test('skipped tests count for nothing', () => {
  expect(tallyReport([file('passed', 'passed', 'skipped', 'pending', 'todo')], 0)).toEqual({ passed: 1, failed: 0 });
});

test('a file that broke before its first test is a failure', () => {
  expect(tallyReport([file('failed'), file('passed', 'passed')], 1)).toEqual({ passed: 1, failed: 1 });
});

test('a runner that was unhappy is a failure, even if every test passed', () => {
  expect(tallyReport([file('passed', 'passed')], 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run without a test is a failure', () => {
  expect(tallyReport([], 0)).toEqual({ passed: 0, failed: 1 });
});
