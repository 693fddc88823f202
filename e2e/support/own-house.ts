import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import { createMetrics } from '#server/metrics.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';

const PAGES = path.resolve(import.meta.dirname, '../../dist/web');

/** The whole server without a single setting, in this process: a test can see what leaves it. */
export const ownHouse = async (changes: Partial<AppOptions>): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panache-house-'));
  const store = openSqlite(folder);
  const app = await createApp({
    pages: PAGES,
    store,
    settings: settingsOf(),
    metrics: createMetrics(null),
    ...changes,
  });
  onTestFinished(async () => {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
};
