import { accessSync, constants, statfsSync } from 'node:fs';
import { collect } from './child.mjs';
import { ROOT, Trouble } from './say.mjs';

// Errors must reach us even where the person asked npm to be silent; how long to wait is ours to decide.
const ALWAYS = [
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

const NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/;

/** The npm that started us, else the one on the PATH. */
const npmProgram = () => {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return { file: process.execPath, first: [started], shell: false };
  return { file: 'npm', first: [], shell: process.platform === 'win32' };
};

const run = (/** @type {readonly string[]} */ args) => {
  const { file, first, shell } = npmProgram();
  return collect(file, [...first, ...args, ...ALWAYS], { cwd: ROOT, shell });
};

let hasAnswered = false;

/** Asked first, because without a network npm tries hundreds of packages, one after the other, before it gives up. */
const mustAnswer = async () => {
  if (hasAnswered || process.env.npm_config_offline) return;
  const { output } = await run(['ping', '--fetch-retries=0', '--fetch-timeout=15000']);
  // A registry that does not know the question has answered too.
  if (NETWORK.test(output)) throw npmTrouble(output);
  hasAnswered = true;
};

const isDiskFull = () => {
  const { bavail, bsize } = statfsSync(ROOT);
  return bavail * bsize < 1024 * 1024;
};

/** Has npm install something; the exit code and what npm printed tell how it went. */
export const npm = async (/** @type {readonly string[]} */ args) => {
  await mustAnswer();
  const ending = await run(args);
  // On a full disk npm has been seen to cut files short and report success.
  if (isDiskFull()) throw noSpace();
  return ending;
};

const noSpace = () => new Trouble('There is no space left on the disk to install what Panache needs.');

const cannotWrite = (/** @type {string} */ place) =>
  place.startsWith(ROOT)
    ? new Trouble(`Panache cannot write to ${place}, where it installs and builds: make it writable, or use a copy.`)
    : new Trouble(`npm cannot write to ${place}: make it writable for this user.`);

/** Says so at once, instead of after npm has tried. */
export const mustBeWritable = () => {
  try {
    accessSync(ROOT, constants.W_OK);
  } catch {
    throw cannotWrite(ROOT);
  }
};

/** What npm printed, as one sentence where we know the cause. */
export const npmTrouble = (/** @type {string} */ output) => {
  const says = (/** @type {RegExp} */ pattern) => pattern.test(output);
  if (says(/\bENOSPC\b/)) return noSpace();
  if (says(/\b(EROFS|EACCES|EPERM)\b/)) return cannotWrite(/npm (?:error|ERR!) path (.+)/.exec(output)?.[1] ?? ROOT);
  if (says(NETWORK))
    return new Trouble('The npm registry cannot be reached, and Panache installs from it once: check the network.');
  if (says(/spawn npm ENOENT/)) return new Trouble('npm was not found: it comes with Node, from nodejs.org.');
  return new Trouble('npm could not install what Panache needs; what it said stands above.', output.trimEnd());
};
