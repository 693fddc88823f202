import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number, output: string }} Ending */

/** The exit code a shell would report for a process that a signal ended. */
const codeOf = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) =>
  code ?? 128 + (signal ? constants.signals[signal] : 0);

/**
 * npm runs us in a shell, and a shell that is told to end does not tell us: then our parent is another one.
 * @param {() => void} leave
 */
const whenAbandoned = leave => {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const watch = setInterval(() => process.ppid !== parent && leave(), 250);
  return () => clearInterval(watch);
};

/**
 * Runs a program with our own input and output; its exit code is ours.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export const passThrough = (file, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: 'inherit' });
    // A terminal sends Ctrl-C to both of us; a supervisor sends its signal to us alone. Either way the child decides.
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    const wait = () => {};
    process.on('SIGINT', wait).on('SIGTERM', forward).on('SIGHUP', forward);
    const stopWatching = whenAbandoned(() => child.kill());
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      stopWatching();
      process.off('SIGINT', wait).off('SIGTERM', forward).off('SIGHUP', forward);
      resolve(codeOf(code, signal));
    });
  });

/**
 * Runs a program and keeps what it prints. Never rejects: a program that cannot start has failed, with code 127.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(text: string) => void} [hear] gets the output while it comes
 * @returns {Promise<Ending>}
 */
export const collect = (file, args, options, hear = () => {}) =>
  new Promise(resolve => {
    let output = '';
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        hear(text);
      });
    }
    child.on('error', error => {
      hear(`${error.message}\n`);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => resolve({ code: codeOf(code, signal), output }));
  });
