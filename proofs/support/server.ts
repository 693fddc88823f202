import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildWhenStale } from '../../scripts/build.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../scripts/server-flags.mjs';

/** Where a server keeps its tables: a folder, or a database that several of them share. */
export type Keeping = { readonly data: string } | { readonly databaseUrl: string };

/** The real server in a process of its own. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process until it told its address. */
  readonly startedIn: number;
  /** As a power cut would end it: kill -9. */
  kill(): Promise<void>;
  /** As its host would end it. */
  stop(): Promise<void>;
  /** All it has said so far. */
  said(): string;
}

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const MAIN = path.join(ROOT, 'src/server/main.ts');

/**
 * Proofs ask far more than people would: the limits are raised as far as the settings allow, and none is taken away. No clock
 * decides what becomes of an answer that a busy machine delays.
 */
const RAISED = {
  PORT: '0',
  HOST: '127.0.0.1',
  PANACHE_BOT_PAUSE: '0',
  PANACHE_MESSAGES_PER_SECOND: '100000',
  PANACHE_DATABASE_PATIENCE: '3600',
  PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '1000000',
} as const;

/** What the machine itself needs; no setting of a host who runs these proofs comes along. */
const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(PANACHE_|VITEST|DATABASE_URL$|SMTP_URL$|NODE_OPTIONS$)/.test(name),
    ),
  );

export const environmentFor = (keeping: Keeping, settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...SERVER_ENVIRONMENT,
  ...plainEnvironment(),
  NODE_ENV: 'production',
  ...RAISED,
  ...('data' in keeping ? { PANACHE_DATA: keeping.data } : { DATABASE_URL: keeping.databaseUrl }),
  ...settings,
});

/** The server serves no page that is not there: on a fresh clone it is built first. */
export const ensurePage = async (): Promise<void> => {
  if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) await buildWhenStale(process.execPath);
};

/** Starts the server on a free port; settles when it has told its address. */
export const startServer = async (
  keeping: Keeping,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> => {
  await ensurePage();
  const begun = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    cwd: ROOT,
    env: environmentFor(keeping, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  // Should whoever proves something end in the middle of it, nothing is left running.
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  child.once('exit', () => process.removeListener('exit', endToo));

  let said = '';
  const open = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /Panache is open at (\S+)/.exec(said)?.[1];
      if (url !== undefined) open.resolve(url);
    });
  child.on('error', open.reject);
  child.on('exit', code => open.reject(new Error(`The server ended with code ${code}: ${said}`)));
  const url = await open.promise;
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - begun,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    said: () => said,
  };
};
