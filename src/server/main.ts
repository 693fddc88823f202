import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app.ts';
import { listen, listenTrouble } from './listen.ts';
import { readSettings } from './settings.ts';

const PAGES = path.resolve(import.meta.dirname, '../../dist/web');

const quit = (sentence: string, code: number): never => {
  console.error(sentence);
  process.exit(code);
};

const settings = readSettings(process.env);
if (typeof settings === 'string') quit(settings, 2);
else if (!existsSync(path.join(PAGES, 'index.html')))
  quit('The page is not built yet: start Panache with npm start.', 1);
else {
  const app = await createApp({ pages: PAGES });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => app.close());
  try {
    console.log(`Panache is open at ${await listen(app, settings)}`);
  } catch (error) {
    const sentence = listenTrouble(error, settings);
    if (sentence === null) throw error;
    quit(sentence, 1);
  }
}
