/** For tests: a clock set by hand, a mail server, a receiver of calls, and a table where somebody is asked. */
import { createECDH, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Subscription, Wishes } from '#wire/notices.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Reach } from './post.ts';
import type { Turn } from './turn.ts';
import { changeWishes } from './wishes.ts';

/** Noon, in winter, UTC. */
export const NOON = Date.UTC(2026, 0, 14, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

export const tempStore = (): Store => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panache-notices-'));
  const store = openSqlite(folder, { apart: 0 });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
};

const listenOn = (server: Server): Promise<number> =>
  new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const closeAfterwards = (server: Server): void => {
  onTestFinished(() => {
    server.close();
  });
};

/** A mail server that takes everything, or refuses so many senders first. */
export const mailServer = async ({ refusals = 0 } = {}) => {
  const letters: string[] = [];
  let refusing = refusals;
  const server = createServer(socket => {
    let letter: string | null = null;
    let rest = '';
    const hear = (line: string): void => {
      if (letter !== null) {
        if (line !== '.') letter += `${line.replace(/^\./, '')}\n`;
        else {
          letters.push(letter);
          letter = null;
          socket.write('250 taken\r\n');
        }
      } else if (/^DATA/i.test(line)) {
        letter = '';
        socket.write('354 go on\r\n');
      } else if (/^MAIL FROM/i.test(line) && refusing > 0) {
        refusing--;
        socket.write('451 not now\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 farewell\r\n');
      else socket.write('250 well\r\n');
    };
    socket.on('error', () => {});
    socket.on('data', chunk => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.write('220 here\r\n');
  });
  const port = await listenOn(server);
  closeAfterwards(server);
  return { letters, mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Panache <table@panache.example>' } };
};

/** The words of a letter as its reader sees them. */
export const readable = (letter: string): string => {
  const [head, ...body] = letter.split('\n\n');
  const text = body.join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text;
  const bytes = text.replaceAll('=\n', '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replaceAll(/%(?![0-9A-F]{2})/g, '%25'));
};

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server on this machine that writes down who calls; `answers` are the statuses it gives, the last one for good. */
export const receiver = async (...answers: readonly number[]) => {
  const calls: Call[] = [];
  const server = createHttpServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const status = answers[Math.min(calls.length, answers.length - 1)] ?? 204;
      calls.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end();
    });
  });
  const port = await listenOn(server);
  closeAfterwards(server);
  return { calls, port, url: `http://127.0.0.1:${port}/hook?who=me` };
};

/** Only the tests call this machine. */
export const HOME: Reach = { allowed: address => address === '127.0.0.1', plain: true };

/** A browser that could be told, with keys of its own. */
export const browser = (endpoint: string): Subscription => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    endpoint,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
};

export const idOf = (name: string): string => name.padEnd(22, '-');

/** A slow table where seat 1 is asked; the turn as the house tells of it. */
export const askedAt = async (store: Store, name: string, person = 'aline'): Promise<Turn> => {
  const [id, title] = [idOf(name), `${name}’s table`];
  const seats = ['bruno', person].map(each => ({ name: each, person: each, bot: false, open: true }));
  await store.create(
    {
      id,
      seed: '00',
      opening: {
        game: 'musketiere',
        made: NOON,
        rules: 1,
        options: {},
        title,
        language: 'en',
        pace: 'slow',
        listed: false,
        host: 'bruno',
        hostName: 'Bruno',
        commitment: '00',
        seats: seats.map(each => ({ plan: { kind: 'open' }, person: each.person, name: each.name, face: 'athos' })),
      },
    },
    { phase: 'playing', listed: false, seats, asked: [1], moved: NOON, due: null },
    NOON,
  );
  return { table: id, title, game: 'musketiere', seat: 1, person, version: 7 };
};

/** The seat plays: nobody is asked any more. */
export const playedAt = async (store: Store, { table, seat, person }: Turn): Promise<void> => {
  const seats = ['bruno', person].map(each => ({ name: each, person: each, bot: false, open: true }));
  const summary = { phase: 'playing', listed: false, seats, asked: [], moved: NOON, due: null } as const;
  const entry = { kind: 'play', seat, choice: 0, id: null } as const;
  await store.append(table, { number: 1, time: NOON, entry }, summary);
};

export const wish = (store: Store, wishes: Partial<Wishes>, person = 'aline'): Promise<Wishes> =>
  changeWishes(store, person, all => ({ ...all, ...wishes }));
