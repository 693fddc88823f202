import { expect, test } from 'vitest';
import whole from '../vitest.config.ts';
import quick from '../vitest.quick.config.ts';

type Config = typeof whole;

/** What the tests of each project are told, and how long they may take. */
const projectsOf = (config: Config) =>
  (config.test?.projects ?? []).map(project => {
    if (typeof project === 'string' || !('test' in project)) throw new Error('a project stands in another file');
    const { name, provide, testTimeout, expect: asked } = project.test ?? {};
    return { name, sample: provide?.sample, testTimeout, pollTimeout: asked?.poll?.timeout };
  });

test('the whole suite looks at every position, the quick one at some', () => {
  expect(projectsOf(whole).map(({ sample }) => sample)).toEqual([undefined, undefined, undefined]);
  for (const { sample } of projectsOf(quick)) expect(sample).toBeLessThan(1);
});

test('no law is under a clock', () => {
  expect(projectsOf(whole).find(({ name }) => name === 'pure')).toMatchObject({ testTimeout: 0 });
});

test('whoever waits for something waits for longer than any busy machine takes', () => {
  const waiting = projectsOf(whole).filter(({ name }) => name !== 'pure');
  expect(waiting).toHaveLength(2);
  for (const { pollTimeout } of waiting) expect(pollTimeout).toBeGreaterThanOrEqual(300_000);
});
