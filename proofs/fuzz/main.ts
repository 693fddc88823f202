import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { FUZZ } from './flags.ts';
import { fuzz } from './fuzz.ts';
import { underLimits } from './under-limits.ts';
import { MOST_GROWTH, troublesOf } from './verdict.ts';

const {
  values: { messages, seed, json },
} = commandLine(FUZZ);

const progress = (sent: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${sent} of ${messages}`);
};
const begun = performance.now();
const report = await fuzz({ messages, seed, weighed: true, progress });
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const { sent, answers, memory } = report;
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(`${sent.messages} messages, ${sent.requests} requests, ${sent.raw} pieces of bare bytes in ${seconds} s`);
for (const [name, count] of Object.entries(answers).sort((a, b) => b[1] - a[1]))
  console.log(`  ${String(count).padStart(7)}  ${name}`);
if (memory !== null)
  console.log(
    `memory: ${memory.before.toFixed(1)} MB, then ${memory.after.toFixed(1)} MB (at most ${MOST_GROWTH} more)`,
  );

const limits = await underLimits();
console.log(`under the usual limits: ${JSON.stringify(limits)}`);

const troubles = troublesOf(report, limits);
for (const trouble of troubles) console.error(trouble);
console.log(`wrong answers: ${report.faulty}`);
if (json)
  console.log(JSON.stringify({ sent, answers, memory, limits, wrong: report.faulty, troubles: troubles.length }));
if (troubles.length > 0) process.exitCode = EXIT.failed;
