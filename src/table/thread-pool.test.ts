import { expect, onTestFinished, test } from 'vitest';
import { threadPool } from './thread-pool.node.ts';

const threadWith = (answer: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, question }) => {
      parentPort.postMessage({ id, answer: ${answer}, error: null });
    });
  `)}`,
  );

const poolOf = (threads: number, answer: string) => {
  const pool = threadPool<string>(threadWith(answer), threads);
  onTestFinished(pool.stop);
  let next = 1;
  return (question: string) => pool.ask({ id: next++, question });
};

test('threads start one after the other: the next when the one before has answered', async () => {
  const ask = poolOf(8, 'threadId');
  const [first, second, third] = await Promise.all([ask('one'), ask('two'), ask('three')]);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a thread that dies over its first question fails that one alone', async () => {
  const ask = poolOf(8, "question === 'die' ? process.exit() : question");
  const answers = await Promise.allSettled([ask('die'), ask('one'), ask('two')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
