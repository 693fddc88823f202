import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forked } from '../support/forked.ts';
import { memoryOf } from '../support/process.ts';
import { type Running, startContestant } from './contestant.ts';
import type { Figures } from './figures.ts';
import type { Measured, Order } from './generator.ts';
import type { Kind } from './kinds.ts';

export type Amounts = Omit<Order, 'kind' | 'where' | 'pid'>;

const memoryAt = async (server: Running) => ({ heap: await server.collect(), all: memoryOf(server.pid) });

const measureAt = async (server: Running, kind: Kind, amounts: Amounts): Promise<Figures> => {
  const before = await memoryAt(server);
  const { url, lobby, pid } = server;
  const order: Order = { kind, where: { url, lobby }, pid, ...amounts };
  const clients = forked(path.join(import.meta.dirname, 'generator.ts'), order);
  try {
    await clients.next();
    const idle = await memoryAt(server);
    clients.tell('begin');
    const measured = (await clients.next()) as Measured;
    const end = await memoryAt(server);
    const perTable = (bytes: number) => bytes / amounts.tables;
    return {
      ...measured,
      idle: perTable(idle.all - before.all),
      end: perTable(end.all - before.all),
      heap: perTable(end.heap - before.heap),
    };
  } finally {
    clients.kill();
  }
};

/** One contestant once, in processes and a folder of its own. */
export const measure = async (kind: Kind, amounts: Amounts, turns: string): Promise<Figures> => {
  const data = mkdtempSync(path.join(tmpdir(), 'panache-load-'));
  try {
    const server = await startContestant(kind, data, turns);
    try {
      return await measureAt(server, kind, amounts);
    } finally {
      await server.end();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};
