import { parentPort } from 'node:worker_threads';
import { answerRequest } from '#bots/requests.ts';
import type { Answered, Asked } from './thread-pool.node.ts';

const inTime = (time: number): (() => boolean) => {
  const end = performance.now() + time;
  return () => performance.now() < end;
};

/** A thread that does nothing but think: the server's own never waits for a bot. */
parentPort?.on('message', async ({ id, question }: Asked) => {
  let answered: Answered;
  try {
    answered = { id, answer: await answerRequest(question, inTime), error: null };
  } catch (error) {
    answered = { id, answer: null, error: String(error) };
  }
  parentPort?.postMessage(answered);
});
