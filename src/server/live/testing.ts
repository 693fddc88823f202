import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { GAMES } from '#games/all.ts';
import type { GameId } from '#games/index.ts';
import type { Seat } from '#kernel/game.ts';
import { levelsOf } from '#table/levels.ts';
import { isLinkKey, type PersonId, type TableId } from '#wire/ids.ts';
import type { Position, Refusal, RoomView, Said, ToClient } from '#wire/to-client.ts';
import type { Act, NewTable } from '#wire/to-server.ts';
import { type HandClock, handClock, settled } from '../hand-clock.testing.ts';
import { createMetrics } from '../metrics.ts';
import { linksWith } from '../room/links.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import type { Connection } from './connection.ts';
import type { LiveTable } from './live-table.ts';
import { type Replays, replaysHere } from './replays.ts';
import type { OfferedGame, TableDeps } from './table-deps.ts';
import { openTableRegistry, type TableRegistry } from './table-registry.ts';

const OFFERED: Readonly<Record<string, OfferedGame>> = Object.fromEntries(
  (['musketiere', 'roy'] as const satisfies GameId[]).map(id => [id, { game: GAMES[id].game, levels: levelsOf(id) }]),
);

/** Tests call people by names instead of random bits. */
export const personNamed = (name: string): PersonId => name as PersonId;
export const tableNamed = (id: string): TableId => id as TableId;

export const START = 1_700_000_000_000;

/** A folder for one test. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export interface Setting {
  readonly registry: TableRegistry;
  readonly store: Store;
  readonly time: HandClock;
  readonly told: { readonly asked: unknown[]; readonly nudged: unknown[]; readonly answered: unknown[] };
  readonly troubles: unknown[];
}

interface Changes {
  readonly store?: Store;
  readonly time?: HandClock;
  readonly node?: string;
  readonly think?: TableDeps['think'];
  readonly botPause?: number;
  readonly voices?: Partial<TableDeps['voices']>;
  readonly games?: Readonly<Record<string, OfferedGame>>;
  readonly replays?: Replays;
}

/** Bots that keep silent. */
const SILENT: TableDeps['voices'] = {
  why: async () => null,
  remark: async () => null,
  wishes: async () => [],
  heed: async () => ({ heeded: false, reason: { kind: 'no' } }),
};

/** Bots that take the first choice. */
const firstChoice: TableDeps['think'] = async (_game, { decision }) => decision.choices[0];

/** A house as the server opens it, with a store in a folder of its own. */
export const registryFor = async (changes: Changes = {}): Promise<Setting> => {
  const { time = handClock(START), node = 'one', think = firstChoice, voices = {}, games = OFFERED } = changes;
  const store = changes.store ?? openSqlite(freshFolder(), { apart: 0 });
  const metrics = createMetrics(null);
  const told = { asked: [] as unknown[], nudged: [] as unknown[], answered: [] as unknown[] };
  const troubles: unknown[] = [];
  const registry = openTableRegistry(games, {
    store,
    links: linksWith(await store.secret('links')),
    node,
    time,
    think,
    voices: { ...SILENT, ...voices },
    botPause: changes.botPause ?? 100,
    notices: {
      asked: turn => told.asked.push(turn),
      nudged: turn => told.nudged.push(turn),
      answered: (...turn) => told.answered.push(turn),
    },
    replays: changes.replays ?? replaysHere(games),
    metrics,
    trouble: (what, error) => troubles.push([what, error]),
  });
  onTestFinished(async () => {
    registry.stop();
    metrics.stop();
    await settled();
    if (changes.store === undefined) await store.close();
  });
  return { registry, store, time, told, troubles };
};

/** A person with one browser: all it was ever sent, and what it would show now. */
export class Player {
  readonly person: PersonId | null;
  /** Everybody lives somewhere else, unless a test says otherwise. */
  readonly from: string;
  readonly #machine: 'house' | 'elsewhere';
  readonly messages: ToClient[] = [];
  closed: number | null = null;
  room: RoomView | null = null;
  position: Position | null = null;
  talk: Said[] = [];
  #live: LiveTable | null = null;
  #connection: Connection | null = null;

  constructor(person: string | null, from = `home of ${person}`, machine: 'house' | 'elsewhere' = 'elsewhere') {
    this.person = person === null ? null : personNamed(person);
    this.from = from;
    this.#machine = machine;
  }

