import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { collect } from './child.mjs';
import { commandLine, EXIT } from './command-line.mjs';
import { CHECK, TEST } from './commands.mjs';
import { ensure } from './ensure.mjs';
import { lanes } from './lanes.mjs';
import { mustBeWritable } from './npm.mjs';
import { environment, runtime } from './runtime.mjs';
import { main, ROOT, seconds } from './say.mjs';
import { BROWSER, BUILD, CHECKS, PROOFS, UNIT } from './stages.mjs';
import { readTally, sum } from './tally.mjs';

// `npm test`, and `npm run check` for the checks alone. Nothing stops at the first failure: one run tells everything.

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {string} node
 * @param {import('./lanes.mjs').Lane} lane
 */
const runStage = async ({ name, file, args, report }, node, lane) => {
  const start = performance.now();
  const env = { ...environment(node), ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
  const { code, output } = await collect(node, [path.join(ROOT, file), ...args], { cwd: ROOT, env }, text => {
    if (report) lane.write(text);
  });
  const tally = report
    ? readTally(path.join(ROOT, report), code)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A check that passes has nothing to say; tests have shown their progress already.
  if (!report && code !== 0) lane.write(`${output.trimEnd()}\n`);
  lane.write(`${tally.failed === 0 ? '✓' : '✗'} ${name} (${seconds(start)})\n`);
  return { name, ...tally };
};

/**
 * @param {readonly import('./stages.mjs').Stage[]} stages
 * @param {string} node
 * @param {import('./lanes.mjs').Lane} lane
 */
const runLane = async (stages, node, lane) => {
  const tallies = [];
  for (const stage of stages) tallies.push(await runStage(stage, node, lane));
  lane.end();
  return tallies;
};

/** Lanes of a phase run side by side; phases one after the other. */
const PHASES = {
  // The build comes before whoever serves it. Browsers and proofs have servers, folders and ports of their own.
  all: [
    [[...CHECKS, BUILD], [UNIT]],
    [[BROWSER], [PROOFS]],
  ],
  checks: [[CHECKS]],
};

const [first, ...others] = process.argv.slice(2);
const part = first === 'checks' ? 'checks' : 'all';
const { json } = commandLine(
  part === 'checks' ? CHECK : TEST,
  part === 'checks' ? others : process.argv.slice(2),
).values;

await main(async () => {
  mustBeWritable();
  const node = await runtime();
  await ensure('develop');
  rmSync(path.join(ROOT, 'test-results'), { recursive: true, force: true });
  mkdirSync(path.join(ROOT, 'test-results'));

  const tallies = [];
  for (const phase of PHASES[part]) {
    const outputs = lanes(phase.length, text => process.stdout.write(text));
    const ran = await Promise.all(phase.map((stages, at) => runLane(stages, node, outputs[at])));
    tallies.push(...ran.flat());
  }
  const { passed, failed } = sum(tallies);
  const red = tallies.filter(stage => stage.failed > 0).map(({ name }) => name);
  if (red.length > 0) process.stdout.write(`Failed: ${red.join(', ')}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  if (json) process.stdout.write(`${JSON.stringify({ passed, failed, stages: tallies })}\n`);
  return failed === 0 && passed > 0 ? EXIT.ok : EXIT.failed;
});
