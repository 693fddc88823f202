import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandLine, EXIT } from '../../scripts/command-line.mjs';
import { memoryOf } from '../support/process.ts';
import { KINDS, type Kind, startContestant } from './contestant.ts';
import { LOAD } from './flags.ts';
import type { Measured, Order } from './generator.ts';

const { values } = commandLine(LOAD);

interface Figures extends Measured {
  /** Bytes per table with its two connections: opened, and after the last choice. */
  readonly idle: number;
  readonly end: number;
  /** What objects take of that at the end. */
  readonly heap: number;
}

/** What Panache has to keep to, against boardgame.io in the same run. */
const BARS = { p99: 1 / 4, processor: 1 / 2, memory: 60_000 } as const;

const measure = async (kind: Kind, amounts: Pick<Order, 'tables' | 'seconds' | 'rate'>): Promise<Figures> => {
  const data = mkdtempSync(path.join(tmpdir(), 'panache-load-'));
  const server = await startContestant(kind, { data }, kind === 'boardgame.io' ? { TURNS: values.turns } : {});
  try {
    const memory = async () => ({ heap: await server.collect(), all: memoryOf(server.pid) });
    const before = await memory();
    const { url, lobby, pid } = server;
    const order: Order = { kind, where: { url, lobby }, pid, ...amounts };
    const clients = fork(path.join(import.meta.dirname, 'generator.ts'), [JSON.stringify(order)]);
    const failed = once(clients, 'exit').then(([code]) => {
      throw new Error(`the clients of ${kind} ended with code ${code}`);
    });
    const next = async (): Promise<unknown> => (await Promise.race([once(clients, 'message'), failed]))[0];
    failed.catch(() => {});
    await next();
    const idle = await memory();
    clients.send('begin');
    const measured = (await next()) as Measured;
    const end = await memory();
    clients.kill('SIGKILL');
    const perTable = (bytes: number) => bytes / amounts.tables;
    return {
      ...measured,
      idle: perTable(idle.all - before.all),
      end: perTable(end.all - before.all),
      heap: perTable(end.heap - before.heap),
    };
  } finally {
    await server.end();
    rmSync(data, { recursive: true, force: true });
  }
};

const COLUMNS: readonly (readonly [string, (figures: Figures) => string])[] = [
  ['choices', ({ choices }) => `${choices}`],
  ['p50 ms', ({ p50 }) => p50.toFixed(2)],
  ['p99 ms', ({ p99 }) => p99.toFixed(2)],
  ['longest ms', ({ longest }) => longest.toFixed(1)],
  ['server CPU ms/choice', ({ processor }) => processor.toFixed(3)],
  ['clients CPU', ({ clients }) => `${(clients * 100).toFixed(0)} %`],
  ['kB/table idle', ({ idle }) => (idle / 1000).toFixed(1)],
  ['kB/table end', ({ end }) => (end / 1000).toFixed(1)],
  ['of it objects', ({ heap }) => (heap / 1000).toFixed(1)],
];

const WIDTH = 14;
const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(WIDTH), ...cells.map((cell, at) => cell.padStart(COLUMNS[at][0].length))].join('  ');

const verdict = (text: string, kept: boolean): boolean => {
  console.log(`${kept ? '✓' : '✗'} ${text}`);
  return kept;
};

const judge = (ours: Figures, theirs: Figures): boolean => {
  const [p99, processor] = [ours.p99 / theirs.p99, ours.processor / theirs.processor];
  return [
    verdict(`p99 is ${p99.toFixed(2)} of boardgame.io's (wanted: at most ${BARS.p99})`, p99 <= BARS.p99),
    verdict(
      `CPU per choice is ${processor.toFixed(2)} of boardgame.io's (wanted: at most ${BARS.processor})`,
      processor <= BARS.processor,
    ),
    verdict(
      `a table holds ${(ours.idle / 1000).toFixed(1)} kB, ${(ours.end / 1000).toFixed(1)} kB after the load (wanted: below ${BARS.memory / 1000})`,
      ours.idle < BARS.memory && ours.end < BARS.memory,
    ),
  ].every(Boolean);
};

const main = async (): Promise<number> => {
  const { tables, seconds, rate } = values;
  console.log(
    `${tables} tables of two clients, ${rate} choice per second and table, ${seconds} s; Panache commits to disk`,
  );
  console.log(
    row(
      '',
      COLUMNS.map(([name]) => name),
    ),
  );
  const results = {} as Record<Kind, Figures>;
  for (const kind of KINDS) {
    results[kind] = await measure(kind, { tables, seconds, rate });
    console.log(
      row(
        kind,
        COLUMNS.map(([, show]) => show(results[kind])),
      ),
    );
  }
  const kept = judge(results.panache, results['boardgame.io']);
  if (values.json) console.log(JSON.stringify({ ...results, kept }));
  return kept ? EXIT.ok : EXIT.failed;
};

process.exitCode = await main();
