import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The real server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  /** All it has said, as far as that is kept. */
  readonly said: () => string;
  stop(): Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, '../../src/server/main.ts');

/** No clock decides what becomes of an answer that a busy machine delays. */
const SETTINGS = { PORT: '0', HOST: '127.0.0.1', PANACHE_BOT_PAUSE: '0', PANACHE_DATABASE_PATIENCE: '3600' };

/** Characters of what it said last. */
const MOST_SAID = 4000;

/** Starts the server on a free port; settles when it has told its address. `env` is what a host would set. */
export const startServer = (env: Readonly<Record<string, string>> = {}): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const data = mkdtempSync(path.join(os.tmpdir(), 'panache-e2e-'));
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...SETTINGS, PANACHE_DATA: data, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const exited = once(child, 'exit');
    let stopping = false;
    const stop = async (): Promise<void> => {
      stopping = true;
      child.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true, force: true });
    };
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-MOST_SAID);
        const url = /Panache is open at (\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve({ url, said: () => said, stop });
      });
    }
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      const last = `The server ended (${signal ?? `code ${code}`}): ${said}`;
      reject(new Error(last));
      // Nobody waits for it any more: else every page would only say that nothing answers.
      if (!stopping) console.error(last);
    });
  });
