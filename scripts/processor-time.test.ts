import { expect, test } from 'vitest';
import { readTimes, weighed } from './processor-time.mjs';

test.each([
  ['0m0.001s 0m0.002s\n1m2.500s 0m3.250s\n', { user: 62.5, system: 3.25 }],
  ['0m0.00s 0m0.00s\n0m0.07s 0m0.01s', { user: 0.07, system: 0.01 }],
  ['', null],
  ['no such thing\n', null],
])('what a shell tells of its children is read: %j', (told, took) => {
  expect(readTimes(told)).toEqual(took);
});

test('a program that is weighed keeps its exit code, and what it started counts with it', {
  tags: 'long',
}, async () => {
  const busy = 'const end = process.cpuUsage().user + 100_000; while (process.cpuUsage().user < end);';
  const starts = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`;
  const { code, took } = await weighed(process.execPath, ['-e', starts], {});
  expect(code).toBe(3);
  expect(took === null ? 1 : took.user).toBeGreaterThanOrEqual(0.1);
});