  async enter(
    registry: TableRegistry,
    table: TableId,
    key: string | null = null,
    have: { version: number; at: number } | null = null,
  ) {
    this.#live = await registry.open(table);
    if (this.#live === null) return 'unknown-table' as const;
    const sendWritten = (text: string) => this.#hear(JSON.parse(text) as ToClient);
    this.#connection = {
      person: this.person,
      key: key !== null && isLinkKey(key) ? key : null,
      from: this.from,
      send: message => sendWritten(JSON.stringify(message)),
      sendWritten,
      close: code => {
        this.closed = code;
      },
      ...(this.#machine === 'house' && { machine: this.#machine }),
    };
    return this.#live.enter(this.#connection, have);
  }

  leave(): void {
    const { live, connection } = this.#here();
    live.leave(connection);
  }

  act(act: Act, id = this.#freshId()): Promise<Refusal | null> {
    const { live, connection } = this.#here();
    return live.act(connection, id, act);
  }

  /** Plays the first choice offered, or the one given. */
  choose(choice?: unknown, { id = this.#freshId(), version = this.position?.version ?? 0 } = {}) {
    const { live, connection } = this.#here();
    return live.choose(connection, id, version, choice ?? this.question?.choices[0]);
  }

  takeBack(): Promise<Refusal | null> {
    const { live, connection } = this.#here();
    return live.choose(connection, this.#freshId(), this.position?.version ?? 0, null);
  }

  get seat(): Seat | null {
    return this.room?.you.seat ?? null;
  }

  get question() {
    return this.position?.asked.find(each => each.seat === this.seat) ?? null;
  }

  #freshId(): string {
    return randomUUID();
  }

  #here() {
    if (this.#live === null || this.#connection === null) throw new Error('not at a table');
    return { live: this.#live, connection: this.#connection };
  }

  #hear(message: ToClient): void {
    this.messages.push(message);
    if (message.kind === 'welcome') {
      this.room = message.room;
      this.position = message.position;
      this.talk = [...message.talk];
    }
    if (message.kind === 'room') this.room = message.room;
    if (message.kind === 'step') this.position = message.position;
    if (message.kind === 'said') this.talk.push(message.said);
  }
}

export const wantedTable = (changes: Partial<NewTable> = {}): NewTable => ({
  game: 'musketiere',
  options: { length: 'round' },
  seats: [{ kind: 'invited' }, { kind: 'invited' }],
  mySeat: 0,
  name: 'Aline',
  face: 'athos',
  title: 'Chez Aline',
  language: 'fr',
  pace: 'live',
  listed: false,
  ...changes,
});

export const makeTable = async (
  registry: TableRegistry,
  person: string,
  changes: Partial<NewTable> = {},
): Promise<TableId> => {
  const made = await registry.create(wantedTable(changes), personNamed(person));
  if (typeof made === 'string') throw new Error(`no table: ${made}`);
  return made.table;
};

const NAMES = ['Aline', 'Bastien', 'Camille', 'Denis', 'Elise', 'Fabien'] as const;

/** A table whose people all sit and are ready; the first one is the host. */
export const gathered = async (setting: Setting, changes: Partial<NewTable> = {}) => {
  const { registry } = setting;
  const table = await makeTable(registry, 'person-0', changes);
  const host = new Player('person-0');
  await host.enter(registry, table);
  const players = [host];
  for (const { seat, key } of host.room?.links.invitations ?? []) {
    const player = new Player(`person-${seat}`);
    await player.enter(registry, table, key);
    await player.act({ act: 'sit', seat, name: NAMES[seat], face: 'porthos' });
    await player.act({ act: 'ready', ready: true });
    players.push(player);
  }
  return { ...setting, table, host, players };
};

/** The same with the cards dealt. */
export const started = async (setting: Setting, changes: Partial<NewTable> = {}) => {
  const all = await gathered(setting, changes);
  const why = await all.host.act({ act: 'start' });
  if (why !== null) throw new Error(`it does not start: ${why}`);
  return all;
};

/** Everybody plays the first choice until the match is over. */
export const playOut = async (players: readonly Player[]): Promise<void> => {
  for (let moves = 0; moves < 5000; moves++) {
    const player = players.find(each => each.question !== null);
    if (player === undefined) return;
    const why = await player.choose();
    if (why !== null) throw new Error(`refused: ${why}`);
  }
  throw new Error('the match does not end');
};
