import { fork } from 'node:child_process';
import { on } from 'node:events';

/** A program of ours in a process of its own, which tells and is told things by messages. */
export interface Forked {
  /** What it tells next; rejects where it ends before. */
  next(): Promise<unknown>;
  tell(what: string): void;
  kill(): void;
}

/** `order` reaches it as one JSON text, its first argument. */
export const forked = (file: string, order: unknown): Forked => {
  // A test runner's own flags are not meant for it.
  const child = fork(file, [JSON.stringify(order)], { execArgv: [] });
  const told = on(child, 'message', { close: ['exit'] });
  return {
    async next() {
      const { value, done } = await told.next();
      if (done) throw new Error(`${file} ended with code ${child.exitCode}`);
      return value[0];
    },
    tell: what => void child.send(what),
    kill: () => void child.kill('SIGKILL'),
  };
};
