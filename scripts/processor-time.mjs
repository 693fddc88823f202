import { spawn } from 'node:child_process';
import { passThrough } from './child.mjs';

/**
 * The seconds that POSIX's `times` tells of all children: user and system of the shell, then of what it waited for.
 * @param {string} told
 * @returns {{ user: number, system: number } | null}
 */
export const readTimes = told => {
  const children = told.trim().split('\n').at(-1) ?? '';
  const match = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/.exec(children.trim());
  if (match === null) return null;
  const [, userMinutes, userSeconds, systemMinutes, systemSeconds] = match.map(Number);
  return { user: userMinutes * 60 + userSeconds, system: systemMinutes * 60 + systemSeconds };
};

/** Runs its arguments, and tells what they and all they started took of the processor where we can hear it. */
const SHELL = '"$@"; code=$?; times >&3; exit $code';

/**
 * Runs a program with our own input and output, and weighs it. Windows has no such shell: there `took` is null.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, took: { user: number, system: number } | null }>}
 */
export const weighed = async (file, args, options) => {
  if (process.platform === 'win32') return { code: await passThrough(file, args, options), took: null };
  const child = spawn('sh', ['-c', SHELL, 'sh', file, ...args], {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  const wait = () => {};
  process.on('SIGINT', wait);
  let told = '';
  const ear = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  ear.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    told += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      process.off('SIGINT', wait);
      resolve({ code: code ?? 1, took: readTimes(told) });
    });
  });
};
