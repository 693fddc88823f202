import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { mustBeWritable, npm, npmTrouble } from './npm.mjs';
import { ROOT, timed } from './say.mjs';
import { checkInstalled } from './unproved.mjs';

/** @typedef {'serve' | 'develop'} Need what is needed to serve the table, or to work on it too */

const MARK = path.join(ROOT, 'node_modules', '.installed');

const read = (/** @type {string} */ name) => readFileSync(path.join(ROOT, name), 'utf8');

/** Changes whenever other packages should be installed, and not when a script is renamed. */
const wanted = () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json'));
  const parts = [process.platform, process.arch, read('package-lock.json'), dependencies, devDependencies, overrides];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
};

/** What was installed here, and for what; null where nothing was, or it was not finished. */
const installed = () => {
  if (!existsSync(MARK)) return null;
  const [mark, need] = readFileSync(MARK, 'utf8').split(' ');
  return { mark, need };
};

const isInstalled = (/** @type {Need} */ need) => {
  const here = installed();
  return here?.mark === wanted() && (here.need === 'develop' || here.need === need);
};

/** The mark goes first and comes back last, so an install that breaks off counts for nothing. */
const install = async (/** @type {Need} */ need) => {
  rmSync(MARK, { force: true });
  // Said outright, because NODE_ENV=production would leave the tools out.
  const which = need === 'develop' ? '--include=dev' : '--omit=dev';
  let { code, output } = await npm(['ci', which]);
  // Some npm versions refuse a lock made by another one; installing by the manifest then gives the same versions.
  if (code !== 0 && /\bEUSAGE\b/.test(output)) ({ code, output } = await npm(['install', which]));
  if (code !== 0) throw npmTrouble(output);
  checkInstalled();
  writeFileSync(MARK, `${wanted()} ${need}`);
};

/** Whether there is enough to say a word, of whatever version. */
export const isThere = () => existsSync(path.join(ROOT, 'node_modules', 'commander', 'package.json'));

/** Installs what is missing; costs a few milliseconds when nothing is. */
export const ensure = async (/** @type {Need} */ need) => {
  if (isInstalled(need)) return;
  mustBeWritable();
  await alone(async () => {
    if (isInstalled(need)) return;
    // Somebody works on Panache here: whoever only serves the table must not take his tools away.
    const all = installed()?.need === 'develop' ? 'develop' : need;
    const what = all === 'develop' ? 'Installing what Panache and its tests need' : 'Installing what Panache needs';
    await timed(what, () => install(all));
  });
};
