import { expect, test } from 'vitest';
import { levelsOf } from '#bots/index.ts';
import { LEVELS as BOTS } from '#bots/levels.ts';
import type { BotAnswers } from '#bots/requests.ts';
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
    if (asked) this.onmessage?.({ data: { id: asked.id, answer: choice, error: null } });
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
  const seedOf = (asked: Asked) => (asked.kind === 'think' ? asked.request.seed : null);
  expect(seedOf(first)).not.toBe(seedOf(second));
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
  const { attend } = await import('../worker.web.ts');
  const { workers, thinker } = thinkerWith();
  const asking = thought();
  void thinker.think(asking, 20);
  expect(asking.decision.choices).toContainEqual(await attend(workers[0].heard[0]));
});

test('the real worker code advises, best choice first', async () => {
  const { attend } = await import('../worker.web.ts');
  const { workers, thinker } = thinkerWith();
  const asking = thought();
  void thinker.advise(asking, 20);
  const advised = (await attend(workers[0].heard[0])) as BotAnswers['advise'];
  expect(advised.length).toBeGreaterThan(0);
  for (const { choice } of advised) expect(asking.decision.choices).toContainEqual(choice);
});

test('every other question goes to the worker as plain data too', () => {
  const { workers, thinker } = thinkerWith();
  const { view } = thought();
  void thinker.why(view, 0, 'this card');
  void thinker.wishes(view, 0, 1);
  void thinker.heed(view, { kind: 'come', what: 'paris' });
  void thinker.taunt(view, 0, []);
  const { heard } = workers[0];
  expect(heard.map(asked => asked.kind)).toEqual(['why', 'wishes', 'heed', 'taunt']);
  expect(structuredClone(heard)).toEqual(heard);
});
