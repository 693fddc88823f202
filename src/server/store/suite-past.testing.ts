import { expect, test } from 'vitest';
import { playing, tableOf } from './samples.testing.ts';
import { ODD, type StoreAtTest } from './store-at-test.testing.ts';

const testSnapshots = (here: StoreAtTest): void => {
  test('the newest snapshot of a table is kept, and never an older one over it', async () => {
    for (const id of ['t1', 't2']) await here.make(id);
    expect(await here.store.snapshot('t1')).toBeNull();
    await here.store.keepSnapshot('t1', 5, { odd: ODD });
    await here.store.keepSnapshot('t2', 1, null);
    await here.store.keepSnapshot('t1', 4, 'older');
    expect(await here.store.snapshot('t1')).toEqual({ number: 5, value: { odd: ODD } });
    await here.store.keepSnapshot('t1', 5, 'of another shape');
    expect(await here.store.snapshot('t1')).toEqual({ number: 5, value: 'of another shape' });
    await here.store.keepSnapshot('t1', 6, 'newer');
    await here.reopen();
    expect(await here.store.snapshot('t1')).toEqual({ number: 6, value: 'newer' });
    expect(await here.store.snapshot('t2')).toEqual({ number: 1, value: null });
  });

  test('a table is opened from its snapshot with the lines after it, and whole where it has none', async () => {
    await here.make('t1');
    const lines = [1, 2, 3, 4].map(number => playing(number));
    for (const line of lines) await here.store.append('t1', line, null);
    expect(await here.store.openSince('t1')).toEqual({
      row: tableOf('t1'),
      phase: 'gathering',
      snapshot: null,
      lines,
    });
    await here.store.keepSnapshot('t1', 3, { after: 3 });
    const snapshot = { number: 3, value: { after: 3 } };
    const opened = { row: tableOf('t1'), phase: 'gathering', snapshot };
    expect(await here.store.openSince('t1')).toEqual({ ...opened, lines: lines.slice(3) });
    expect((await here.store.openSince('t1', 0))?.lines).toEqual([]);
    expect(await here.store.since('t1', 1, 2)).toEqual(lines.slice(1, 3));
    expect(await here.store.open('t1')).toEqual({ row: tableOf('t1'), lines });
    expect(await here.store.openSince('nowhere')).toBeNull();
  });
};

const testArchives = (here: StoreAtTest): void => {
  test('an archive holds any bytes, and is replaced by what comes later', async () => {
    await here.make('t1');
    expect(await here.store.archive('t1')).toBeNull();
    await here.store.keepArchive(
      't1',
      Uint8Array.from({ length: 1000 }, (_, at) => at % 256),
    );
    await here.reopen();
    expect(await here.store.archive('t1')).toEqual(Uint8Array.from({ length: 1000 }, (_, at) => at % 256));
    await here.store.keepArchive('t1', new Uint8Array());
    expect(await here.store.archive('t1')).toEqual(new Uint8Array());
  });

  test('finished tables without an archive are found until they have one', async () => {
    for (const id of ['t1', 't2', 't3']) await here.make(id, { phase: 'over' });
    await here.make('t4', { phase: 'playing' });
    await here.store.keepArchive('t2', new Uint8Array([1]));
    expect([...(await here.store.unarchived(10))].sort()).toEqual(['t1', 't3']);
    expect(await here.store.unarchived(1)).toHaveLength(1);
  });

  test('snapshots and archives go with their table, and are kept for none that is not there', async () => {
    for (const id of ['t1', 't2']) {
      await here.make(id, { phase: 'over' });
      await here.store.keepSnapshot(id, 1, id);
      await here.store.keepArchive(id, new Uint8Array([1]));
    }
    await here.store.remove('t1');
    for (const now of [1, 2]) await here.store.forget({ over: 99, gathering: null, now, found: now });
    for (const id of ['t1', 't2', 'nowhere']) {
      await here.store.keepSnapshot(id, 9, 'late');
      await here.store.keepArchive(id, new Uint8Array([9]));
    }
    for (const id of ['t1', 't2']) await here.make(id);
    for (const id of ['t1', 't2', 'nowhere'])
      expect([await here.store.snapshot(id), await here.store.archive(id)]).toEqual([null, null]);
  });
};

/** What spares a reader the whole journal. */
export const testPast = (here: StoreAtTest): void => {
  testSnapshots(here);
  testArchives(here);
};
