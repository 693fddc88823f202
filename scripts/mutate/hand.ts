import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Answer, Question } from './worker.ts';

/** Long enough for any tests on any machine: whoever has not answered by then stands still. */
const PATIENCE = 15 * 60_000;

/** A worker's process, which is started again when it has to be ended. */
export interface Hand {
  /** Null when no answer came. */
  readonly ask: (question: Question) => Promise<Answer | null>;
  readonly end: () => void;
}

const start = (copy: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(copy, 'scripts/mutate/worker.ts'), [copy], { cwd: copy, execArgv: ['--no-warnings'] });
    child.once('message', () => resolve(child));
    child.once('exit', code => reject(new Error(`a worker ended before it began, with code ${code}`)));
  });

const answerOf = (child: ChildProcess, question: Question): Promise<Answer | null> =>
  new Promise(resolve => {
    const settle = (answer: Answer | null) => {
      clearTimeout(timer);
      child.off('message', settle).off('exit', leave);
      resolve(answer);
    };
    const leave = () => settle(null);
    const timer = setTimeout(leave, PATIENCE);
    child.on('message', settle).on('exit', leave);
    child.send(question);
  });

export const hire = async (copy: string): Promise<Hand> => {
  let child = await start(copy);
  return {
    ask: async question => {
      const answer = await answerOf(child, question);
      if (answer !== null) return answer;
      child.kill('SIGKILL');
      child = await start(copy);
      return null;
    },
    end: () => child.kill(),
  };
};
