import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './thread-pool.node.ts';

/** Makes this thread one that answers questions, one at a time; see `threadPool`. */
export const answerIn = <Question>(answer: (question: Question) => unknown): void => {
  parentPort?.on('message', async ({ id, question }: Asked<Question>) => {
    let answered: Answered;
    try {
      answered = { id, answer: await answer(question), error: null };
    } catch (error) {
      answered = { id, answer: null, error: String(error) };
    }
    parentPort?.postMessage(answered);
  });
};
