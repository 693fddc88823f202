import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { collect } from './child.mjs';
import { compressAll } from './compress.mjs';
import { mustBeWritable } from './npm.mjs';
import { environment } from './runtime.mjs';
import { ROOT, Trouble, timed } from './say.mjs';

const SOURCES = ['kernel', 'games', 'bots', 'table', 'wire', 'web'].map(room => `src/${room}`);
const SETTINGS = ['package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'svelte.config.js'];

const DIST = path.join(ROOT, 'dist');
const WEB = path.join(DIST, 'web');
const NEXT = path.join(DIST, 'next');
const MARK = path.join(DIST, '.built');

const filesBelow = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map(entry => path.join(entry.parentPath, entry.name))
    : [];

/** One hash over everything the page is made of. */
const wanted = () => {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap(room => filesBelow(path.join(ROOT, room))).sort();
  for (const file of [...SETTINGS.map(name => path.join(ROOT, name)), ...files]) {
    if (existsSync(file)) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};

const isBuilt = () => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted();

/** Built beside the old page and then put in its place, so that a server running meanwhile never has half a page. */
const build = async (/** @type {string} */ node) => {
  const mark = wanted();
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  // Vitest, which may be the one that asks, would have it built as for a test: heavier than what is served.
  const env = { ...environment(node), NODE_ENV: 'production', ...(!process.stderr.isTTY && { NO_COLOR: '1' }) };
  const options = { cwd: ROOT, env };
  const { code, output } = await collect(node, [vite, 'build', '--outDir', NEXT, '--emptyOutDir'], options);
  if (code !== 0)
    throw new Trouble('The page could not be built; what the builder said stands above.', output.trimEnd());
  await compressAll(filesBelow(NEXT));
  rmSync(MARK, { force: true });
  rmSync(WEB, { recursive: true, force: true });
  renameSync(NEXT, WEB);
  writeFileSync(MARK, mark);
};

/** Builds the page when its sources have changed since the last time. */
export const buildWhenStale = async (/** @type {string} */ node) => {
  if (isBuilt()) return;
  mustBeWritable();
  await alone(async () => {
    if (!isBuilt()) await timed('Building the page', () => build(node));
  });
};
