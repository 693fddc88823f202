import { describe, expect, test } from 'vitest';
import { type Lesson, progressAt, standingAt } from './lesson.ts';

const lesson: Lesson = {
  id: 'first',
  seat: 1,
  seats: 4,
  options: {},
  seed: '',
  table: '',
  begins: 1,
  lines: [
    { seat: 0, choice: { kind: 'plot' } },
    { seat: 1, choice: { kind: 'draw' }, pages: ['m-aim', 'm-begin'] },
    { seat: 1, choice: { kind: 'done' } },
    { seat: 2, choice: { kind: 'draw' }, pages: ['m-athos'] },
    { seat: 1, choice: { kind: 'end' }, made: true },
  ],
  closing: ['m-round', 'm-end'],
};

describe('where a lesson stands', () => {
  test('the guide speaks page by page, and the last page asks', () => {
    expect(standingAt(lesson, 1, 0)).toMatchObject({ kind: 'says', page: 'm-aim' });
    expect(standingAt(lesson, 1, 1)).toEqual({ kind: 'asks', page: 'm-begin', choice: { kind: 'draw' }, own: false });
    expect(standingAt(lesson, 1, 9)).toMatchObject({ kind: 'asks', page: 'm-begin' });
  });

  test('a choice without a page goes with the page before it', () => {
    expect(standingAt(lesson, 2, 0)).toEqual({ kind: 'asks', page: 'm-begin', choice: { kind: 'done' }, own: false });
  });

  test('the others play once the guide has spoken', () => {
    expect(standingAt(lesson, 3, 0)).toMatchObject({ kind: 'says', page: 'm-athos' });
    expect(standingAt(lesson, 3, 1)).toEqual({ kind: 'plays', line: lesson.lines[3] });
  });

  test('what the pupil has nothing to learn from is made for him', () => {
    expect(standingAt(lesson, 4, 0)).toEqual({ kind: 'plays', line: lesson.lines[4] });
  });

  test('after the last choice come the closing pages, and then it is over', () => {
    expect(standingAt(lesson, 5, 0)).toMatchObject({ kind: 'says', page: 'm-round' });
    expect(standingAt(lesson, 5, 1)).toMatchObject({ kind: 'says', page: 'm-end' });
    expect(standingAt(lesson, 5, 2)).toEqual({ kind: 'over' });
  });

  test('counts its pages from where the pupil sat down', () => {
    expect(progressAt(lesson, 1, 0)).toEqual({ page: 1, all: 5 });
    expect(progressAt(lesson, 1, 1)).toEqual({ page: 2, all: 5 });
    expect(progressAt(lesson, 3, 0)).toEqual({ page: 3, all: 5 });
    expect(progressAt(lesson, 5, 2)).toEqual({ page: 5, all: 5 });
  });

  test('the number stays with the page that is being read, whatever is done without a page of its own', () => {
    expect(progressAt(lesson, 2, 0)).toEqual({ page: 2, all: 5 });
    expect(progressAt(lesson, 3, 1)).toEqual({ page: 3, all: 5 });
    expect(progressAt(lesson, 4, 0)).toEqual({ page: 3, all: 5 });
  });

  test('a turn of the pupil’s own comes after the lines and before the closing pages, and its pages count', () => {
    const own: Lesson = { ...lesson, free: ['m-where', 'm-now'] };
    expect(standingAt(own, 5, 0)).toMatchObject({ kind: 'says', page: 'm-where' });
    expect(standingAt(own, 5, 1)).toEqual({ kind: 'free', page: 'm-now' });
    expect(standingAt(own, 7, 1)).toEqual({ kind: 'free', page: 'm-now' });
    expect(standingAt(own, 7, 0, 'over')).toMatchObject({ kind: 'says', page: 'm-round' });
    expect(progressAt(own, 5, 1)).toEqual({ page: 5, all: 7 });
    expect(progressAt(own, 7, 1, 'over')).toEqual({ page: 7, all: 7 });
  });
});
