import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from './open-store.ts';

test('without a database tables lie in a file of the folder of data', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'panache-store-'));
  const store = await openStore({ data, databaseUrl: null });
  await store.close();
  expect(existsSync(path.join(data, 'panache.db'))).toBe(true);
  rmSync(data, { recursive: true });
});

test('with a database no folder is touched', async () => {
  const data = path.join(tmpdir(), 'panache-never-made');
  const asked = openStore({ data, databaseUrl: 'postgres://anne:secret@127.0.0.1:1/panache' });
  await expect(asked).rejects.toThrow('PostgreSQL at 127.0.0.1:1 cannot be reached (ECONNREFUSED).');
  expect(existsSync(data)).toBe(false);
});

test('a database that says nothing is waited for as long as the host has said', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let ended = false;
  const databaseUrl = `postgres://anne:secret@127.0.0.1:${port}/panache`;
  const asked = openStore({ data: tmpdir(), databaseUrl, databasePatience: 80 }).finally(() => {
    ended = true;
  });
  const refused = expect(asked).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached /);
  await vi.advanceTimersByTimeAsync(49_999);
  expect(ended).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await refused;
});
