import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Tally */

/** @returns {Tally} */
export const sum = (/** @type {readonly Tally[]} */ tallies) => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport */

/**
 * Counts what a test runner reports. A file that broke before its first test is a failure, and so is a runner that
 * was unhappy (an error nobody caught, no test found, a crash) though no test of its report failed.
 * @param {readonly FileReport[]} files
 * @param {number} code the runner's exit code
 * @returns {Tally}
 */
export const tallyReport = (files, code) => {
  const count = (/** @type {FileReport} */ file, /** @type {string} */ status) =>
    file.assertionResults.filter(test => test.status === status).length;
  const tally = sum(
    files.map(file => {
      const failed = count(file, 'failed');
      return { passed: count(file, 'passed'), failed: file.status === 'failed' ? Math.max(1, failed) : failed };
    }),
  );
  const unhappy = code !== 0 || tally.passed + tally.failed === 0;
  return unhappy && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
};

/** @returns {Tally} */
export const readTally = (/** @type {string} */ report, /** @type {number} */ code) => {
  try {
    return tallyReport(JSON.parse(readFileSync(report, 'utf8')).testResults, code);
  } catch {
    return { passed: 0, failed: 1 };
  }
};
