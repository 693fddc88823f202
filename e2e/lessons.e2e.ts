import { expect } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { everyLesson } from './lessons/every-lesson.ts';
import { LESSON_SIZES } from './lessons/sizes.ts';
import { walkLesson } from './lessons/walk.ts';
import { test } from './support/browser.ts';
import { forWholeMatch } from './support/whole-match.ts';

const PATIENCE = 900_000;
const LESSONS = await everyLesson();

/** Every lesson in each language: each page is looked at on every screen, and pressed on one of them in turn. */
const WALKS = LESSONS.flatMap(({ game, facts, name }) => LANGUAGES.map(locale => ({ game, facts, name, locale })));

test.for(WALKS)(
  'the lesson $name is played to its end in $locale, and lies right on every screen',
  { timeout: PATIENCE },
  async ({ game, facts, name, locale }, { open, faults }) => {
    const page = await open({ locale, viewport: LESSON_SIZES[0], reducedMotion: 'reduce' });
    await forWholeMatch(page);
    await page.goto(`/learn/${name}`);
    await page.locator('[data-standing]').waitFor();
    const walked = await walkLesson(page, 'ring', { sizes: LESSON_SIZES });
    expect(walked.faults).toEqual([]);
    expect(walked.looks).toBeGreaterThanOrEqual(LESSON_SIZES.length * walked.pages.length);
    expect(Object.values(facts.teaches).filter(page => !walked.pages.includes(page))).toEqual([]);
    // It leads into a first game.
    await page.locator('[data-act="own-game"]').click();
    await page.waitForURL(new RegExp(`/new/${game}`));
    expect(faults).toEqual([]);
  },
);
