import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import WebSocket from 'ws';
import type { AnyGame } from '#kernel/game.ts';
import { createApp } from '#server/app.ts';
import { handClock } from '#server/hand-clock.testing.ts';
import { createMetrics, type Metrics } from '#server/metrics.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { ToClient } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';
import { answerTo, keptOf, meetPeople, personOf, SECRET, watchKey } from './kept.ts';
import { SECRETS } from './secrets.ts';
import type { Heard, Known, OpenSide, Who, World } from './side.ts';
import { START } from './start.ts';

const SETTINGS = settingsOf({ PANACHE_MESSAGES_PER_SECOND: '100000', PANACHE_LOG: 'silent' });

/** Somebody's connection, and who waits for what on it. */
interface Socket {
  readonly socket: WebSocket;
  readonly send: (message: ToServer) => void;
  /** Settles with the first message of which that holds. */
  readonly next: (holds: (message: ToClient) => boolean) => Promise<void>;
}

const answers =
  (id: string) =>
  (message: ToClient): boolean =>
    (message.kind === 'done' || message.kind === 'refused') && message.id === id;

/** The whole server on a port of its own, with real connections: slower, and nothing between the wire and the eye. */
export const openSocketSide: OpenSide = async (folder, others, { tamper = text => text }) => {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  const store = openSqlite(folder, { apart: 0 });
  const hex = Buffer.from(SECRET).toString('hex');
  for (const name of ['people', 'links']) await store.bring({ kind: 'secret', name, hex });
  const lines = new Map<Who, Socket>();
  let clock = handClock(START);
  let world: World | null = null;
  let tables: string[] = [];
  let watched: Who = null;
  let heard: Heard[] = [];
  let connections = 0;
  let url = '';

  const measured = createMetrics(null);
  const metrics: Metrics = {
    ...measured,
    connections: {
      ...measured.connections,
      add(by) {
        connections += by;
      },
    },
  };

  const laid = (): World => {
    if (world === null) throw new Error('no table is laid');
    return world;
  };
  // The real rules, beginning at the position in question.
  const begun = (game: AnyGame): AnyGame => ({
    ...game,
    setup: () => game.clone(laid().state),
    view: (state, seat) => laid().game.view(state, seat),
  });
  const games = Object.fromEntries(
    Object.values(SECRETS).map(({ game }) => [game.id, { game: begun(game), levels: ['random'] }]),
  );
  const time = { now: () => clock.now(), bell: (after: number, ring: () => void) => clock.bell(after, ring) };

  const start = async (): Promise<FastifyInstance> => {
    const server = await createApp({ pages, store, settings: SETTINGS, metrics, games, time });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
    return server;
  };
  let app = await start();
  const known: readonly Known[] = others ?? (await meetPeople(app));

  const hear = (who: Who, text: string): void => {
    if (who === watched) heard.push({ hour: clock.now() - START, text: tamper(text, laid().state) });
  };

  const lineTo = (who: Who): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const { cookie } = personOf(known, who);
      const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live`, { headers: { cookie } });
      const waiting = new Set<(message: ToClient) => void>();
      socket.on('error', reject);
      socket.on('message', data => {
        const message = JSON.parse(String(data)) as ToClient;
        // Only this proof asks for pongs.
        if (message.kind !== 'pong') hear(who, String(data));
        for (const wait of [...waiting]) wait(message);
      });
      socket.on('close', code => {
        if (lines.get(who)?.socket === socket) hear(who, `closed ${code}`);
      });
      const next: Socket['next'] = holds =>
        new Promise(done => {
          const wait = (message: ToClient): void => {
            if (!holds(message)) return;
            waiting.delete(wait);
            done();
          };
          waiting.add(wait);
        });
      socket.on('open', () => resolve({ socket, next, send: message => socket.send(JSON.stringify(message)) }));
    });

  const at = (who: Who): Socket => {
    const line = lines.get(who);
    if (line === undefined) throw new Error(`${who} is not here`);
    return line;
  };
  const ask = async (who: Who, message: Extract<ToServer, { id: string }>): Promise<void> => {
    const { next, send } = at(who);
    const answered = next(answers(message.id));
    send(message);
    await answered;
  };
  const hangUp = async (who: Who): Promise<void> => {
    const { socket } = at(who);
    lines.delete(who);
    socket.terminate();
    while (connections > lines.size) await new Promise(setImmediate);
  };
  const hangUpAll = async (): Promise<void> => {
    for (const who of [...lines.keys()]) await hangUp(who);
  };

  return {
    get clock() {
      return clock;
    },
    known,
    timed: false,

    async lay(next) {
      clock = handClock(START);
      world = next;
      heard = [];
      const kept = keptOf(next, known);
      await store.bring({ kind: 'table', ...kept, made: START, changed: START });
      tables.push(next.table);
    },
    async aside(other, changed) {
      const kept = keptOf(other, known);
      const summary = { ...kept.summary, moved: changed };
      await store.bring({ kind: 'table', ...kept, summary, made: START, changed });
      tables.push(other.table);
    },
    async restart() {
      await hangUpAll();
      await app.close();
      app = await start();
    },
    async clear() {
      await hangUpAll();
      await Promise.all(tables.map(id => store.remove(id)));
      tables = [];
    },

    watch(who) {
      watched = who;
    },
    async settle() {
      const line = lines.get(watched);
      if (line === undefined) return;
      const pong = line.next(({ kind }) => kind === 'pong');
      line.send({ kind: 'ping' });
      await pong;
    },
    heard() {
      const taken = heard;
      heard = [];
      return taken;
    },

    async enter(who, have) {
      const line = await lineTo(who);
      lines.set(who, line);
      const inside = line.next(({ kind }) => kind === 'welcome' || kind === 'refused');
      const key = who === null ? watchKey(laid(), known) : null;
      line.send({ kind: 'enter', protocol: PROTOCOL, table: laid().table, key, have });
      await inside;
    },
    leave: hangUp,
    choose: (who, id, version, choice) =>
      ask(
        who,
        choice === null
          ? { kind: 'take-back', id, version }
          : { kind: 'choose', id, version, choice: choice as Extract<ToServer, { kind: 'choose' }>['choice'] },
      ),
    act: (who, id, act) => ask(who, { kind: 'act', id, act }),

    async get(who, asked) {
      const key = who === null ? { 'x-panache-key': watchKey(laid(), known) } : {};
      hear(who, await answerTo(app, asked, { cookie: personOf(known, who).cookie, ...key }));
    },

    async close() {
      await hangUpAll();
      await app.close();
      measured.stop();
      await store.close();
    },
  };
};
