import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
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
