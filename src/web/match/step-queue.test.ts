import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { Stage } from './stage.svelte.ts';

/** A match of which so many choices stand; each tells one event, the third none. */
const matchAt = (start: number) => {
  const match = { at: start, settled: 0 };
  const stage = new Stage(
    {
      at: () => match.at,
      viewAt: (at, eyes) => ({ at, eyes }),
      eventsAt: (at: number, _: Seat | null) => (at === 3 ? [] : [{ kind: `event ${at}` }]),
      onSettled: () => match.settled++,
    },
    0,
  );
  return { match, stage };
};

test('after a reload the match stands as it is, with nothing to show', () => {
  const { stage } = matchAt(5);
  expect(stage.step).toMatchObject({ at: 5, events: [], view: { at: 5, eyes: 0 } });
  expect(stage.idle).toBe(true);
});

test('one step at a time: the next comes when the one before is settled', () => {
  const { match, stage } = matchAt(0);
  match.at = 2;
  stage.advance();
  stage.advance();
  expect(stage.step).toMatchObject({ at: 1, events: [{ kind: 'event 1' }] });
  expect(stage.told).toBe(0);
  expect(stage.idle).toBe(false);
  stage.settle(stage.step.number);
  expect(stage.step.at).toBe(2);
  stage.settle(stage.step.number);
  expect(stage.idle).toBe(true);
  expect(match.settled).toBe(2);
});

test('a step without events holds nobody up', () => {
  const { match, stage } = matchAt(2);
  match.at = 4;
  stage.advance();
  expect(stage.step.at).toBe(4);
  expect(stage.moving).toBe(true);
});

test('a late word about an earlier step counts for nothing', () => {
  const { match, stage } = matchAt(0);
  match.at = 2;
  stage.advance();
  const { number } = stage.step;
  stage.settle(number);
  stage.settle(number);
  expect(stage.step.at).toBe(2);
  expect(stage.moving).toBe(true);
});

test('far behind, all but the last few steps are shown without motion', () => {
  const { match, stage } = matchAt(0);
  match.at = 40;
  stage.advance();
  expect(stage.step.at).toBe(37);
});

test('other eyes end the motion at once and see their own view', () => {
  const { match, stage } = matchAt(0);
  match.at = 1;
  stage.advance();
  stage.look(null);
  expect(stage.step).toMatchObject({ at: 1, eyes: null, events: [], view: { at: 1, eyes: null } });
  expect(stage.moving).toBe(false);
});

test('a choice taken back leads back without motion', () => {
  const { match, stage } = matchAt(4);
  match.at = 2;
  stage.advance();
  expect(stage.step).toMatchObject({ at: 2, events: [] });
  expect(stage.idle).toBe(true);
});

test('a step that is held waits to be looked at; only then the next one comes', () => {
  const match = { at: 0, settled: 0, holds: true };
  const stage = new Stage(
    {
      at: () => match.at,
      viewAt: (at, eyes) => ({ at, eyes }),
      eventsAt: at => [{ kind: `event ${at}` }],
      onSettled: () => match.settled++,
      holds: () => match.holds,
    },
    0,
  );
  match.at = 2;
  stage.advance();
  stage.goOn();
  expect(stage.moving).toBe(true);
  stage.settle(stage.step.number);
  expect(stage).toMatchObject({ held: true, idle: false, told: 1 });
  stage.advance();
  expect(stage.step.at).toBe(1);
  expect(match.settled).toBe(0);
  match.holds = false;
  stage.goOn();
  expect(stage).toMatchObject({ held: false, told: 1 });
  expect(stage.step.at).toBe(2);
  stage.settle(stage.step.number);
  expect(stage.idle).toBe(true);
});
