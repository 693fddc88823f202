import { expect, test } from 'vitest';
import { levelsOf } from '#bots/index.ts';
import { LEVELS as BOTS } from '#bots/levels.ts';
import { GAME_IDS } from '#games/index.ts';
import type { Answered, Asked } from '../worker.web.ts';
import { LEVELS, levelsOf as shownFor } from './levels.ts';
import { matchOf, tableFor } from './testing.ts';
import { Thinker } from './thinker.ts';

const thought = () => {
  const seen = tableFor(matchOf(['random', null])).seen(0);
  return { level: 'random', view: seen.view, decision: seen.asked[0] };
};

/** A worker by hand: the test says when it answers and when it dies. */
class FakeWorker {
  onmessage: ((event: { data: Answered }) => void) | null = null;
  onerror: ((event: { preventDefault: () => void }) => void) | null = null;
  readonly heard: Asked[] = [];
  dead = false;
  postMessage(asked: Asked) {
    this.heard.push(asked);
  }
  terminate() {
    this.dead = true;
  }
  answer(choice: unknown) {
    const asked = this.heard.shift();
    if (asked) this.onmessage?.({ data: { id: asked.id, choice, error: null } });
  }
  crash() {
    this.onerror?.({ preventDefault: () => {} });
  }
}

const thinkerWith = (here = async (_: Asked): Promise<unknown> => 'thought here') => {
  const workers: FakeWorker[] = [];
  const spawn = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  return { workers, thinker: new Thinker('musketiere', spawn, here) };
};

test('the levels are those the bots know', () => {
  expect(LEVELS).toEqual(BOTS);
  for (const id of GAME_IDS) expect(shownFor(id)).toEqual(levelsOf(id));
});

test('a thought is sent to the worker as plain data, each with dice of its own', async () => {
  const { workers, thinker } = thinkerWith();
  const choice = thinker.think(thought(), 50);
  void thinker.think(thought(), 50);
  const [first, second] = workers[0].heard;
  expect(structuredClone(first)).toEqual(first);
  expect(first.request.seed).not.toBe(second.request.seed);
  workers[0].answer('this card');
  expect(await choice).toBe('this card');
});

test('a worker that crashes is replaced, and its question is asked again', async () => {
  const { workers, thinker } = thinkerWith();
  const choice = thinker.think(thought(), 50);
  workers[0].crash();
  expect(workers[0].dead).toBe(true);
  expect(workers).toHaveLength(2);
  workers[1].answer('this card');
  expect(await choice).toBe('this card');
});

test('a question that kills two workers is thought about in the page', async () => {
  const { workers, thinker } = thinkerWith();
  const choice = thinker.think(thought(), 50);
  workers[0].crash();
  workers[1].crash();
  expect(await choice).toBe('thought here');
});

test('without workers the page thinks itself', async () => {
  const none = () => {
    throw new Error('no workers here');
  };
  const thinker = new Thinker('musketiere', none, async () => 'thought here');
  expect(await thinker.think(thought(), 50)).toBe('thought here');
});

test('a bot that cannot answer fails by itself alone', async () => {
  const { workers, thinker } = thinkerWith();
  const choice = thinker.think(thought(), 50);
  const { id } = workers[0].heard[0];
  workers[0].onmessage?.({ data: { id, error: 'no bot is called that' } });
  await expect(choice).rejects.toThrow('no bot is called that');
  expect(workers[0].dead).toBe(false);
});

test('the real worker code answers with one of the choices', async () => {
  const { think } = await import('../worker.web.ts');
  const { workers, thinker } = thinkerWith();
  void thinker.think(thought(), 20);
  const [asked] = workers[0].heard;
  expect(asked.request.decision.choices).toContainEqual(await think(asked));
});
