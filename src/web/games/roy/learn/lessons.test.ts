import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/entry.ts';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import type { AnyGame } from '#kernel/game.ts';
import { openTable, type Table } from '#table/table.ts';
import { type Lesson, pagesAt, standingAt } from '#web/learn/lesson.ts';
import { recordAt } from '#web/learn/record.ts';
import { lesson as milady } from './lessons/milady.ts';
import { lesson as musketeers } from './lessons/musketeers.ts';
import { PAGES, type PageId } from './pages.ts';
import { en } from './text/en/index.ts';
import { fr } from './text/fr/index.ts';
import { it } from './text/it/index.ts';

const LESSONS = { musketeers, milady };
const game = roy.game as AnyGame;
const names = ['a', 'b', 'c', 'd'];

const opened = (lesson: Lesson, at = lesson.lines.length): Table => {
  const { table } = openTable(game, recordAt({ lesson, game, names }, at));
  if (table === null) throw new Error('the lesson no longer fits the rules: npm run lesson');
  return table;
};
const told = (lesson: Lesson): Event[] =>
  opened(lesson)
    .story(lesson.seat)
    .map(({ event }) => event as Event);

describe.each(Object.entries(LESSONS))('the lesson for %s', (_, lesson) => {
  test('fits the rules from its first choice to its last', () => {
    expect(openTable(game, recordAt({ lesson, game, names }, lesson.lines.length)).broken).toBeNull();
  });

  test('asks the pupil only what he is asked at the table', () => {
    for (const [at, line] of lesson.lines.entries()) {
      if (at < lesson.begins || line.seat !== lesson.seat) continue;
      const question = opened(lesson, at)
        .seen(lesson.seat)
        .asked.find(each => each.seat === lesson.seat);
      expect([at, question?.choices]).toEqual([at, expect.arrayContaining([line.choice])]);
    }
  });

  test('says what to do wherever it asks, in each language, and nowhere else', () => {
    const asking = new Set<string>();
    const saying = new Set<string>();
    for (let at = lesson.begins; at <= lesson.lines.length; at++)
      for (let read = 0; read <= pagesAt(lesson, at, 'to come').length; read++) {
        const standing = standingAt(lesson, at, read);
        if (standing.kind === 'asks' && standing.page !== null) asking.add(standing.page);
        if (standing.kind === 'says') saying.add(standing.page);
      }
    for (const words of [en, fr, it]) {
      for (const page of asking) expect([page, words.pages[page as PageId].now]).toEqual([page, expect.any(String)]);
      for (const page of saying) expect([page, words.pages[page as PageId].now]).toEqual([page, undefined]);
    }
  });
});

test('every page is said in a lesson, once, and rests on a rule of the book', async () => {
  const said = Object.values(LESSONS).flatMap(lesson => [
    ...lesson.lines.flatMap(({ pages }) => pages ?? []),
    ...lesson.closing,
  ]);
  expect(said.toSorted()).toEqual(Object.keys(PAGES).toSorted());
  const { rules } = await roy.book.en();
  for (const { rule } of Object.values(PAGES)) expect(Object.keys(rules)).toContain(rule);
});

test('what Planchet tells has happened as he tells it', () => {
  const events = told(musketeers);
  const view = opened(musketeers).seen(musketeers.seat).view as View;
  const rolls = events.filter(event => event.kind === 'rolled' && event.who === 'dartagnan');
  // Two Lilies and a Sword in the second roll of the first duel; two Swords against two Shields at the Inn.
  expect(rolls.map(roll => roll.kind === 'rolled' && [roll.blue.lilies >= 2, roll.blue.swords])).toEqual([
    [expect.any(Boolean), expect.any(Number)],
    [true, 1],
    [false, 2],
  ]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'completed', card: 'abduction' }));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'board-done', board: 1, who: 'athos' }));
  expect(view).toMatchObject({ turn: 3, time: 3, ladder: 3, honour: 2, paris: { card: 'smuggler' } });
});

test('what Rochefort tells has happened as he tells it', () => {
  const events = told(milady);
  const view = opened(milady).seen(milady.seat).view as View;
  expect(view.over).toEqual({ winner: 'milady', ending: 'constance' });
  expect(events).toContainEqual(
    expect.objectContaining({ kind: 'rolled', foe: 'rochefort', red: { swords: 0, shields: 4 } }),
  );
  expect(events.flatMap(event => (event.kind === 'abduction' ? [event.red.swords] : []))).toEqual([3, 4]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'snare' }));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'beaten', foe: 'biscarat' }));
  expect(view.turn).toBe(2);
});

describe('the guides’ words', () => {
  const sentences = (words: typeof en) =>
    Object.values(words.pages).flatMap(({ say, now }) => (now ? [say, now] : [say]));
  test('French keeps a narrow space before its double signs, and all have curly apostrophes', () => {
    for (const sentence of sentences(fr)) expect(sentence).not.toMatch(/[^\u202f][;:!?»]|«[^\u202f]/);
    for (const words of [en, fr, it]) for (const sentence of sentences(words)) expect(sentence).not.toContain("'");
  });

  test('a page is short enough for a telephone', () => {
    for (const words of [en, fr, it])
      for (const sentence of sentences(words)) expect(sentence.length).toBeLessThan(300);
  });
});
