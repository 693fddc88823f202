import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Rng } from '#kernel/rng.ts';
import { processorTimeOf } from '../support/process.ts';
import { diceFor } from '../support/random.ts';
import { OPEN } from './clients.ts';
import type { Kind } from './contestant.ts';
import type { LoadTable, Where } from './load-table.ts';

// The clients, in a process of their own: `node generator.ts ORDER`, told by messages when to begin.

export interface Order {
  readonly kind: Kind;
  readonly where: Where;
  /** The server's process. */
  readonly pid: number;
  readonly tables: number;
  readonly seconds: number;
  /** Choices per second and table. */
  readonly rate: number;
}

export interface Measured {
  readonly choices: number;
  /** Milliseconds from the instant a choice was planned for until the one who made it knew that it counts. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Milliseconds of the server's processor time per choice. */
  readonly processor: number;
  /** How much of one processor the clients used: near 1 they are what is slow. */
  readonly clients: number;
}

const WARM_UP = 2;
const OPENED_AT_ONCE = 16;

const openTables = async ({ kind, where, tables }: Order): Promise<LoadTable[]> => {
  const opened: LoadTable[] = [];
  let left = tables;
  const open = async (): Promise<void> => {
    while (left-- > 0) opened.push(await OPEN[kind](where));
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, open));
  return opened;
};

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Choices at evenly spread instants, whether the server keeps up or not; the first ones are not counted. */
const drive = async (tables: readonly LoadTable[], { pid, rate, seconds }: Order, dice: Rng): Promise<Measured> => {
  const apart = 1000 / (rate * tables.length);
  const [first, total] = [WARM_UP, WARM_UP + seconds].map(until => Math.round((until * 1000) / apart));
  const latencies: number[] = [];
  const queues: Promise<void>[] = tables.map(() => Promise.resolve());
  const begun = performance.now() + 20;
  const plannedAt = (choice: number): number => begun + choice * apart;
  const make = async (choice: number): Promise<void> => {
    const counted = await tables[choice % tables.length].move(dice);
    if (counted && choice >= first) latencies.push(performance.now() - plannedAt(choice));
  };
  let [serverBefore, before] = [0, process.cpuUsage()];
  for (let choice = 0; choice < total; ) {
    const wait = plannedAt(choice) - performance.now();
    if (wait > 0) await pause(wait);
    for (; choice < total && plannedAt(choice) <= performance.now(); choice++) {
      if (choice === first) [serverBefore, before] = [processorTimeOf(pid), process.cpuUsage()];
      const [table, now] = [choice % tables.length, choice];
      queues[table] = queues[table].then(() => make(now));
    }
  }
  await Promise.all(queues);
  const { user, system } = process.cpuUsage(before);
  const sorted = Float64Array.from(latencies).sort();
  return {
    choices: sorted.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: quantile(sorted, 1),
    processor: (processorTimeOf(pid) - serverBefore) / sorted.length,
    clients: (user + system) / 1e6 / seconds,
  };
};

const order = JSON.parse(process.argv[2]) as Order;
const tables = await openTables(order);
process.send?.('opened');
await once(process, 'message');
process.send?.(await drive(tables, order, diceFor('load')));
