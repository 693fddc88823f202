import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { noPostgres, PATIENT, startPostgres } from '#server/store/postgres.testing.ts';
import { openPostgres } from '#server/store/postgres.ts';
import { playing } from '#server/store/samples.testing.ts';
import { addTable, emptyFolder } from './backup.testing.ts';
import { panache } from './testing.ts';

const here = emptyFolder();

test.each(['all.jsonl', 'all.jsonl.gz'])('%s brings everything back as it was', async name => {
  await here.house();
  const backup = await panache(`backup ${here.place(name)} --data ${here.place('house')}`);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(backup.out).toContain('3 tables and 1 person');
  const restored = await panache(`restore ${here.place(name)} --data ${here.place('new')}`);
  expect(restored).toEqual({ code: 0, err: '', out: 'Restored 3 tables and 1 person.\n' });
  const [before, after] = [await here.contents('house'), await here.contents('new')];
  expect(before).toHaveLength(5);
  expect(after).toEqual(before);
});

test('a file whose name ends in .gz is packed, and only its owner may read it', async () => {
  await here.house();
  await panache(`backup ${here.file} --data ${here.place('house')}`);
  await panache(`backup ${here.file}.gz --data ${here.place('house')}`);
  expect(gunzipSync(readFileSync(`${here.file}.gz`))).toEqual(readFileSync(here.file));
  expect(statSync(here.file).mode & 0o077).toBe(0);
});

test('a house can be saved while it is being served, but not restored into', async () => {
  await here.house();
  await here.using('house', async store => {
    expect((await panache(`backup ${here.file} --data ${here.place('house')}`)).code).toBe(0);
    await addTable(store, 'four');
    const { code, out, err } = await panache(`restore ${here.file} --data ${here.place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('serves');
  });
});

test('an empty house is saved and restored too', async () => {
  await here.using('house', async () => {});
  expect((await panache(`backup ${here.file} --data ${here.place('house')}`)).out).toContain('0 tables and 0 people');
  expect((await panache(`restore ${here.file} --data ${here.place('new')}`)).code).toBe(0);
  expect(await here.contents('new')).toEqual([]);
});

test('a house that is not there is not made by saving it', async () => {
  const { code, err } = await panache(`backup ${here.file} --data ${here.place('nowhere')}`);
  expect(code).toBe(1);
  expect(err).toContain('nowhere');
  expect(readdirSync(here.folder)).toEqual([]);
});

describe('a store that is not empty', () => {
  test('keeps what it has, and takes tables it does not know', async () => {
    await here.using('other', store => addTable(store, 'one'));
    await here.using('house', store => addTable(store, 'two'));
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    const { code, out } = await panache(`restore ${here.file} --data ${here.place('other')}`);
    expect({ code, out }).toEqual({ code: 0, out: 'Restored 1 table and 0 people.\n' });
    expect(await here.contents('other')).toHaveLength(2);
  });

  test('is left as it was if one of its tables is in the backup and has gone on since, and is told which', async () => {
    await here.house();
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    await here.using('house', async store => {
      await store.append('two', playing(3), null);
      await store.remove('one');
    });
    const before = await here.contents('house');
    const { code, out, err } = await panache(`restore ${here.file} --data ${here.place('house')}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('table two');
    expect(err).not.toContain('table one');
    expect(await here.contents('house')).toEqual(before);
  });

  test('gets the rest of a backup although it was opened since, and keeps its own hours', async () => {
    await here.house();
    await here.using('house', store => store.beat('one', 1000));
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    await here.using('house', async store => {
      await store.remove('one');
      await store.beat('one', 2000);
    });
    const { code, out } = await panache(`restore ${here.file} --data ${here.place('house')}`);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('Restored 1 table and 0 people.') });
    expect(await here.contents('house')).toContainEqual({ kind: 'beat', time: 2000 });
  });

  test('with a secret of its own is refused: the links and cookies of the backup would open nothing', async () => {
    await here.house();
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    await here.using('other', store => store.secret('cookie'));
    const { code, err } = await panache(`restore ${here.file} --data ${here.place('other')}`);
    expect(code).toBe(1);
    expect(err).toContain('secret “cookie”');
    expect(await here.contents('other')).toHaveLength(1);
  });

  test('gets the rest of a backup that was brought in part', async () => {
    await here.house();
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    const all = await here.contents('house');
    await here.using('new', async store => {
      for (const kept of all.slice(0, 3)) await store.bring(kept);
    });
    const { code, out } = await panache(`restore ${here.file} --data ${here.place('new')}`);
    expect(code).toBe(0);
    expect(out).toContain('left alone');
    expect(await here.contents('new')).toEqual(all);
  });
});

test('a backup of the first form is restored, its digests as summaries', async () => {
  await here.house();
  const before = await here.contents('house');
  await panache(`backup ${here.file} --data ${here.place('house')}`);
  const [, ...lines] = readFileSync(here.file, 'utf8').trimEnd().split('\n');
  const { owed, sha256: _, ...counts } = JSON.parse(lines.pop() ?? '');
  const body = [JSON.stringify({ format: 'panache-backup-1' }), ...lines]
    .map(line => `${line.replace('"summary":', '"digest":')}\n`)
    .join('');
  expect(body).toContain('"digest":');
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(here.file, `${body}${JSON.stringify({ ...counts, sha256 })}\n`);
  const { code, err } = await panache(`restore ${here.file} --data ${here.place('new')}`);
  expect({ code, err, owed }).toEqual({ code: 0, err: '', owed: 0 });
  expect(await here.contents('new')).toEqual(before);
});

test.skipIf(noPostgres !== null)('a house moves to PostgreSQL and back', { tags: 'long' }, async () => {
  await here.house();
  const server = await startPostgres();
  try {
    const database = await server.database();
    await panache(`backup ${here.file} --data ${here.place('house')}`);
    const there = await panache(`restore ${here.file} --database ${database}`);
    expect(there).toEqual({ code: 0, err: '', out: 'Restored 3 tables and 1 person.\n' });
    const again = await panache(`restore ${here.file} --database ${database}`);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('left alone') });

    const store = await openPostgres(database, PATIENT);
    await store.append('one', playing(3), null);
    await store.close();
    const late = await panache(`restore ${here.file} --database ${database}`);
    expect(late).toMatchObject({ code: 1, err: expect.stringContaining('already has table one') });

    const back = await panache(`backup ${here.file}.gz --database ${database}`);
    expect(back.code).toBe(0);
    expect((await panache(`restore ${here.file}.gz --data ${here.place('new')}`)).code).toBe(0);
    await here.using('house', original => original.append('one', playing(3), null));
    expect(await here.contents('new')).toEqual(await here.contents('house'));
  } finally {
    await server.stop();
  }
});

test.each([
  ['backup', 'Something is missing: <file>'],
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
