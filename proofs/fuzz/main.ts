import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import type { Latency } from './bystander.ts';
import { FUZZ } from './flags.ts';
import { fuzz } from './fuzz.ts';
import { underLimits } from './under-limits.ts';
import { delaysOf, MOST_GROWTH, MOST_WAIT, troublesOf } from './verdict.ts';

const {
  values: { messages, seed, json },
} = commandLine(FUZZ);

const progress = (sent: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${sent} of ${messages}`);
};
const begun = performance.now();
const report = await fuzz({ messages, seed, weighed: true, progress });
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const { sent, answers, memory, bystander } = report;
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`${sent.messages} messages, ${sent.requests} requests, ${sent.raw} pieces of bare bytes in ${seconds} s`);
for (const [name, count] of Object.entries(answers).sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(count).padStart(7)}  ${name}`);
if (memory !== null)
  console.log(
    `memory: ${memory.before.toFixed(1)} MB, then ${memory.after.toFixed(1)} MB (at most ${MOST_GROWTH} more)`,
  );

const told = ({ p50, p99, longest }: Latency): string =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(1)} ms`;
const { pings, choices, pinging, worst, choosing, late } = bystander;
console.log(`somebody at a table of his own (p99 below ${MOST_WAIT} ms throughout):`);
console.log(`  ${pings} pings: ${told(pinging)}`);
console.log(`  where they took longest: ${told(worst)}`);
console.log(`  ${choices} choices: ${told(choosing)}`);
console.log(`  his own clock was late: ${told(late)}`);

const limits = await underLimits();
console.log(`under the usual limits: ${JSON.stringify(limits)}`);

const troubles = [...troublesOf(report, limits), ...delaysOf(bystander)];
for (const trouble of troubles) console.error(trouble);
console.log(`wrong answers: ${report.faulty}`);
if (json)
  console.log(
    JSON.stringify({ sent, answers, memory, bystander, limits, wrong: report.faulty, troubles: troubles.length }),
  );
if (troubles.length > 0) process.exitCode = EXIT.failed;
