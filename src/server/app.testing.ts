import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '#wire/limits.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { NewTable } from '#wire/to-server.ts';
import { type AppOptions, createApp } from './app.ts';
import { freshFolder, wantedTable } from './live/testing.ts';
import { createMetrics } from './metrics.ts';
import { settingsOf } from './settings.testing.ts';
import { openSqlite } from './store/sqlite.ts';

/** The whole server on a free port, with a store of its own. */
export const serve = async (
  env: Record<string, string> = {},
  { host = '127.0.0.1', ...changes }: Partial<AppOptions> & { readonly host?: string } = {},
) => {
  const folder = freshFolder();
  const store = openSqlite(folder);
  const settings = settingsOf({ PANACHE_LOG: 'silent', PANACHE_BOT_PAUSE: '0', ...env });
  const app = await createApp({ pages: folder, store, settings, metrics: createMetrics(null), ...changes });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });
  await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo;
  return { app, store, url: `http://127.0.0.1:${port}` };
};

/** A browser's cookie, as the server hands it out. */
export const newcomer = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/me`, { method: 'POST' });
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
};

export const postTable = (url: string, cookie: string, changes: Partial<NewTable> = {}) =>
  fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(wantedTable(changes)),
  });

/** A live connection by hand: what was sent is read one message at a time. */
export const connect = (url: string, headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers });
  const inbox: ToClient[] = [];
  let wake = () => {};
  let code: number | null = null;
  socket.on('message', data => {
    inbox.push(JSON.parse(String(data)) as ToClient);
    wake();
  });
  socket.on('close', given => {
    code = given;
    wake();
  });
  for (const event of ['open', 'error']) socket.on(event, () => wake());
  onTestFinished(() => socket.terminate());

  const until = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (code !== null) throw new Error(`closed with ${code}`);
      await new Promise<void>(done => {
        wake = done;
      });
    }
  };
  return {
    socket,
    open: () => until(() => (socket.readyState === WebSocket.OPEN ? true : undefined)),
    sendText: (text: string | Buffer) => socket.send(text),
    send: (message: object) => socket.send(JSON.stringify(message)),
    enter: (table: string, key: string | null = null) =>
      socket.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, table, key, have: null })),
    next: () => until(() => inbox.shift()),
    /** The next message of that kind; those before it are dropped. */
    async nextOf<K extends ToClient['kind']>(kind: K): Promise<Extract<ToClient, { kind: K }>> {
      for (;;) {
        const message = await until(() => inbox.shift());
        if (message.kind === kind) return message as Extract<ToClient, { kind: K }>;
      }
    },
    closed: async () => {
      while (code === null)
        await new Promise<void>(done => {
          wake = done;
        });
      return code;
    },
  };
};
