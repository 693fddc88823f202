import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { CLOSED } from '#wire/limits.ts';
import type { ToClient } from '#wire/to-client.ts';
import { startServer } from '../support/server.ts';

/** How often each limit answered. */
export interface Limits {
  /** Messages refused with 'slow-down', and connections closed for going on all the same. */
  readonly slowDown: number;
  readonly tooMuch: number;
  /** Connections refused because one address had enough of them. */
  readonly connections: number;
  readonly requests: number;
}

/** As a host has them who sets nothing. */
const USUAL = { PANACHE_MESSAGES_PER_SECOND: '15', PANACHE_MOST_CONNECTIONS_PER_ADDRESS: '60' };
const FLOOD = 400;
const MANY_CONNECTIONS = 70;
const MANY_REQUESTS = 1000;

interface Visit {
  readonly whys: readonly string[];
  readonly code: number;
}

/** Opens a connection and sends so many messages at once; settles when it is closed, or all was answered. */
const visit = (url: string, messages: number, hold: Promise<void>): Promise<Visit> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`);
    const whys: string[] = [];
    let answers = 0;
    const done = (code: number) => {
      resolve({ whys, code });
      socket.terminate();
    };
    socket.on('error', reject);
    socket.on('open', () => {
      for (let i = 0; i < messages; i++) socket.send('{"kind":"ping"}');
      if (messages === 0) void hold.then(() => done(0));
    });
    socket.on('message', data => {
      const message = JSON.parse(String(data)) as ToClient;
      if (message.kind === 'refused') whys.push(message.why);
      if (++answers === messages) done(0);
    });
    socket.on('close', done);
  });

const manyConnections = async (url: string): Promise<number> => {
  const hold = Promise.withResolvers<void>();
  let refused = 0;
  const visits = Array.from({ length: MANY_CONNECTIONS }, async () => {
    const { code } = await visit(url, 0, hold.promise);
    if (code === CLOSED.tooMuch) refused++;
    // Whoever was let in stays until the others have been turned away.
    if (refused === MANY_CONNECTIONS - Number(USUAL.PANACHE_MOST_CONNECTIONS_PER_ADDRESS)) hold.resolve();
  });
  await Promise.all(visits);
  return refused;
};

const manyRequests = async (url: string): Promise<number> => {
  let refused = 0;
  for (let i = 0; i < MANY_REQUESTS; i++) {
    const answer = await fetch(`${url}/api/tables/mine`);
    const text = await answer.text();
    if (answer.status === 429 && JSON.parse(text).why === 'slow-down') refused++;
    else if (answer.status !== 200) throw new Error(`the list was answered with ${answer.status} ${text}`);
  }
  return refused;
};

/** A server with the limits everybody has: they answer, and nobody else suffers. */
export const underLimits = async (): Promise<Limits> => {
  const data = mkdtempSync(path.join(os.tmpdir(), 'panache-limits-'));
  const server = await startServer({ data }, USUAL);
  try {
    const { whys, code } = await visit(server.url, FLOOD, Promise.resolve());
    return {
      slowDown: whys.filter(why => why === 'slow-down').length,
      tooMuch: code === CLOSED.tooMuch ? 1 : 0,
      connections: await manyConnections(server.url),
      requests: await manyRequests(server.url),
    };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true });
  }
};
