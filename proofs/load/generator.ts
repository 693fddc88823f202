import { once } from 'node:events';
import { diceFor } from '../support/random.ts';
import { OPEN } from './clients.ts';
import type { Figures } from './figures.ts';
import type { Kind, Part } from './kinds.ts';
import type { LoadTable, Where } from './load-table.ts';
import { drivePaced } from './paced.ts';
import { driveSaturated } from './saturated.ts';

// The clients, in a process of their own: `node generator.ts ORDER`, told by messages when to begin.

export interface Order {
  readonly kind: Kind;
  readonly part: Part;
  readonly where: Where;
  /** The server's process. */
  readonly pid: number;
  /** Tables that are opened. */
  readonly tables: number;
  /** Before that choices are made and not counted: whoever is measured has just collected its garbage, and has to warm up. */
  readonly warmUp: number;
  readonly seconds: number;
  /** Choices per second and table, where they are paced. */
  readonly rate: number;
  /** Tables that play at once, where they are not. */
  readonly atOnce: number;
}

/** As far as clients can tell. */
export type Measured = Omit<Figures, 'idle' | 'end' | 'heap'>;

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

const order = JSON.parse(process.argv[2]) as Order;
const tables = await openTables(order);
process.send?.('opened');
await once(process, 'message');
const drive = order.part === 'paced' ? drivePaced : driveSaturated;
process.send?.(await drive(tables, order, diceFor('load')));
