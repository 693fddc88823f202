import { expect } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { everyLesson } from './lessons/every-lesson.ts';
import { LONGEST_WAIT, waitThrough } from './lessons/waits.ts';
import { test } from './support/browser.ts';

const PATIENCE = 900_000;
const LESSONS = await everyLesson();

/** The language is another one for each. */
const WAITS = LESSONS.map(({ name }, nth) => ({ name, locale: LANGUAGES[nth % LANGUAGES.length] }));

test.for(WAITS)(
  'who leaves everything to the guide comes to the end of $name ($locale), and never waits longer than four seconds',
  { timeout: PATIENCE },
  async ({ name, locale }, { open, faults }) => {
    const page = await open({ locale });
    const { longest, after } = await waitThrough(page, `/learn/${name}`);
    expect([after, longest <= LONGEST_WAIT]).toEqual([after, true]);
    expect(faults).toEqual([]);
  },
);
