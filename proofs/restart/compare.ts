import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '#server/store/open-store.ts';
import { noPostgres, startPostgres } from '#server/store/postgres.testing.ts';
import { diceFor } from '../support/random.ts';
import type { Keeping } from '../support/server.ts';
import { type Restart, restart } from './measure.ts';
import { stock } from './stock.ts';

const FEW = 10;
const MANY = 10_000;
/** Wanted of a server with many tables: ready within so many milliseconds, and no more memory than with few. */
const READY_WITHIN = 2000;
const MOST_MORE = 30 * 1024 * 1024;
const RUNS = 3;

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

const measured = async (keeping: Keeping, count: number): Promise<Restart> => {
  const store = await openStore({ data: '', databaseUrl: null, ...keeping });
  const { row } = await stock(store, count, diceFor(`${count} tables`));
  await store.close();
  const runs: Restart[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await restart(keeping, row.id));
  return {
    ready: median(runs.map(({ ready }) => ready)),
    memory: median(runs.map(({ memory }) => memory)),
    version: runs[0].version,
  };
};

const report = (name: string, few: Restart, many: Restart): string => {
  const line = (count: number, { ready, memory }: Restart) =>
    `  ${count.toLocaleString('en').padStart(6)} tables: ready after ${(ready / 1000).toFixed(2)} s, ${(memory / 2 ** 20).toFixed(1)} MB`;
  return [`${name}, medians of ${RUNS} starts`, line(FEW, few), line(MANY, many)].join('\n');
};

const compare = async (
  name: string,
  place: (count: number) => Promise<Keeping>,
  tell: (text: string) => void,
): Promise<boolean> => {
  const few = await measured(await place(FEW), FEW);
  const many = await measured(await place(MANY), MANY);
  tell(report(name, few, many));
  return many.ready <= READY_WITHIN && many.memory - few.memory <= MOST_MORE;
};

/** How long a server takes to be ready, and what it holds, with few and with many stored tables, for each store. */
export const compareRestarts = async (tell: (text: string) => void): Promise<boolean> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-restart-'));
  const sqlite = await compare('SQLite', async count => ({ data: path.join(folder, `${count}`) }), tell).finally(() =>
    rmSync(folder, { recursive: true, force: true }),
  );
  if (noPostgres !== null) {
    tell(noPostgres);
    return sqlite;
  }
  const postgres = await startPostgres();
  const database = async () => ({ databaseUrl: await postgres.database() });
  return (await compare('PostgreSQL', database, tell).finally(() => postgres.stop())) && sqlite;
};
