import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** Something a person can put right: shown as its one sentence, without a stack. */
export class Trouble extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details] what the tool itself said, when our sentence alone would not help
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.details = details;
  }
}

/** On standard error, because standard output belongs to the command that was asked for. */
export const say = (/** @type {string} */ line) => process.stderr.write(`${line}\n`);

/**
 * Says what is being done before it starts, and how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export const timed = async (what, work) => {
  say(`${what} …`);
  const start = performance.now();
  const result = await work();
  say(`… done in ${seconds(start)}.`);
  return result;
};

export const seconds = (/** @type {number} */ since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs a command's main function; trouble becomes its sentence and exit code 1. */
export const main = async (/** @type {() => Promise<number>} */ work) => {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    if (error.details) say(error.details);
    say(error.message);
    process.exitCode = 1;
  }
};
