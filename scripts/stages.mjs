/**
 * One thing `npm test` does. A check counts as one; tests are counted one by one, from the report they write.
 * @typedef {{ name: string, file: string, args: readonly string[], report?: string }} Stage
 */

const vitest = (/** @type {string} */ config, /** @type {string} */ report) => [
  'run',
  `--config=${config}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @type {readonly Stage[]} */
export const CHECKS = [
  { name: 'format and lint', file: 'node_modules/@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings'] },
  {
    // Reads scripts and modules as tsc does, and components too, which tsc takes for something else.
    name: 'types',
    file: 'node_modules/svelte-check/bin/svelte-check',
    args: ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'],
  },
  { name: 'dead code', file: 'node_modules/knip/bin/knip.js', args: ['--treat-config-hints-as-errors'] },
  { name: 'rules covered', file: 'src/cli/main.ts', args: ['rules', '--check'] },
];

/** @type {Stage} */
export const UNIT = {
  name: 'unit and property tests',
  file: 'node_modules/vitest/vitest.mjs',
  args: vitest('vitest.config.ts', 'test-results/unit.json'),
  report: 'test-results/unit.json',
};

/** @type {Stage} */
export const BUILD = { name: 'web build', file: 'scripts/build-now.mjs', args: [] };

/** @type {Stage} */
export const BROWSER = {
  name: 'browser tests',
  file: 'node_modules/vitest/vitest.mjs',
  args: vitest('vitest.e2e.config.ts', 'test-results/browser.json'),
  report: 'test-results/browser.json',
};

/** @type {Stage} */
export const PROOFS = {
  name: 'proofs on the real server',
  file: 'node_modules/vitest/vitest.mjs',
  args: vitest('vitest.proofs.config.ts', 'test-results/proofs.json'),
  report: 'test-results/proofs.json',
};
