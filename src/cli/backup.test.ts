import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noPostgres, startPostgres } from '#server/store/postgres.testing.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { playing, summaryOf, tableOf } from '#server/store/samples.testing.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Kept, Store } from '#server/store/store.ts';
import { writeBackup } from './backup-file.ts';
import { panache } from './testing.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panache-backup-'));
  file = path.join(folder, 'all.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const place = (name: string): string => path.join(folder, name);

/** Everything a text may hold that a file of lines could stumble over. */
const ODD = 'Chez\u2028Planchet\n🍷';

const addTable = async (store: Store, id: string) => {
  await store.create(tableOf(id, { title: ODD }), summaryOf({ phase: 'playing' }), 1000);
  await store.append(id, playing(1), null);
  await store.append(id, playing(2, { said: `à ${id}` }), null);
};

const using = async <T>(name: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = openSqlite(place(name));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const contents = (name: string): Promise<Kept[]> =>
  using(name, async store => {
    const all: Kept[] = [];
    for await (const kept of store.everything()) all.push(kept);
    return all;
  });

/** A house with three tables, a person and a secret. */
const house = (name = 'house') =>
  using(name, async store => {
    for (const id of ['one', 'two', 'three']) await addTable(store, id);
    await store.keepPerson('athos', { name: 'Athos' });
    await store.secret('cookie');
  });

test.each(['all.jsonl', 'all.jsonl.gz'])('%s brings everything back as it was', async name => {
  await house();
  const backup = await panache(`backup ${place(name)} --data ${place('house')}`);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toContain('3 tables and 1 person');
  const restored = await panache(`restore ${place(name)} --data ${place('new')}`);
  expect(restored).toEqual({ code: 0, err: '', out: 'Restored 3 tables and 1 person.\n' });
  const [before, after] = [await contents('house'), await contents('new')];
  expect(before).toHaveLength(5);
  expect(after).toEqual(before);
});

test('a file whose name ends in .gz is packed, and only its owner may read it', async () => {
  await house();
  await panache(`backup ${file} --data ${place('house')}`);
  await panache(`backup ${file}.gz --data ${place('house')}`);
  expect(gunzipSync(readFileSync(`${file}.gz`))).toEqual(readFileSync(file));
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a house can be saved while it is being served, but not restored into', async () => {
  await house();
  await using('house', async store => {
    expect((await panache(`backup ${file} --data ${place('house')}`)).code).toBe(0);
    await addTable(store, 'four');
    const { code, out, err } = await panache(`restore ${file} --data ${place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('serves');
  });
});

test('an empty house is saved and restored too', async () => {
  await using('house', async () => {});
  expect((await panache(`backup ${file} --data ${place('house')}`)).out).toContain('0 tables and 0 people');
  expect((await panache(`restore ${file} --data ${place('new')}`)).code).toBe(0);
  expect(await contents('new')).toEqual([]);
});

test('a house that is not there is not made by saving it', async () => {
  const { code, err } = await panache(`backup ${file} --data ${place('nowhere')}`);
  expect(code).toBe(1);
  expect(err).toContain('nowhere');
  expect(readdirSync(folder)).toEqual([]);
});

describe('a backup that fails', () => {
  const write = (things: AsyncIterable<Kept>, signal = new AbortController().signal) =>
    writeBackup(file, things, { onKept: () => {}, signal });
  async function* breakingOff(): AsyncGenerator<Kept> {
    yield { kind: 'person', id: 'athos', value: {} };
    throw new Error('the store has gone away');
  }
  async function* endless(stop: () => void): AsyncGenerator<Kept> {
    for (let id = 0; ; id += 1) {
      if (id === 1000) stop();
      yield { kind: 'person', id: String(id), value: {} };
      await nextTurn();
    }
  }

  test('or is broken off leaves the one from before, and nothing beside it', async () => {
    writeFileSync(file, 'the one from before');
    await expect(write(breakingOff())).rejects.toThrow('gone away');
    const interrupt = new AbortController();
    await expect(
      write(
        endless(() => interrupt.abort()),
        interrupt.signal,
      ),
    ).rejects.toThrow('abort');
    expect(readFileSync(file, 'utf8')).toBe('the one from before');
    expect(readdirSync(folder)).toEqual(['all.jsonl']);
  });

  test('is told', async () => {
    await house();
    const { code, out, err } = await panache(`backup ${place('none/all.jsonl')} --data ${place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('could not be written');
  });
});

describe('a store that is not empty', () => {
  test('keeps what it has, and takes tables it does not know', async () => {
    await using('other', store => addTable(store, 'one'));
    await using('house', store => addTable(store, 'two'));
    await panache(`backup ${file} --data ${place('house')}`);
    const { code, out } = await panache(`restore ${file} --data ${place('other')}`);
    expect({ code, out }).toEqual({ code: 0, out: 'Restored 1 table and 0 people.\n' });
    expect(await contents('other')).toHaveLength(2);
  });

  test('is left as it was if one of its tables is in the backup and has gone on since, and is told which', async () => {
    await house();
    await panache(`backup ${file} --data ${place('house')}`);
    await using('house', async store => {
      await store.append('two', playing(3), null);
      await store.remove('one');
    });
    const before = await contents('house');
    const { code, out, err } = await panache(`restore ${file} --data ${place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('table two');
    expect(err).not.toContain('table one');
    expect(await contents('house')).toEqual(before);
  });

  test('with a secret of its own is refused: the links and cookies of the backup would open nothing', async () => {
    await house();
    await panache(`backup ${file} --data ${place('house')}`);
    await using('other', store => store.secret('cookie'));
    const { code, err } = await panache(`restore ${file} --data ${place('other')}`);
    expect(code).toBe(1);
    expect(err).toContain('secret “cookie”');
    expect(await contents('other')).toHaveLength(1);
  });

  test('gets the rest of a backup that was brought in part', async () => {
    await house();
    await panache(`backup ${file} --data ${place('house')}`);
    const all = await contents('house');
    await using('new', async store => {
      for (const kept of all.slice(0, 3)) await store.bring(kept);
    });
    const { code, out } = await panache(`restore ${file} --data ${place('new')}`);
    expect(code).toBe(0);
    expect(out).toContain('left alone');
    expect(await contents('new')).toEqual(all);
  });
});

describe('a file that is not a whole backup', () => {
  const refused = async (content: string | Uint8Array, sentence: string) => {
    writeFileSync(file, content);
    const { code, out, err } = await panache(`restore ${file} --data ${place('new')}`);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) });
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await contents('new')).toEqual([]);
  };
  const written = async (): Promise<string> => {
    await house();
    await panache(`backup ${file} --data ${place('house')}`);
    return readFileSync(file, 'utf8');
  };

  test('is noticed wherever it is cut off, and nothing is restored', async () => {
    const whole = await written();
    const lines = whole.split('\n').slice(0, -1);
    for (let kept = 1; kept < lines.length; kept += 1)
      await refused(`${lines.slice(0, kept).join('\n')}\n`, 'cut off or damaged');
    await refused(whole.slice(0, -40), 'cut off or damaged');
    await refused(whole.slice(0, whole.length / 2), 'cut off or damaged');
    const packed = gzipSync(whole);
    await refused(packed.subarray(0, packed.length - 20), 'cut off or damaged');
  });

  test('is noticed when it was changed', async () => {
    const whole = await written();
    await refused(whole.replace('à two', 'à ten'), 'cut off or damaged');
    await refused(whole.replace('"tables":3', '"tables":2'), 'cut off or damaged');
    await refused(`${whole}{}\n`, 'cut off or damaged');
    const lines = whole.split('\n');
    await refused(lines.toSpliced(3, 1).join('\n'), 'cut off or damaged');
    const packed = gzipSync(whole);
    packed[packed.length >> 1] ^= 0xff;
    await refused(packed, 'cut off or damaged');
  });

  test('is refused when it is something else', async () => {
    await refused('', 'empty');
    await refused('{"format":"panache-match-1"}\n', 'not a backup of Panache');
    await refused('hello', 'not a backup of Panache');
    await refused(new Uint8Array([0x1f, 0x8b, 1, 2, 3]), 'cut off or damaged');
    await refused('{"format":"panache-backup-3"}\n', 'newer Panache');
  });

  test('is refused when it cannot be read', async () => {
    for (const name of ['nowhere', '.']) {
      const { code, err } = await panache(`restore ${place(name)} --data ${place('new')}`);
      expect(code).toBe(2);
      expect(err).toMatch(/could not be read \(E\w+\)/);
    }
  });
});

test('a backup of the first form is restored, its digests as summaries', async () => {
  await house();
  const before = await contents('house');
  await panache(`backup ${file} --data ${place('house')}`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { owed, sha256: _, ...counts } = JSON.parse(lines.pop() ?? '');
  const body = [JSON.stringify({ format: 'panache-backup-1' }), ...lines]
    .map(line => `${line.replace('"summary":', '"digest":')}\n`)
    .join('');
  expect(body).toContain('"digest":');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, `${body}${JSON.stringify({ ...counts, sha256 })}\n`);
  const { code, err } = await panache(`restore ${file} --data ${place('new')}`);
  expect({ code, err, owed }).toEqual({ code: 0, err: '', owed: 0 });
  expect(await contents('new')).toEqual(before);
});

test.skipIf(noPostgres !== null)('a house moves to PostgreSQL and back', { tags: 'long' }, async () => {
  await house();
  const server = await startPostgres();
  try {
    const database = await server.database();
    await panache(`backup ${file} --data ${place('house')}`);
    const there = await panache(`restore ${file} --database ${database}`);
    expect(there).toEqual({ code: 0, err: '', out: 'Restored 3 tables and 1 person.\n' });
    const again = await panache(`restore ${file} --database ${database}`);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('left alone') });

    const store = await openPostgres(database);
    await store.append('one', playing(3), null);
    await store.close();
    const late = await panache(`restore ${file} --database ${database}`);
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('table one already') });

    const back = await panache(`backup ${file}.gz --database ${database}`);
    expect(back.code).toBe(0);
    expect((await panache(`restore ${file}.gz --data ${place('new')}`)).code).toBe(0);
    await using('house', original => original.append('one', playing(3), null));
    expect(await contents('new')).toEqual(await contents('house'));
  } finally {
    await server.stop();
  }
});

test.each([
  ['backup', 'missing required argument'],
  ['backup x --data a --database b', 'not both'],
  ['backup x --database mysql://hunter2@db/x', 'DATABASE_URL'],
  ['restore x --database hunter2', 'DATABASE_URL'],
])('“panache %s” says what is wrong and exits with 2', async (args, sentence) => {
  const { code, out, err } = await panache(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err).not.toContain('hunter2');
});

test.each(['backup', 'restore'])('%s explains itself', async command => {
  const { code, out } = await panache(`${command} --help`);
  expect(code).toBe(0);
  expect(out).toContain(`$ panache ${command}`);
});
