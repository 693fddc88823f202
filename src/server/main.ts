import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { othersOf } from './address-route.ts';
import { createApp } from './app.ts';
import { withEnvFile } from './env-file.ts';
import { greeting } from './greeting.ts';
import { listen, listenTrouble } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { networksHere } from './networks.ts';
import { PROJECT, readSettings, type Settings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

const PAGES = path.join(PROJECT, 'dist/web');

const quit = (sentence: string, code: number): never => {
  console.error(sentence);
  process.exit(code);
};

const settingsHere = (): Settings => {
  const env = withEnvFile(PROJECT, process.env);
  if (typeof env === 'string') return quit(env, 2);
  const settings = readSettings(env);
  return typeof settings === 'string' ? quit(settings, 2) : settings;
};

/** What a store says when it cannot be opened is meant for people. */
const storeFor = async (settings: Settings): Promise<Store> => {
  try {
    return await openStore(settings);
  } catch (error) {
    return quit(error instanceof Error ? error.message : String(error), 1);
  }
};

const settings = settingsHere();
if (!existsSync(path.join(PAGES, 'index.html'))) quit('The page is not built yet: start Panache with npm start.', 1);

const store = await storeFor(settings);
const app = await createApp({ pages: PAGES, store, settings, metrics: createMetrics(store) });

// What nobody foresaw ends the process, as it should, but in a line that has been cleaned of secrets.
process.on('uncaughtException', error => {
  app.log.fatal(error);
  process.exit(1);
});

// First everybody is told and what is under way is kept; then the store may go.
const stop = async (): Promise<void> => {
  await app.close();
  await store.close();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

try {
  const here = await listen(app, settings);
  const others = othersOf(app, settings, networksHere());
  console.log(greeting({ here, others, columns: process.stdout.isTTY ? process.stdout.columns : null }));
  // Where Node was told to keep what it has compiled, it does so now: a server that is killed has the next start in mind, too.
  flushCompileCache();
} catch (error) {
  const sentence = listenTrouble(error, settings);
  if (sentence === null) throw error;
  quit(sentence, 1);
}
