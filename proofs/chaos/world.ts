import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Rng } from '#kernel/rng.ts';
import { PATIENT, startPostgres } from '#server/store/postgres.testing.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { pick } from '../support/random.ts';
import { type Keeping, type RunningServer, startServer } from '../support/server.ts';

/** Servers that die and come back, and the one store behind them. */
export interface World {
  /** The address of a server that lives; waits for one while there is none. */
  home(dice: Rng): Promise<string>;
  /** Kills one of the servers, as a power cut would. */
  strike(dice: Rng): Promise<void>;
  /** Starts the one that was killed again. */
  heal(): Promise<void>;
  /** Reads what is kept, whoever else uses it meanwhile. */
  read<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** What the servers complained about. */
  complaints(): string;
  end(): Promise<void>;
}

/** As behind a proxy on the same machine: so people come from places of their own. */
const SETTINGS = { PANACHE_TRUST_PROXY: 'loopback' } as const;

type Nodes = Pick<World, 'home' | 'strike' | 'heal' | 'complaints'> & { readonly stopAll: () => Promise<void> };

const startNodes = async (count: number, keeping: Keeping): Promise<Nodes> => {
  const alive = new Set<RunningServer>();
  let dead = '';
  let living = Promise.withResolvers<void>();
  const start = async (): Promise<void> => {
    alive.add(await startServer(keeping, SETTINGS));
    living.resolve();
  };
  await Promise.all(Array.from({ length: count }, start));
  return {
    async home(dice) {
      while (alive.size === 0) await living.promise;
      return pick(dice, [...alive]).url;
    },
    async strike(dice) {
      const struck = pick(dice, [...alive]);
      alive.delete(struck);
      if (alive.size === 0) living = Promise.withResolvers();
      await struck.kill();
      dead += struck.said();
    },
    heal: start,
    complaints: () =>
      [dead, ...[...alive].map(server => server.said())].join('').replaceAll(/^Panache is open at .*\n/gm, ''),
    async stopAll() {
      await Promise.all([...alive].map(server => server.stop()));
    },
  };
};

/** One server and its folder. */
export const sqliteWorld = async (): Promise<World> => {
  const data = mkdtempSync(path.join(tmpdir(), 'panache-chaos-'));
  const nodes = await startNodes(1, { data });
  return {
    ...nodes,
    async read(work) {
      const store = openSqlite(data, { use: 'read' });
      return work(store).finally(() => store.close());
    },
    async end() {
      await nodes.stopAll();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

/** Three nodes on one database. */
export const postgresWorld = async (): Promise<World> => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  const nodes = await startNodes(3, { databaseUrl });
  const store = await openPostgres(databaseUrl, PATIENT);
  return {
    ...nodes,
    read: work => work(store),
    async end() {
      await nodes.stopAll();
      await store.close();
      await postgres.stop();
    },
  };
};
