import { accessSync, constants } from 'node:fs';
import { collect } from './child.mjs';
import { ROOT, Trouble } from './say.mjs';

// A registry that does not answer should not cost minutes: npm's own waits between tries are 10 and 60 seconds.
const ALWAYS = ['--no-audit', '--no-fund', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** The npm that started us, else the one on the PATH. */
const npmProgram = () => {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return { file: process.execPath, first: [started], shell: false };
  return { file: 'npm', first: [], shell: process.platform === 'win32' };
};

export const npm = (/** @type {readonly string[]} */ args) => {
  const { file, first, shell } = npmProgram();
  return collect(file, [...first, ...args, ...ALWAYS], { cwd: ROOT, shell });
};

const cannotWrite = (/** @type {string} */ place) =>
  new Trouble(`Panache cannot write to ${place}, where it has to install and build: make it writable, or use a copy.`);

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
  if (says(/\bENOSPC\b/)) return new Trouble('There is no space left on the disk to install what Panache needs.');
  if (says(/\b(EROFS|EACCES|EPERM)\b/)) return cannotWrite(/npm (?:error|ERR!) path (.+)/.exec(output)?.[1] ?? ROOT);
  if (
    says(
      /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET_TIMEOUT)\b/,
    )
  )
    return new Trouble(
      'The npm registry cannot be reached, and Panache has to install from it once: check the network.',
    );
  if (says(/spawn npm ENOENT/)) return new Trouble('npm was not found: it comes with Node, from nodejs.org.');
  return new Trouble('npm could not install what Panache needs; what it said stands above.', output.trimEnd());
};
