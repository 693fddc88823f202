import { expect, inject } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '#wire/limits.ts';
import type { NewTable } from '#wire/to-server.ts';
import { HER_TABLE } from './her-table.ts';

/** A match that bots have played on the server; the one who made the table only looked on. */
export const playedByBots = async (game: string, levels: readonly string[], options: Record<string, string>) => {
  const url = inject('url');
  const me = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seats = levels.map(level => ({ kind: 'bot', level }) as const);
  const table: NewTable = { ...HER_TABLE, mySeat: null, title: 'Aline', language: 'fr', game, options, seats };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  const { table: id } = (await made.json()) as { table: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, table: id, key: null, have: null }));
    socket.send(JSON.stringify({ kind: 'act', id: 'let-us-start', act: { act: 'start' } }));
  });
  await expect
    .poll(async () => (await fetch(`${url}/api/tables/${id}/match`, { headers: { cookie } })).status, {
      timeout: 300_000,
    })
    .toBe(200);
  socket.close();
  const answer = await fetch(`${url}/api/tables/${id}/match`, { headers: { cookie } });
  return { id, cookie, key: answer.headers.get('x-panache-watch') ?? '' };
};
