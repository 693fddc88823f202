import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { roy } from '#games/roy/entry.ts';
import type { AnyGame } from '#kernel/game.ts';
import { FACTS } from '../games/roy/learn/lessons/facts.ts';
import { lesson as milady } from '../games/roy/learn/lessons/milady.ts';
import { lesson as musketeers } from '../games/roy/learn/lessons/musketeers.ts';
import { GuidedPlay } from './guided-play.svelte.ts';
import type { Lesson } from './lesson.ts';

const game = roy.game as AnyGame;
const names = ['a', 'b', 'c', 'd'];
const faces = ['milady', 'dartagnan', 'athos', 'aramis'] as const;

beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }));
afterEach(() => vi.unstubAllGlobals());

const sit = (lesson: Lesson, at = 0, note = (_: number) => {}) => {
  const isTurnOver = FACTS.find(({ id }) => id === lesson.id)?.isTurnOver;
  const play = new GuidedPlay({ lesson, game, names, faces, at, isTurnOver, note });
  play.setSpeed('at-once');
  return play;
};
/** Lets what is being shown be shown, and the others play. */
const settle = async (play: GuidedPlay) => {
  for (let rounds = 0; rounds < 40; rounds++) {
    play.queue.settle(play.queue.step.number);
    await new Promise(done => setTimeout(done, 1));
    if (play.queue.idle && play.standing?.kind !== 'plays') return;
  }
};

/** Turns the page, does what is asked; a choice of his own is weighed first, and in a turn of his own he draws cards. */
const step = (play: GuidedPlay) => {
  const { standing } = play;
  if (standing?.kind === 'says' || play.picked) play.goOn();
  else if (standing?.kind === 'asks') play.choose(standing.choice);
  else if (standing?.kind === 'free') play.choose({ kind: 'draw' });
};

describe('a guided match', () => {
  test.each([
    ['musketeers', musketeers],
    ['milady', milady],
  ])('for %s is played to its end by turning pages and doing what is asked', async (_, lesson) => {
    const play = sit(lesson);
    for (let steps = 0; play.standing?.kind !== 'over'; steps++) {
      expect(steps).toBeLessThan(400);
      step(play);
      await settle(play);
    }
    expect(play.at).toBeGreaterThanOrEqual(lesson.lines.length);
    play.close();
  });

  test('who is in a hurry sees the next page at once', async () => {
    const play = sit(musketeers);
    play.setSpeed('calm');
    const kind = () => play.standing?.kind ?? 'shows';
    while (kind() !== 'free') {
      step(play);
      if (kind() !== 'shows' && kind() !== 'plays') continue;
      play.hurry();
      expect(['says', 'asks', 'free']).toContain(kind());
      await Promise.resolve();
    }
    expect(play.at).toBe(musketeers.lines.length);
    play.close();
  });

  test('anything else is left undone, and the question can be answered again', async () => {
    const play = sit(musketeers);
    while (play.standing?.kind === 'says') play.goOn();
    const before = play.question;
    play.choose({ kind: 'one-for-all', effect: 'time' });
    expect(play.at).toBe(musketeers.begins);
    expect(play.strayed).toBe(1);
    expect(play.question).not.toBe(before);
    expect(play.question).toEqual(before);
    play.doIt();
    await settle(play);
    expect(play.at).toBe(musketeers.begins + 1);
    expect(play.strayed).toBe(0);
    play.close();
  });

  test('nothing can be chosen before the guide has finished', () => {
    const play = sit(musketeers);
    play.choose(musketeers.lines[musketeers.begins].choice);
    expect(play.at).toBe(musketeers.begins);
    expect(play.strayed).toBe(1);
    play.close();
  });

  test('goes on where the pupil left, and notes how far he came', async () => {
    const notes: number[] = [];
    const play = sit(musketeers, 40, at => notes.push(at));
    expect(play.at).toBe(40);
    await settle(play);
    expect(play.at).toBeGreaterThan(40);
    expect(notes.at(-1)).toBe(play.at);
    play.close();
  });

  test('asks the pupil nothing while others play', () => {
    const play = sit(musketeers, 40);
    expect(play.question).toBeNull();
    play.close();
  });
});
