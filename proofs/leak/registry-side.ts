import Fastify, { type FastifyInstance } from 'fastify';
import type { AnyGame } from '#kernel/game.ts';
import { addressHandles } from '#server/address-handle.ts';
import { addApi } from '#server/api.ts';
import { settled } from '#server/hand-clock.testing.ts';
import type { Connection } from '#server/live/connection.ts';
import type { LiveTable } from '#server/live/live-table.ts';
import { replaysHere } from '#server/live/replays.ts';
import type { TableDeps } from '#server/live/table-deps.ts';
import { openTableRegistry, type TableRegistry } from '#server/live/table-registry.ts';
import { createMetrics } from '#server/metrics.ts';
import { addPeople } from '#server/people.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Store } from '#server/store/store.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import type { Act } from '#wire/to-server.ts';
import { answerTo, LINKS, meetPeople, personOf, SECRET } from './kept.ts';
import { RecordedSide } from './recorded-side.ts';
import type { Faults, OpenSide, Who, World } from './side.ts';
import { VOICES } from './voices.ts';

const QUIET: TableDeps['notices'] = { asked: () => {}, answered: () => {}, nudged: () => {} };

class RegistrySide extends RecordedSide {
  readonly timed = true;
  readonly #app: FastifyInstance;
  readonly #store: Store;
  readonly #metrics = createMetrics(null);
  readonly #botPause: number;
  readonly #troubles: string[] = [];
  readonly #connections = new Map<Who, Connection>();
  #registry: TableRegistry | null = null;
  #live: LiveTable | null = null;

  constructor(app: FastifyInstance, store: Store, faults: Faults) {
    super(store, faults);
    this.#app = app;
    this.#store = store;
    this.#botPause = faults.botPause ?? settingsOf().botPause;
  }

  get registry(): TableRegistry {
    if (this.#registry === null) throw new Error('no registry is open yet');
    return this.#registry;
  }

  get #table(): LiveTable {
    if (this.#live === null) throw new Error('no table is laid');
    return this.#live;
  }

  override async lay(world: World): Promise<void> {
    await super.lay(world);
    await this.#openAnew();
  }

  async restart(): Promise<void> {
    this.#stop();
    await this.#openAnew();
  }

  override async clear(): Promise<void> {
    this.#stop();
    await super.clear();
    if (this.#troubles.length > 0) throw new Error(this.#troubles.join('\n'));
  }

  /** Who has come is written down and then told to all. */
  settle(): Promise<void> {
    return settled();
  }

  async enter(who: Who, have: { version: number; at: number } | null): Promise<void> {
    const connection: Connection = {
      person: personOf(this.known, who).person,
      key: who === null ? LINKS.watch(this.#table.room) : null,
      from: `home of ${who}`,
      send: message => this.#tell(who, message),
      sendWritten: text => this.hear(who, text),
      close: code => this.hear(who, `closed ${code}`),
    };
    this.#connections.set(who, connection);
    const why = await this.#table.enter(connection, have);
    if (why !== null) this.#tell(who, { kind: 'refused', id: null, why });
  }

  async leave(who: Who): Promise<void> {
    this.#table.leave(this.#at(who));
    this.#connections.delete(who);
  }

  async choose(who: Who, id: string, version: number, choice: unknown): Promise<void> {
    this.#answer(who, id, await this.#table.choose(this.#at(who), id, version, choice));
  }

  async act(who: Who, id: string, act: Act): Promise<void> {
    this.#answer(who, id, await this.#table.act(this.#at(who), id, act));
  }

  async get(who: Who, url: string): Promise<void> {
    const key = who === null ? { 'x-panache-key': LINKS.watch(this.#table.room) } : {};
    this.hear(who, await answerTo(this.#app, url, { cookie: personOf(this.known, who).cookie, ...key }));
  }

  override async close(): Promise<void> {
    this.#registry?.stop();
    this.#metrics.stop();
    await this.#app.close();
    await super.close();
  }

  #tell(who: Who, message: ToClient): void {
    this.hear(who, JSON.stringify(message));
  }

  #answer(who: Who, id: string, why: Refusal | null): void {
    this.#tell(who, why === null ? { kind: 'done', id } : { kind: 'refused', id, why });
  }

  #at(who: Who): Connection {
    const connection = this.#connections.get(who);
    if (connection === undefined) throw new Error(`${who} is not here`);
    return connection;
  }

  #stop(): void {
    this.registry.stop();
    this.#connections.clear();
  }

  async #openAnew(): Promise<void> {
    const { clock, world } = this;
    const { game, state, think, table } = world;
    // The real rules, beginning at the position in question.
    const begun: AnyGame = { ...game, setup: () => game.clone(state) };
    this.#registry = openTableRegistry(
      { [game.id]: { game: begun, levels: ['random'] } },
      {
        store: this.#store,
        links: LINKS,
        node: 'node',
        time: clock,
        think: async () => think?.(clock),
        voices: VOICES,
        botPause: this.#botPause,
        notices: QUIET,
        replays: replaysHere({ [game.id]: { game: begun } }),
        metrics: this.#metrics,
        trouble: (what, error) => void this.#troubles.push(`${what}: ${error}`),
      },
    );
    this.#live = await this.#registry.open(table);
  }
}

/** The tables of a server without a wire: quick, and exact to the moment. What a connection is sent is what a socket would carry. */
export const openRegistrySide: OpenSide = async (folder, others, faults) => {
  const app = Fastify();
  const side = new RegistrySide(app, openSqlite(folder, { apart: 0 }), faults);
  addApi(app, {
    people: await addPeople(app, SECRET, settingsOf()),
    addressHandle: addressHandles(SECRET),
    time: side.time,
    settings: settingsOf({ PANACHE_MESSAGES_PER_SECOND: '100000' }),
    // With every table a registry is opened anew.
    registry: {
      open: id => side.registry.open(id),
      actorAt: (...given) => side.registry.actorAt(...given),
      recordOf: closed => side.registry.recordOf(closed),
      archiveOf: id => side.registry.archiveOf(id),
      create: (wanted, person) => side.registry.create(wanted, person),
      listed: person => side.registry.listed(person),
      mine: person => side.registry.mine(person),
      get size() {
        return side.registry.size;
      },
      stop: () => side.registry.stop(),
    },
  });
  side.known = others ?? (await meetPeople(app));
  return side;
};
