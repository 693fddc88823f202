import { parentPort } from 'node:worker_threads';
import { answer } from '#bots/index.ts';
import type { Answered, Asked } from './thinkers.node.ts';

/** A thread that does nothing but think: the server's own never waits for a bot. */
parentPort?.on('message', ({ id, request, time }: Asked) => {
  const end = performance.now() + time;
  let answered: Answered;
  try {
    answered = { id, choice: answer(request, () => performance.now() < end), error: null };
  } catch (error) {
    answered = { id, choice: null, error: String(error) };
  }
  parentPort?.postMessage(answered);
});
