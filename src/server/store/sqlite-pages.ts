import { Worker } from 'node:worker_threads';

/** Whether all pages of a file are sound; `unknown` until that was looked at. */
export interface PageCheck {
  readonly state: 'unknown' | 'sound' | 'damaged';
  stop(): void;
}

export const TRUSTED: PageCheck = { state: 'unknown', stop: () => {} };

/** Looks at every page in a thread of its own: a large file takes its time, and nobody waits for it. */
export const examinePages = (file: string): PageCheck => {
  const worker = new Worker(new URL('./sqlite-pages.node.ts', import.meta.url), { workerData: file });
  let state: PageCheck['state'] = 'unknown';
  worker.on('message', (found: PageCheck['state']) => {
    state = found;
  });
  // It could not be looked at: the next start tries again.
  worker.on('error', () => {});
  worker.unref();
  return {
    get state() {
      return state;
    },
    stop: () => void worker.terminate(),
  };
};
