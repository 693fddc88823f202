import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, RULES } from '#games/all.ts';
import { GAME_IDS, type GameId } from '#games/index.ts';
import { seeded } from '#kernel/fairness.ts';
import { replay } from '#kernel/journal.ts';
import { verify } from '#kernel/match-file.ts';
import { below } from '#kernel/rng.ts';
import { readArchive, retoldIn } from '#table/archive.ts';
import { levelsOf } from '#table/levels.ts';
import { retoldBy } from '#table/retold.ts';
import { gunzipped } from '../gunzipped.ts';
import { handClock } from '../hand-clock.testing.ts';
import { freshFolder, Player, personNamed, registryFor, START, tableNamed } from '../live/testing.ts';
import { noPostgres, PATIENT, type RunningPostgres, startPostgres } from '../store/postgres.testing.ts';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

const HERE = import.meta.dirname;
const games = Object.fromEntries(GAME_IDS.map(id => [id, { game: GAMES[id].game, levels: levelsOf(id) }]));

/** A house as it was kept before, in a folder of its own. */
const keptHouse = (): string => {
  const folder = freshFolder();
  mkdirSync(folder, { recursive: true });
  const packed = readFileSync(path.join(HERE, 'house-form-2.db.gz'));
  writeFileSync(path.join(folder, 'panache.db'), gunzipSync(packed), { mode: 0o600 });
  return folder;
};

const TABLES = ['tables', 'openings', 'entries', 'members', 'people', 'secrets', 'done', 'owed'] as const;

/** The same rows in a PostgreSQL of the form of that time. */
const bringToPostgres = async (folder: string, url: string): Promise<void> => {
  const from = new DatabaseSync(path.join(folder, 'panache.db'), { readOnly: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(readFileSync(path.join(HERE, '../store/forms-before/postgres-2.sql'), 'utf8'));
    for (const table of TABLES)
      for (const row of from.prepare(`select * from ${table}`).all()) {
        const values = Object.entries(row).map(([key, value]) => (key === 'listed' ? value === 1 : value));
        const places = values.map((_, at) => `$${at + 1}`).join();
        await client.query(`insert into panache.${table} (${Object.keys(row).join()}) values (${places})`, values);
      }
  } finally {
    from.close();
    await client.end();
  }
};

const playersAt = async (registry: Parameters<Player['enter']>[0], table: string): Promise<Player[]> => {
  const players = ['aline', 'bastien'].map(person => new Player(person));
  for (const player of players) expect(await player.enter(registry, tableNamed(table))).toBeNull();
  return players;
};

/** Everything there is to do is done at random until the match is over. */
const playOut = async (players: readonly Player[], pass: (time: number) => Promise<void>): Promise<void> => {
  const dice = seeded('on and on');
  let [at, steps] = [-1, 0];
  while (steps < 5000) {
    await pass(1000);
    const { position } = players[0];
    if (position?.outcome) return;
    // A store that is busy is waited for: only what happens counts.
    if (position === null || position.at === at) await new Promise(done => setTimeout(done, 1));
    else [at, steps] = [position.at, steps + 1];
    for (const player of players) {
      const last = player.messages.findLast(({ kind }) => kind === 'suggested' || kind === 'welcome');
      const open =
        last?.kind === 'suggested' ? last.suggestions : last?.kind === 'welcome' ? last.company.suggestions : [];
      for (const { id } of open) await player.act({ act: 'nod', suggestion: id, agreed: true });
      const choices = player.question?.choices ?? [];
      if (choices.length > 0) await player.choose(choices[below(dice, choices.length)]);
    }
  }
  throw new Error('the match does not end');
};

const testUpgrade = (open: () => Promise<Store>): void => {
  test.each(GAME_IDS)(
    '%s: what was gathering begins, what was running goes on, what was over shows every step',
    {
      tags: 'long',
      timeout: 900_000,
    },
    async id => {
      const store = await open();
      const dice = seeded(`after the upgrade ${id}`);
      const { registry, time, troubles } = await registryFor({
        store,
        games,
        time: handClock(START + 3_600_000),
        think: async (_game, { decision }) => decision.choices[below(dice, decision.choices.length)],
      });
      const lines = (await registry.mine(personNamed('aline'))).filter(line => line.game === (id as GameId));
      const tableIn = (phase: string) => lines.find(line => line.phase === phase)?.table ?? '';
      expect(lines.map(({ rules }) => rules)).toEqual(['played', 'played', 'played']);

      const gathering = await playersAt(registry, tableIn('gathering'));
      expect(await gathering[0].act({ act: 'start' })).toBeNull();
      await playOut(gathering, time.pass);

      const running = await playersAt(registry, tableIn('playing'));
      expect(running[0].position?.at).toBeGreaterThan(5);
      expect(running[0].talk.length).toBeGreaterThan(0);
      await playOut(running, time.pass);

      await playersAt(registry, tableIn('over'));
      for (const { table } of lines) while ((await store.archive(table)) === null) await time.pass(1000);
      for (const { table } of lines) {
        const record = await (await registry.open(tableNamed(table)))?.record();
        if (!record) throw new Error('no record');
        expect(verify(RULES, record).problem).toBeNull();
        const bytes = await store.archive(table);
        const archive = bytes && readArchive(await gunzipped(bytes));
        if (!archive) throw new Error('no archive');
        const [told, wanted] = [retoldIn(archive), retoldBy(RULES[id], record, replay(RULES[id], record).course)];
        expect(told.last).toBe(wanted.last);
        for (let at = 0; at <= told.last; at++)
          for (const eyes of [null, 0, 1, 2]) expect(told.viewAt(at, eyes)).toEqual(wanted.viewAt(at, eyes));
      }
      expect(troubles).toEqual([]);
      registry.stop();
      await store.close();
    },
  );
};

describe('a house that was kept before opens, in a file', () => {
  testUpgrade(async () => openSqlite(keptHouse(), { apart: 0 }));
});

describe.skipIf(noPostgres !== null)('a house that was kept before opens, in PostgreSQL', () => {
  let server: RunningPostgres;
  beforeAll(async () => {
    server = await startPostgres({ fsync: false });
  }, 90_000);
  afterAll(() => server.stop());

  testUpgrade(async () => {
    const url = await server.database();
    await bringToPostgres(keptHouse(), url);
    return openPostgres(url, PATIENT);
  });
});
