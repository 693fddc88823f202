import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyGame } from '#kernel/game.ts';
import { createApp } from '#server/app.ts';
import type { OfferedGame } from '#server/live/table-deps.ts';
import { createMetrics } from '#server/metrics.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import { PROTOCOL } from '#wire/limits.ts';
import type { Act, ToServer } from '#wire/to-server.ts';
import { answerTo, meetPeople, personOf, SECRET, watchKey } from './kept.ts';
import { RecordedSide } from './recorded-side.ts';
import { SECRETS } from './secrets.ts';
import type { Faults, OpenSide, Who } from './side.ts';
import { openSocket, type Socket } from './socket.ts';

const SETTINGS = settingsOf({ PANACHE_MESSAGES_PER_SECOND: '100000', PANACHE_LOG: 'silent' });

type Choice = Extract<ToServer, { kind: 'choose' }>['choice'];

class SocketSide extends RecordedSide {
  readonly timed = false;
  readonly #store: Store;
  readonly #pages: string;
  readonly #measured = createMetrics(null);
  readonly #sockets = new Map<Who, Socket>();
  #app: FastifyInstance | null = null;
  #url = '';
  /** As the server counts them. */
  #connections = 0;

  constructor(pages: string, store: Store, faults: Faults) {
    super(store, faults);
    this.#pages = pages;
    this.#store = store;
  }

  get app(): FastifyInstance {
    if (this.#app === null) throw new Error('no server is up yet');
    return this.#app;
  }

  async start(): Promise<void> {
    const count = (by: number): void => {
      this.#connections += by;
    };
    this.#app = await createApp({
      pages: this.#pages,
      store: this.#store,
      settings: SETTINGS,
      metrics: { ...this.#measured, connections: { ...this.#measured.connections, add: count } },
      games: this.#games(),
      time: { ...this.time, wall: this.time.now, follow: () => {} },
    });
    this.#url = await this.#app.listen({ port: 0, host: '127.0.0.1' });
  }

  async restart(): Promise<void> {
    await this.#hangUpAll();
    await this.app.close();
    await this.start();
  }

  override async clear(): Promise<void> {
    await this.#hangUpAll();
    await super.clear();
  }

  async settle(): Promise<void> {
    const socket = this.#sockets.get(this.watched);
    if (socket === undefined) return;
    const pong = socket.next(({ kind }) => kind === 'pong');
    socket.send({ kind: 'ping' });
    await pong;
  }

  async enter(who: Who, have: { version: number; at: number } | null): Promise<void> {
    const { cookie } = personOf(this.known, who);
    const socket = await openSocket({ url: this.#url, cookie, hear: text => this.hear(who, text) });
    this.#sockets.set(who, socket);
    const inside = socket.next(({ kind }) => kind === 'welcome' || kind === 'refused');
    socket.send({ kind: 'enter', protocol: PROTOCOL, table: this.world.table, key: this.#keyOf(who), have });
    await inside;
  }

  async leave(who: Who): Promise<void> {
    this.#at(who).cut();
    this.#sockets.delete(who);
    while (this.#connections > this.#sockets.size) await new Promise(setImmediate);
  }

  async choose(who: Who, id: string, version: number, choice: unknown): Promise<void> {
    const socket = this.#at(who);
    if (choice === null) await socket.ask({ kind: 'take-back', id, version });
    else await socket.ask({ kind: 'choose', id, version, choice: choice as Choice });
  }

  async act(who: Who, id: string, act: Act): Promise<void> {
    await this.#at(who).ask({ kind: 'act', id, act });
  }

  async get(who: Who, asked: string): Promise<void> {
    const key = this.#keyOf(who);
    const headers = { cookie: personOf(this.known, who).cookie, ...(key !== null && { 'x-panache-key': key }) };
    this.hear(who, await answerTo(this.app, asked, headers));
  }

  override async close(): Promise<void> {
    await this.#hangUpAll();
    await this.app.close();
    this.#measured.stop();
    await super.close();
  }

  /** The real rules, beginning at the position in question. */
  #games(): Record<string, OfferedGame> {
    const begun = (game: AnyGame): AnyGame => ({
      ...game,
      setup: () => game.clone(this.world.state),
      view: (state, seat) => this.world.game.view(state, seat),
    });
    return Object.fromEntries(
      Object.values(SECRETS).map(({ game }) => [game.id, { game: begun(game), levels: ['random'] }]),
    );
  }

  #keyOf(who: Who): string | null {
    return who === null ? watchKey(this.world, this.known) : null;
  }

  #at(who: Who): Socket {
    const socket = this.#sockets.get(who);
    if (socket === undefined) throw new Error(`${who} is not here`);
    return socket;
  }

  async #hangUpAll(): Promise<void> {
    for (const who of [...this.#sockets.keys()]) await this.leave(who);
  }
}

/** The whole server on a port of its own, with real connections: slower, and nothing between the wire and the eye. */
export const openSocketSide: OpenSide = async (folder, others, faults) => {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages, { recursive: true });
  const store = openSqlite(folder, { apart: 0 });
  const hex = Buffer.from(SECRET).toString('hex');
  for (const name of ['people', 'links']) await store.bring({ kind: 'secret', name, hex });
  const side = new SocketSide(pages, store, faults);
  await side.start();
  side.known = others ?? (await meetPeople(side.app));
  return side;
};
