import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import { type HandClock, handClock } from '#server/hand-clock.testing.ts';
import { freshFolder } from '#server/live/testing.ts';
import { createMetrics } from '#server/metrics.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { PROJECT } from '#server/settings.ts';
import { openSqlite } from '#server/store/sqlite.ts';

/** A house in this process, whose time passes by hand: nobody waits for a minute to be over. */
export interface HouseByHand {
  readonly time: HandClock;
  /** The same house by two addresses: who comes by one of them lives elsewhere than who comes by the other. */
  readonly here: string;
  readonly elsewhere: string;
}

export const openHouseByHand = async (): Promise<HouseByHand> => {
  const time = handClock(Date.now());
  const store = openSqlite(freshFolder());
  const metrics = createMetrics(null);
  const settings = settingsOf({ PANACHE_LOG: 'silent', PANACHE_BOT_PAUSE: '0' });
  const app = await createApp({ pages: path.join(PROJECT, 'dist/web'), store, settings, metrics, time });
  onTestFinished(async () => {
    await app.close();
    await store.close();
    metrics.stop();
  });
  await app.listen({ port: 0, host: '::' });
  const { port } = app.server.address() as AddressInfo;
  return { time, here: `http://127.0.0.1:${port}`, elsewhere: `http://[::1]:${port}` };
};
