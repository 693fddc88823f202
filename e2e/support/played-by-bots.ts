import { expect, inject } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '#wire/limits.ts';

/** A match that bots have played on the server; the one who made the table only looked on. */
export const playedByBots = async (game: string, levels: readonly string[], options: Record<string, string>) => {
  const url = inject('url');
  const me = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seats = levels.map(level => ({ kind: 'bot', level }));
  const table = {
    mySeat: null,
    name: 'Aline',
    face: 'athos',
    title: 'Aline',
    language: 'fr',
    pace: 'live',
    listed: false,
  };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...table, game, options, seats }),
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
  return { id, cookie };
};
