import type { TestProject } from 'vitest/node';
import { buildWhenStale } from '../../scripts/build.mjs';
import { type Chromium, findChromium } from './chromium.ts';
import { startServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: Chromium;
    /** Where the server of this run answers. */
    url: string;
  }
}

/** Once per run: the page built, a browser unpacked, the real server up. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  await buildWhenStale(process.execPath);
  project.provide('chromium', await findChromium());
  const server = await startServer();
  project.provide('url', server.url);
  return server.stop;
};
