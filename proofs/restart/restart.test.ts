import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '#server/store/sqlite.ts';
import { diceFor } from '../support/random.ts';
import { startServer } from '../support/server.ts';
import { restart } from './measure.ts';
import { stock } from './stock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'panache-restart-'));
const MEGABYTE = 2 ** 20;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const restartWith = async (count: number) => {
  const data = path.join(folder, `${count}`);
  const store = openSqlite(data);
  const running = await stock(store, count, diceFor('stock'));
  await store.close();
  const seen = await restart({ data }, running.row.id);
  expect(seen.version).toBe(running.lines.length - 1);
  return seen;
};

// How long it takes is told by `npm run chaos -- --restart`: a busy machine would make a test of it lie.
test('a server with ten thousand stored tables is well after a start and holds no more memory than with ten', async () => {
  const few = await restartWith(10);
  const many = await restartWith(10_000);
  expect((many.memory - few.memory) / MEGABYTE).toBeLessThan(30);
});

test('what a server has compiled is there for the next start, however it ended', async () => {
  const [data, compiled] = [path.join(folder, 'first'), path.join(folder, 'compiled')];
  const server = await startServer({ data }, { NODE_COMPILE_CACHE: compiled });
  await expect.poll(() => readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(100);
  await server.kill();
});
