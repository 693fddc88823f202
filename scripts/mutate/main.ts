import { readFileSync } from 'node:fs';
import path from 'node:path';
import { copyOf } from './copy.ts';
import { type Flags, readFlags } from './flags.ts';
import { type Judgement, judge, recordMatches } from './judge.ts';
import { pick } from './pick.ts';
import { plantAll, type Tried } from './plant-all.ts';
import { figuresOf, rowOf, textOf } from './report.ts';
import { plantingsIn } from './sources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const progress = (line: string) => {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
};

/** What recorded matches say to each fault that no test named for a rule has killed. */
const judgeAll = async (copy: string, left: readonly Tried[], { matches, seed }: Flags) => {
  const files = new Map<string, string>();
  const judgements = new Map<Tried, Judgement>();
  for (const [number, tried] of left.entries()) {
    progress(`judging ${number + 1} of ${left.length}`);
    const file = files.get(tried.game) ?? (await recordMatches(copy, tried.game, matches, seed));
    files.set(tried.game, file);
    judgements.set(tried, await judge(copy, tried, file));
  }
  return judgements;
};

const flags = readFlags();
// Without this a signal would end the process and leave the copy behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

const copy = copyOf(ROOT);
const all = plantingsIn(copy, flags.games, flags.files).filter(each => flags.line === null || each.line === flags.line);
const chosen = flags.line === null ? pick(all, flags.count, flags.seed) : all;
let done = 0;
const tried = await plantAll(copy, chosen, flags.workers, ({ file, line, kind, finding: { verdict } }) => {
  progress('');
  if (verdict !== 'rule') process.stderr.write(`${verdict}: ${file}:${line}, ${kind}\n`);
  progress(`${++done} of ${chosen.length}`);
});
const left = tried.filter(each => !['rule', 'broken'].includes(each.finding.verdict));
const judgements = flags.judge ? await judgeAll(copy, left, flags) : new Map<Tried, Judgement>();
progress('');

const rows = tried.map(each =>
  rowOf(each, readFileSync(path.join(copy, each.file), 'utf8'), judgements.get(each) ?? null),
);
const figures = Object.fromEntries(flags.games.map(game => [game, figuresOf(rows.filter(row => row.game === game))]));
console.log(
  flags.json
    ? JSON.stringify({ seed: flags.seed, all: figuresOf(rows), games: figures, faults: rows }, null, 2)
    : textOf(rows, flags.judge),
);
process.exit(0);
