import path from 'node:path';
import { passThrough } from './child.mjs';
import { commandLine } from './command-line.mjs';
import { TESTS } from './commands.mjs';
import { weighed } from './processor-time.mjs';
import { NODE_FLAGS } from './runtime.mjs';
import { main, ROOT, say, Trouble } from './say.mjs';

// `npm run test:unit`, `:quick`, `:watch`, `:e2e`, `:proofs`: one part of the tests, by name.

/** @type {Readonly<Record<keyof typeof TESTS, readonly string[]>>} */
const RUNS = {
  unit: ['run', '--config=vitest.config.ts'],
  // Threads start in half the time of processes, and there is one for each file of the page.
  quick: ['run', '--config=vitest.quick.config.ts', '--tags-filter=!long', '--pool=threads'],
  watch: ['watch', '--config=vitest.quick.config.ts', '--tags-filter=!long', '--pool=threads'],
  e2e: ['run', '--config=vitest.e2e.config.ts'],
  proofs: ['run', '--config=vitest.proofs.config.ts'],
};

const isPart = (/** @type {string | undefined} */ part) => part !== undefined && Object.hasOwn(TESTS, part);

await main(async () => {
  const [part, ...args] = process.argv.slice(2);
  if (!isPart(part)) throw new Trouble(`Say which tests to run: ${Object.keys(TESTS).join(', ')}.`);
  const which = /** @type {keyof typeof TESTS} */ (part);
  const { values, rest, after } = commandLine(TESTS[which], args);
  const line = [
    ...NODE_FLAGS,
    path.join(ROOT, 'node_modules/vitest/vitest.mjs'),
    ...RUNS[which],
    ...(values.name === null ? [] : [`--testNamePattern=${RegExp.escape(values.name)}`]),
    ...(values.json ? ['--reporter=json'] : []),
    ...rest,
    ...after,
  ];
  const options = { cwd: ROOT, env: process.env };
  if (which !== 'quick') return passThrough(process.execPath, line, options);
  const { code, took } = await weighed(process.execPath, line, options);
  // A figure and no verdict: the same tests take more on a machine that is busy.
  if (took !== null) say(`${(took.user + took.system).toFixed(1)} s of processor time`);
  return code;
});
