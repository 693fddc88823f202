import { expect, test } from 'vitest';
import type { RoomAction } from '../room/room-entry.ts';
import { lineOf, playing, sitting, summaryOf, tableOf } from './samples.testing.ts';
import type { Kept } from './store.ts';
import { allOf, ODD, owedTo, type StoreAtTest } from './store-at-test.testing.ts';

const shownOut = (person: string): RoomAction => ({ kind: 'unseat', seat: 0, block: true, person });

const testWhole = (here: StoreAtTest): void => {
  test('a backup holds everything and makes an equal store of an empty one', async () => {
    await here.store.secret('cookie');
    await here.store.secret('links');
    for (const id of ['anne', 'porthos', ...ODD.slice(0, 3)]) await here.store.keepPerson(id, { id });
    await here.store.owe([owedTo('anne', 5), owedTo('porthos', 4)]);
    for (let at = 0; at < 45; at++) {
      const phase = (['gathering', 'playing', 'over'] as const)[at % 3];
      await here.store.create(
        tableOf(`t${at}`, { title: ODD[at % ODD.length] }),
        summaryOf({ phase, listed: at % 2 === 0 }),
        at,
      );
      const leaving: RoomAction = at % 2 === 0 ? { kind: 'rise', seat: 0 } : shownOut('anne');
      const lines = [sitting(1, 'anne'), lineOf(2, leaving), playing(3), playing(4, ODD)];
      for (const line of lines.slice(0, at % 5)) await here.store.append(`t${at}`, line, summaryOf({ phase, due: at }));
    }
    const archive = Uint8Array.from({ length: 300 }, (_, at) => at);
    await here.store.keepArchive('t44', archive);
    await here.store.keepSnapshot('t44', 2, { after: 2 });
    const all = await allOf(here.store);
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      ['owed', 'owed', ...Array(5).fill('person'), ...Array(2).fill('secret'), ...Array(45).fill('table')].sort(),
    );
    const lists = async () => [
      await here.store.listed(99),
      await here.store.of('anne', 99),
      await here.store.of('host', 99),
      await here.store.due(99, 99),
      await here.store.count(),
      await here.store.secret('cookie'),
      await here.store.owed(99, 99),
      await here.store.open('t44'),
      await here.store.archive('t44'),
    ];
    const before = await lists();
    await here.beginAnew();
    for (const kept of all) await here.store.bring(JSON.parse(JSON.stringify(kept)));
    expect(await allOf(here.store)).toEqual(all);
    expect(await lists()).toEqual(before);
    expect(await here.store.archive('t44')).toEqual(archive);
    // What a snapshot says can be had from the journal.
    expect(await here.store.snapshot('t44')).toBeNull();
    expect(await here.store.append('t44', playing(5), null)).toBe('kept');
  });
};

/** A backup is of one moment, and may be given up. */
const testMoment = (here: StoreAtTest): void => {
  test('a backup shows one moment, and play goes on meanwhile', async () => {
    await here.store.secret('cookie');
    for (let at = 10; at < 60; at++) await here.make(`t${at}`);
    const seen: Kept[] = [];
    for await (const kept of here.store.everything()) {
      if (seen.length === 0) {
        await here.store.append('t59', playing(1), null);
        await here.make('t99');
        await here.store.remove('t58');
      }
      seen.push(kept);
    }
    expect(seen).toHaveLength(51);
    expect(seen.at(-1)).toMatchObject({ row: { id: 't59' }, lines: [] });
    expect(await here.store.count()).toEqual({ gathering: 50, playing: 0, over: 0, cancelled: 0 });
  });

  test('a backup may be given up halfway', async () => {
    for (let at = 0; at < 30; at++) await here.make(`t${at}`);
    for (let round = 0; round < 12; round++)
      for await (const kept of here.store.everything()) {
        expect(kept.kind).toBe('table');
        break;
      }
    expect(await allOf(here.store)).toHaveLength(30);
  });
};

const testBrought = (here: StoreAtTest): void => {
  test('what is brought back never replaces what is there, and comes whole or not at all', async () => {
    await here.make('t1');
    await here.store.keepPerson('anne', 1);
    const secret = await here.store.secret('cookie');
    const table = (id: string, ...numbers: readonly number[]): Kept => ({
      kind: 'table',
      row: tableOf(id, { title: 'brought' }),
      summary: summaryOf(),
      made: 1,
      changed: 2,
      lines: numbers.map(number => playing(number)),
      archive: null,
    });
    await expect(here.store.bring(table('t1', 1))).rejects.toThrow('The table t1 is there already.');
    await expect(here.store.bring({ kind: 'person', id: 'anne', value: 2 })).rejects.toThrow(/anne is there already/);
    await here.store.owe([owedTo('anne', 5)]);
    await expect(here.store.bring({ kind: 'owed', ...owedTo('anne', 9) })).rejects.toThrow(/anne is there already/);
    expect(await here.store.owed(99, 9)).toEqual([owedTo('anne', 5)]);
    await expect(here.store.bring({ kind: 'secret', name: 'cookie', hex: '00' })).rejects.toThrow(
      /cookie is there already/,
    );
    const [twice, whole] = await Promise.allSettled([
      here.store.bring(table('t2', 1, 2, 2)),
      here.store.bring(table('t3', 1, 2)),
    ]);
    expect([twice.status, whole.status]).toEqual(['rejected', 'fulfilled']);
    expect(await here.store.open('t1')).toEqual({ row: tableOf('t1'), lines: [] });
    expect(await here.store.open('t2')).toBeNull();
    expect((await here.store.open('t3'))?.lines).toHaveLength(2);
    expect(await here.store.person('anne')).toBe(1);
    expect(await here.store.secret('cookie')).toEqual(secret);
  });
};

/** Everything out of a store, and into another. */
export const testBackup = (here: StoreAtTest): void => {
  testWhole(here);
  testMoment(here);
  testBrought(here);
};
