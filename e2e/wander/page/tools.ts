import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';

/** One script of all that runs in the page: a function that is handed over alone could use nothing beside it. */
const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: path.join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'wanderTools' },
    },
  });
  const chunks = [built].flat().flatMap(each => ('output' in each ? each.output : []));
  return chunks.map(chunk => (chunk.type === 'chunk' ? chunk.code : '')).join('');
};

let script: Promise<string> | null = null;

/** Brought before the page itself, and again after every reload. As text: the page allows no code but its own. */
export const bringTools = async (page: Page): Promise<void> => {
  script ??= bundled();
  await page.addInitScript({ content: await script });
};
