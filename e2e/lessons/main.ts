import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { LANGUAGES } from '#kernel/text.ts';
import { commandLine, EXIT, refuse } from '../../scripts/command-line.mjs';
import { forWholeMatch } from '../support/whole-match.ts';
import { withBrowser } from '../support/with-browser.ts';
import { type Counts, countsOf } from './counts.ts';
import { countedParts, DOCUMENT, withPart } from './document.ts';
import { everyLesson, wordsOf } from './every-lesson.ts';
import { LESSONS } from './flags.ts';
import { countTable, type Figures, type WaitFigures, type WalkFigures, walkTable } from './report.ts';
import { LESSON_SIZES, nameOfSize } from './sizes.ts';
import { LONGEST_WAIT, waitThrough } from './waits.ts';
import { WAYS, walkLesson } from './walk.ts';

// `npm run lessons`: every lesson is taken in every language, on every screen and by both ways.

const { values } = commandLine(LESSONS);
const sizes = LESSON_SIZES.filter(size => values.size === null || nameOfSize(size) === values.size);
const languages = LANGUAGES.filter(each => values.language === null || each === values.language);
const ways = WAYS.filter(each => values.way === null || each === values.way);
const waits = values.way === null || values.way === 'wait';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const walks = async (browser: Browser, url: string, name: string): Promise<readonly WalkFigures[]> => {
  const done: WalkFigures[] = [];
  for (const language of languages)
    for (const way of ways) {
      const context = await browser.newContext({
        baseURL: url,
        locale: language,
        viewport: sizes[0],
        reducedMotion: 'reduce',
      });
      context.setDefaultTimeout(300_000);
      const page = await context.newPage();
      await forWholeMatch(page);
      await page.goto(`/learn/${name}`);
      await page.locator('[data-standing]').waitFor();
      const { pages, presses, looks, faults } = await walkLesson(page, way, { sizes });
      await context.close();
      done.push({ name, language, way, pages: pages.length, presses, looks, faults });
      for (const fault of faults) say(`✗ ${name}, ${language}, ${way}: ${fault}`);
    }
  return done;
};

const waited = async (browser: Browser, url: string, name: string): Promise<readonly WaitFigures[]> => {
  if (!waits) return [];
  const done: WaitFigures[] = [];
  for (const language of languages) {
    const context = await browser.newContext({ baseURL: url, locale: language });
    context.setDefaultTimeout(300_000);
    const { longest, after } = await waitThrough(await context.newPage(), `/learn/${name}`);
    await context.close();
    done.push({ name, language, longest, after });
    if (longest > LONGEST_WAIT) say(`✗ ${name}, ${language}: ${longest / 1000} s after ${after}`);
  }
  return done;
};

const counted = async (): Promise<readonly Counts[]> => {
  const lessons = (await everyLesson()).filter(
    ({ game, facts }) =>
      (values.game === null || game === values.game) && (values.lesson === null || facts.id === values.lesson),
  );
  const counts: Counts[] = [];
  for (const lesson of lessons) counts.push(await countsOf(lesson, await wordsOf(lesson.game)));
  return counts;
};

const measured = (counts: readonly Counts[]): Promise<readonly Figures[]> =>
  withBrowser(async (browser, url) => {
    const figures: Figures[] = [];
    for (const each of counts) {
      const walked = await walks(browser, url, each.name);
      figures.push({ counts: each, walks: walked, waits: await waited(browser, url, each.name) });
      say(`${each.name} taken`);
    }
    return figures;
  });

const save = async (figures: readonly Figures[]): Promise<void> => {
  let text = readFileSync(DOCUMENT, 'utf8');
  for (const [name, part] of Object.entries(await countedParts())) text = withPart(text, name, part);
  if (figures.length > 0) text = withPart(text, 'walks', walkTable(figures));
  writeFileSync(DOCUMENT, text);
};

const isPart = [values.game, values.lesson, values.language, values.size, values.way].some(only => only !== null);
if (values.save && isPart && !values.count) refuse(LESSONS, 'A part of the walks would take the place of all');
const counts = await counted();
if (counts.length === 0) refuse(LESSONS, `No lesson is called “${values.lesson}” there`);
const figures = values.count ? [] : await measured(counts);
say(`\n${countTable(counts)}`);
if (figures.length > 0) say(`\n${walkTable(figures)}`);
if (values.save) await save(figures);
if (values.json) say(JSON.stringify(values.count ? counts : figures));
const isAmiss =
  counts.some(({ missing }) => missing.length > 0) ||
  figures.some(each => each.walks.some(({ faults }) => faults.length > 0)) ||
  figures.some(each => each.waits.some(({ longest }) => longest > LONGEST_WAIT));
process.exitCode = isAmiss ? EXIT.failed : EXIT.ok;
