import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { StepQueue } from './step-queue.svelte.ts';

/** A match of which so many choices stand; each tells one event, the third none. */
const matchAt = (start: number) => {
  const match = { at: start, settled: 0 };
  const queue = new StepQueue(
    {
      at: () => match.at,
      viewAt: (at, eyes) => ({ at, eyes }),
      eventsAt: (at: number, _: Seat | null) => (at === 3 ? [] : [{ kind: `event ${at}` }]),
      onSettled: () => match.settled++,
    },
    0,
  );
  return { match, queue };
};

test('after a reload the match stands as it is, with nothing to show', () => {
  const { queue } = matchAt(5);
  expect(queue.step).toMatchObject({ at: 5, events: [], view: { at: 5, eyes: 0 } });
  expect(queue.idle).toBe(true);
});

test('one step at a time: the next comes when the one before is settled', () => {
  const { match, queue } = matchAt(0);
  match.at = 2;
  queue.advance();
  queue.advance();
  expect(queue.step).toMatchObject({ at: 1, events: [{ kind: 'event 1' }] });
  expect(queue.told).toBe(0);
  expect(queue.idle).toBe(false);
  queue.settle(queue.step.number);
  expect(queue.step.at).toBe(2);
  queue.settle(queue.step.number);
  expect(queue.idle).toBe(true);
  expect(match.settled).toBe(2);
});

test('a step without events holds nobody up', () => {
  const { match, queue } = matchAt(2);
  match.at = 4;
  queue.advance();
  expect(queue.step.at).toBe(4);
  expect(queue.moving).toBe(true);
});

test('a late word about an earlier step counts for nothing', () => {
  const { match, queue } = matchAt(0);
  match.at = 2;
  queue.advance();
  const { number } = queue.step;
  queue.settle(number);
  queue.settle(number);
  expect(queue.step.at).toBe(2);
  expect(queue.moving).toBe(true);
});

test('far behind, all but the last few steps are shown without motion', () => {
  const { match, queue } = matchAt(0);
  match.at = 40;
  queue.advance();
  expect(queue.step.at).toBe(37);
});

test('other eyes end the motion at once and see their own view', () => {
  const { match, queue } = matchAt(0);
  match.at = 1;
  queue.advance();
  queue.look(null);
  expect(queue.step).toMatchObject({ at: 1, eyes: null, events: [], view: { at: 1, eyes: null } });
  expect(queue.moving).toBe(false);
});

test('a choice taken back leads back without motion', () => {
  const { match, queue } = matchAt(4);
  match.at = 2;
  queue.advance();
  expect(queue.step).toMatchObject({ at: 2, events: [] });
  expect(queue.idle).toBe(true);
});

test('a step that is held waits to be looked at; only then the next one comes', () => {
  const match = { at: 0, settled: 0, holds: true };
  const queue = new StepQueue(
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
  queue.advance();
  queue.goOn();
  expect(queue.moving).toBe(true);
  queue.settle(queue.step.number);
  expect(queue).toMatchObject({ held: true, idle: false, told: 1 });
  queue.advance();
  expect(queue.step.at).toBe(1);
  expect(match.settled).toBe(0);
  match.holds = false;
  queue.goOn();
  expect(queue).toMatchObject({ held: false, told: 1 });
  expect(queue.step.at).toBe(2);
  queue.settle(queue.step.number);
  expect(queue.idle).toBe(true);
});
