import { expect, test } from 'vitest';
import { type Course, type MatchRecord, replay } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { retoldBy } from '#table/retold.ts';
import { storyOf } from '#table/table.ts';
import { fetchGame } from './games.ts';
import { marksOf } from './marks.ts';
import { Rerun } from './rerun.svelte.ts';
import { usualFaces } from './saved.ts';
import { matchOf, playOn, tableFor } from './testing.ts';

const { game } = await fetchGame('musketiere');
const faces = usualFaces('musketiere', 2);
const rerunOf = (record: MatchRecord, at: number, course = replay(game, record).course) =>
  new Rerun(game, { record, told: retoldBy(game, record, course), faces }, at);

const over = playOn(matchOf([null, 'greedy']));
const running = playOn(matchOf([null, 'greedy']), 9);

test('a finished match is seen through any eyes', () => {
  expect(rerunOf(over, 0).allowed).toEqual([0, 1, 'spectator', 'truth']);
  expect(rerunOf(playOn(matchOf([null, null])), 0).allowed).toEqual(['spectator', 0, 1, 'truth']);
});

test('of a running match only what the one who looks may know', () => {
  expect(rerunOf(running, 0).allowed).toEqual([0]);
  expect(rerunOf(playOn(matchOf([null, null]), 9), 0).allowed).toEqual(['spectator']);
  expect(rerunOf(playOn(matchOf(['random', 'greedy']), 9), 0).allowed).toEqual(['spectator']);
  const rerun = rerunOf(running, 3);
  rerun.look('truth');
  rerun.look(1);
  expect(rerun.eyes).toBe(0);
  expect(rerun.replay).toEqual({ truth: null });
});

test('with all cards open it shows what each seat knew, and looks as nobody who sat there', () => {
  const rerun = rerunOf(over, 3);
  const table = tableFor(over);
  rerun.look('truth');
  expect(rerun.eyes).toBeNull();
  expect(rerun.replay.truth).toEqual([table.seenAt(3, 0), table.seenAt(3, 1)]);
});

test('the story goes as far as the moment that is shown, and no secret of another is in it', () => {
  const rerun = rerunOf(over, 5);
  const told = tableFor(over).story(0);
  expect(rerun.story()).toEqual(told.filter(({ at }) => at <= 5));
  expect(rerun.wholeStory).toEqual(told);
  rerun.look('spectator');
  expect(rerun.wholeStory).toEqual(tableFor(over).story(null));
});

test.each([
  [-5, 0],
  [4, 4],
  [1e9, 9],
  [Number.NaN, 0],
])('moment %d of the address is %d', (asked, at) => {
  expect(rerunOf(running, asked).at).toBe(at);
});

test('steps on in motion, jumps without', () => {
  const rerun = rerunOf(running, 2);
  rerun.forward();
  expect(rerun.queue.step).toMatchObject({ at: 3, events: [expect.anything()] });
  rerun.jump(7);
  expect(rerun.queue.step).toMatchObject({ at: 7, events: [] });
});

test('knows its rounds and duels', () => {
  const marks = marksOf('musketiere', storyOf(replay(game, over).course, null));
  expect(marks.slice(0, 3)).toEqual([
    { kind: 'round', at: 0, round: 1 },
    { kind: 'duel', at: 6, round: 1, duel: 1 },
    { kind: 'duel', at: expect.any(Number), round: 1, duel: 2 },
  ]);
});

/** The same course, counting how often somebody asks what a choice brought about. */
const watched = ({ opening, played }: Course, onread: () => void): Course => ({
  opening,
  played: played.map(each => ({
    ...each,
    get events() {
      onread();
      return each.events;
    },
  })),
});

test('every choice is played once, to check the match, and what came of it is read once for each step', () => {
  let applied = 0;
  let read = 0;
  const apply: typeof game.apply = (...given) => {
    applied++;
    game.apply(...given);
  };
  const { course } = verify({ musketiere: { ...game, apply } }, over);
  if (course === null) throw new Error('the match is honest');
  const told = retoldBy(
    game,
    over,
    watched(course, () => read++),
  );
  const rerun = new Rerun({ ...game, apply }, { record: over, told, faces }, 0);
  while (rerun.at < rerun.last) rerun.forward();
  expect(rerun.last).toBe(over.entries.length);
  expect([applied, read]).toEqual([rerun.last, rerun.last]);
  rerun.jump(0);
  rerun.look('truth');
  expect([applied, read]).toEqual([rerun.last, rerun.last]);
});
