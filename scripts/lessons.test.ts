import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCounts, countedParts, DOCUMENT, withPart } from '../e2e/lessons/document.ts';

/** Pages that may come before the pupil does something. */
const MOST_BEFORE = 2;
/** What is read in two minutes, by an adult's 240 words a minute, with a few seconds for what is pressed. */
const IN_TWO_MINUTES = 430;

test('docs/lessons.md has the counts as they are: npm run lessons -- --count --save', async () => {
  const text = readFileSync(DOCUMENT, 'utf8');
  const parts = Object.entries(await countedParts());
  expect(parts.reduce((sum, [name, part]) => withPart(sum, name, part), text)).toBe(text);
});

test('a part of the document that is not there is asked for in vain', () => {
  expect(() => withPart('', 'counts', '')).toThrow('docs/lessons.md has no part counts');
});

test('every lesson comes to the point, and none leaves out what a first game needs', async () => {
  const counts = await allCounts();
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.filter(({ before }) => before > MOST_BEFORE).map(({ name }) => name)).toEqual([]);
  expect(counts.filter(({ missing }) => missing.length > 0).map(({ name, missing }) => [name, missing])).toEqual([]);
  // What a lesson says it teaches is on one of its pages.
  for (const { name, taught } of counts) expect([name, Object.values(taught).includes(0)]).toEqual([name, false]);
});

test('the lessons that promise two minutes can be read in two minutes, in every language', async () => {
  const promised = (await allCounts()).filter(({ name }) => ['musketiere/first', 'trois/first'].includes(name));
  expect(promised.map(({ name }) => name)).toEqual(['musketiere/first', 'trois/first']);
  for (const { name, words } of promised)
    expect([name, Object.entries(words).filter(([, count]) => count > IN_TWO_MINUTES)]).toEqual([name, []]);
});
