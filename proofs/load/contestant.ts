import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SERVER_FLAGS } from '../../scripts/server-flags.mjs';
import { ensurePage, environmentFor, MAIN, ROOT } from '../support/server.ts';
import type { Kind } from './kinds.ts';

/** A server of one of them in a process of its own. */
export interface Running {
  readonly url: string;
  /** Where matches are made, if that is another address. */
  readonly lobby: string;
  readonly pid: number;
  /** Has it throw its garbage away, and tells the bytes its objects take then. */
  collect(): Promise<number>;
  end(): Promise<void>;
}

const COLLECT = import.meta.resolve('./collect.ts');
const BOARDGAMEIO = fileURLToPath(import.meta.resolve('./boardgameio-server.ts'));
const FILES: Readonly<Record<Kind, string>> = {
  panache: MAIN,
  'boardgame.io': BOARDGAMEIO,
  'boardgame.io-files': BOARDGAMEIO,
  relay: fileURLToPath(import.meta.resolve('./relay-server.ts')),
};

/** Each as it is started by those who serve it. */
const flagsOf = (kind: Kind): readonly string[] => (kind === 'panache' ? SERVER_FLAGS : []);

const settingsOf = (kind: Kind, data: string, turns: string): Readonly<Record<string, string>> => ({
  TURNS: turns,
  ...(kind === 'boardgame.io-files' ? { FILES: data } : {}),
});

const addressIn = async (child: ChildProcess): Promise<{ url: string; lobby: string }> => {
  let said = '';
  const open = Promise.withResolvers<{ url: string; lobby: string }>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    const found = / open at (\S+)(?: with its lobby at (\S+))?.*\n/.exec(said);
    if (found !== null) open.resolve({ url: found[1], lobby: found[2] ?? found[1] });
  });
  child.on('error', open.reject);
  child.on('exit', code => open.reject(new Error(`the server ended with code ${code}: ${said}`)));
  return open.promise;
};

export const startContestant = async (kind: Kind, data: string, turns: string): Promise<Running> => {
  if (kind === 'panache') await ensurePage();
  const child = spawn(process.execPath, [...flagsOf(kind), '--expose-gc', '--import', COLLECT, FILES[kind]], {
    cwd: ROOT,
    env: environmentFor({ data }, settingsOf(kind, data, turns)),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  const address = await addressIn(child);
  return {
    ...address,
    pid: child.pid ?? 0,
    async collect() {
      child.send('collect');
      const [heap] = await once(child, 'message');
      return Number(heap);
    },
    async end() {
      child.kill('SIGKILL');
      await exited;
      process.removeListener('exit', endToo);
    },
  };
};
