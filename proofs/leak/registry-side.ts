import Fastify from 'fastify';
import { fetchBotProfile } from '#bots/bot-profile.ts';
import { remarkOn } from '#bots/voice/remark.ts';
import type { GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import type { AnyGame } from '#kernel/game.ts';
import { addApi } from '#server/api.ts';
import { handClock } from '#server/hand-clock.testing.ts';
import type { Connection } from '#server/live/connection.ts';
import type { LiveTable } from '#server/live/live-table.ts';
import type { TableDeps } from '#server/live/table-deps.ts';
import { openTableRegistry, type TableRegistry } from '#server/live/table-registry.ts';
import { createMetrics, type Metrics } from '#server/metrics.ts';
import { addPeople } from '#server/people.ts';
import { settingsOf } from '#server/settings.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Refusal, ToClient } from '#wire/to-client.ts';
import { answerTo, keptOf, LINKS, meetPeople, personOf, SECRET } from './kept.ts';
import type { Heard, OpenSide, Who, World } from './side.ts';
import { START } from './start.ts';

/** What bots really say, found here instead of in a thread: at once, and so at the same moment on both sides. */
const VOICES: TableDeps['voices'] = {
  why: async (game, view, seat, choice) =>
    (await fetchBotProfile(game as GameId)).voice?.why(view, seat, choice) ?? null,
  async remark(game, moment, seed) {
    const { voice } = await fetchBotProfile(game as GameId);
    return voice === null ? null : remarkOn(voice, moment, seeded(seed));
  },
  wishes: async () => [],
  heed: async () => ({ heeded: false, reason: { kind: 'no' } }),
};

/** The tables of a server without a wire: quick, and exact to the moment. What a connection is sent is what a socket would carry. */
export const openRegistrySide: OpenSide = async (folder, others, faults) => {
  const { tamper = text => text, botPause = settingsOf().botPause } = faults;
  const store = openSqlite(folder, { apart: 0 });
  const metrics: Metrics = createMetrics(null);
  const app = Fastify();
  const troubles: string[] = [];
  let clock = handClock(START);
  let registry: TableRegistry | null = null;
  let world: World | null = null;
  let live: LiveTable | null = null;
  let tables: string[] = [];
  let watched: Who = null;
  let heard: Heard[] = [];
  const connections = new Map<Who, Connection>();

  const registryNow = (): TableRegistry => {
    if (registry === null) throw new Error('no registry is open yet');
    return registry;
  };
  const people = await addPeople(app, SECRET, settingsOf());
  addApi(app, {
    people,
    time: { now: () => clock.now(), bell: (milliseconds, ring) => clock.bell(milliseconds, ring) },
    settings: settingsOf({ PANACHE_MESSAGES_PER_SECOND: '100000' }),
    registry: {
      open: id => registryNow().open(id),
      create: (wanted, person) => registryNow().create(wanted, person),
      listed: person => registryNow().listed(person),
      mine: person => registryNow().mine(person),
      get size() {
        return registryNow().size;
      },
      stop: () => registryNow().stop(),
    },
  });
  const known = others ?? (await meetPeople(app));

  const hear = (who: Who, text: string): void => {
    if (who === watched && world !== null) heard.push({ hour: clock.now() - START, text: tamper(text, world.state) });
  };
  const at = (who: Who): Connection => {
    const connection = connections.get(who);
    if (connection === undefined) throw new Error(`${who} is not here`);
    return connection;
  };
  const answer = (who: Who, id: string, why: Refusal | null): void =>
    hear(who, JSON.stringify(why === null ? { kind: 'done', id } : { kind: 'refused', id, why }));
  const table = (): LiveTable => {
    if (live === null) throw new Error('no table is laid');
    return live;
  };

  const openAnew = async (laid: World): Promise<void> => {
    const { game, state, think } = laid;
    const around: Omit<TableDeps, 'makeNext'> = {
      store,
      links: LINKS,
      node: 'node',
      time: clock,
      think: async () => think?.(clock),
      voices: VOICES,
      botPause,
      notices: { asked: () => {}, answered: () => {} },
      metrics,
      trouble: (what, error) => void troubles.push(`${what}: ${error}`),
    };
    // The real rules, beginning at the position in question.
    const begun: AnyGame = { ...game, setup: () => game.clone(state) };
    registry = openTableRegistry({ [game.id]: { game: begun, levels: ['random'] } }, around);
    live = await registry.open(laid.table);
  };

  return {
    get clock() {
      return clock;
    },
    known,
    timed: true,

    async lay(laid) {
      clock = handClock(START);
      world = laid;
      heard = [];
      const { row, summary, lines } = keptOf(laid, known);
      await store.bring({ kind: 'table', row, summary, made: START, changed: START, lines });
      tables.push(laid.table);
      await openAnew(laid);
    },

    async aside(other, changed) {
      const { row, summary, lines } = keptOf(other, known);
      await store.bring({ kind: 'table', row, summary: { ...summary, moved: changed }, made: START, changed, lines });
      tables.push(other.table);
    },

    async restart() {
      registryNow().stop();
      connections.clear();
      if (world !== null) await openAnew(world);
    },

    async clear() {
      registryNow().stop();
      connections.clear();
      await Promise.all(tables.map(id => store.remove(id)));
      tables = [];
      if (troubles.length > 0) throw new Error(troubles.join('\n'));
    },

    watch(who) {
      watched = who;
    },
    // Whatever is told is told at once.
    settle: async () => {},
    heard() {
      const taken = heard;
      heard = [];
      return taken;
    },

    async enter(who, have) {
      const send = (message: ToClient) => hear(who, JSON.stringify(message));
      const connection: Connection = {
        person: personOf(known, who).person,
        key: who === null ? LINKS.watch(table().room) : null,
        send,
        sendWritten: text => hear(who, text),
        close: code => hear(who, `closed ${code}`),
      };
      connections.set(who, connection);
      const why = await table().enter(connection, have);
      if (why !== null) hear(who, JSON.stringify({ kind: 'refused', id: null, why }));
    },
    async leave(who) {
      table().leave(at(who));
      connections.delete(who);
    },
    async choose(who, id, version, choice) {
      answer(who, id, await table().choose(at(who), id, version, choice));
    },
    async act(who, id, act) {
      answer(who, id, await table().act(at(who), id, act));
    },

    async get(who, url) {
      const key = who === null ? { 'x-panache-key': LINKS.watch(table().room) } : {};
      hear(who, await answerTo(app, url, { cookie: personOf(known, who).cookie, ...key }));
    },

    async close() {
      registry?.stop();
      metrics.stop();
      await app.close();
      await store.close();
    },
  };
};
