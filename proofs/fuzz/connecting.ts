import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { PROTOCOL } from '#wire/limits.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';

/** Opens a live connection and, where it says so, enters a table. */
export type Connect = () => Promise<WebSocket>;

const liveAt = (url: string): string => `${url.replace(/^http/, 'ws')}/api/live`;

/** Somebody was not let in. */
class NotWelcome extends Error {
  readonly why: Refusal | null;
  constructor(why: Refusal | null) {
    super(`there was no welcome, but ${why ?? 'something else'}`);
    this.why = why;
  }
}

/** Who has come too often knocks again after a while, in milliseconds. */
export const KNOCK_AGAIN = 250;

export const patiently =
  (connect: Connect): Connect =>
  async () => {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!(error instanceof NotWelcome) || error.why !== 'slow-down') throw error;
        await pause(KNOCK_AGAIN);
      }
    }
  };

export const connecting =
  (url: string, cookie: string | null, enter: { table: string; key: string | null } | null): Connect =>
  () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(liveAt(url), { ...(cookie !== null && { headers: { cookie } }) });
      socket.on('error', reject);
      socket.once('open', () => {
        if (enter === null) return resolve(socket);
        socket.send(JSON.stringify({ kind: 'enter', protocol: PROTOCOL, have: null, ...enter }));
      });
      if (enter === null) return;
      socket.once('message', data => {
        const message = JSON.parse(String(data)) as ToClient;
        if (message.kind === 'welcome') resolve(socket);
        else reject(new NotWelcome(message.kind === 'refused' ? message.why : null));
      });
    });
