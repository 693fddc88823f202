import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/entry.ts';
import { pagesOf } from '#web/learn/counts.testing.ts';
import { checkTeaching, type Taught } from '#web/learn/lessons.testing.ts';
import { FACTS } from './lessons/facts.ts';
import { lesson as milady } from './lessons/milady.ts';
import { lesson as musketeers } from './lessons/musketeers.ts';
import { PAGES } from './pages.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

const lessons = [musketeers, milady];
const taught: Taught = { entry: roy, facts: FACTS, lessons, pages: PAGES, words: { en, fr, it } };

describe.each(lessons.map(lesson => ({ id: lesson.id, lesson })))('the lesson $id', ({ lesson }) =>
  checkTeaching(taught, lesson, 12),
);

test.each(FACTS)('the lesson $id has a page for everything that it says it teaches', async ({ teaches, load }) => {
  const pages = pagesOf(await load());
  for (const page of Object.values(teaches)) expect(pages).toContain(page);
});

test('the turn of the pupil’s own is over when d’Artagnan has done with it', () => {
  const isTurnOver = FACTS.find(({ id }) => id === 'musketeers')?.isTurnOver;
  expect(isTurnOver?.({ men: [{ turn: 'acting' }] }, 1, 1)).toBe(false);
  expect(isTurnOver?.({ men: [{ turn: 'done' }] }, 1, 4)).toBe(true);
});
