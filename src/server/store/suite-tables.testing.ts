import { expect, test } from 'vitest';
import { lineOf, playing, seating, sitting, summaryOf, tableOf } from './samples.testing.ts';
import type { StoreAtTest } from './store-at-test.testing.ts';

/** Lines of a journal, in their order. */
const testLines = (here: StoreAtTest): void => {
  test('a table comes back as it was made, with its lines in order', async () => {
    const row = tableOf('t1');
    await here.store.create(row, summaryOf(), 1);
    expect(await here.store.open('t1')).toEqual({ row, lines: [] });
    const lines = [sitting(1, 'anne'), lineOf(2, { kind: 'start' }), ...[3, 4, 5, 6, 7, 8, 9, 10].map(n => playing(n))];
    for (const line of lines) expect(await here.store.append('t1', line, null)).toBe('kept');
    await here.reopen();
    expect(await here.store.open('t1')).toEqual({ row, lines });
  });

  test('lines asked for in one breath are kept in order too', async () => {
    await here.make('t1');
    const lines = Array.from({ length: 30 }, (_, at) => playing(at + 1));
    expect(await Promise.all(lines.map(line => here.store.append('t1', line, null)))).toEqual(lines.map(() => 'kept'));
    expect((await here.store.open('t1'))?.lines).toEqual(lines);
  });

  test('of lines asked for in one breath the last summary counts', async () => {
    await here.make('t1');
    await Promise.all([
      here.grow('t1', 1, { phase: 'playing', seats: seating('anne') }, 10),
      here.grow('t1', 2, { phase: 'over', seats: seating('anne') }, 20),
      here.store.append('t1', playing(3, null, 30), null),
    ]);
    expect(await here.store.count()).toEqual({ gathering: 0, playing: 0, over: 1, cancelled: 0 });
    expect((await here.store.of('host', 9))[0]).toMatchObject({ summary: { phase: 'over' }, changed: 30 });
  });

  test('what came after a number is told', async () => {
    await here.make('t1');
    for (const number of [1, 2, 3, 4]) await here.store.append('t1', playing(number), null);
    expect(await here.store.since('t1', 2)).toEqual([playing(3), playing(4)]);
    expect(await here.store.since('t1', 4)).toEqual([]);
    expect(await here.store.since('t1', 0)).toHaveLength(4);
  });
};

/** A number of a journal belongs to whoever comes first. */
const testNumbers = (here: StoreAtTest): void => {
  test('a number is given once, and whoever comes second changes nothing', async () => {
    await here.make('t1');
    const summary = summaryOf({ phase: 'playing', listed: true, due: 5, seats: seating('anne') });
    expect(await here.store.append('t1', sitting(1, 'anne'), summary)).toBe('kept');
    const late = summaryOf({ phase: 'over', seats: seating('milady') });
    expect(await here.store.append('t1', lineOf(1, { kind: 'start' }, 9999), late)).toBe('taken');
    expect((await here.store.open('t1'))?.lines).toEqual([sitting(1, 'anne')]);
    expect(await here.store.listed(9)).toMatchObject([{ id: 't1', summary, changed: 1001 }]);
    expect(await here.store.due(6, 9)).toEqual(['t1']);
    expect(await here.store.of('milady', 9)).toEqual([]);
  });

  test('of fifty who race for a number exactly one gets it', async () => {
    await here.make('t1');
    const racers = Array.from({ length: 50 }, (_, racer) => playing(1, { racer }));
    const answers = await Promise.all(racers.map(line => here.store.append('t1', line, summaryOf())));
    expect(answers.filter(answer => answer === 'kept')).toHaveLength(1);
    expect((await here.store.open('t1'))?.lines).toEqual([racers[answers.indexOf('kept')]]);
  });

  test('lines of many tables asked for in one breath do not get in each other’s way', async () => {
    const ids = Array.from({ length: 40 }, (_, at) => `t${at}`);
    await Promise.all(ids.map(id => here.make(id)));
    await here.store.append('t7', playing(1), null);
    const answers = await Promise.all(
      ids.map((id, at) => here.store.append(id, playing(1, { at }), summaryOf({ asked: [at] }))),
    );
    expect(answers).toEqual(ids.map(id => (id === 't7' ? 'taken' : 'kept')));
    expect((await here.store.open('t8'))?.lines).toEqual([playing(1, { at: 8 })]);
    const asked = (await here.store.of('host', 99)).map(({ id, summary }) => [id, summary.asked]);
    expect(new Map(asked as [string, number[]][]).get('t39')).toEqual([39]);
  });
};

const testRefusals = (here: StoreAtTest): void => {
  test('a table nobody made is not there, and its lines are refused without harm to others', async () => {
    await here.make('t1');
    expect(await here.store.open('nowhere')).toBeNull();
    expect(await here.store.since('nowhere', 0)).toEqual([]);
    const [lost, kept] = await Promise.allSettled([
      here.store.append('nowhere', playing(1), summaryOf()),
      here.store.append('t1', playing(1), null),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'There is no table nowhere.' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'kept' });
    await expect(here.store.remove('nowhere')).resolves.toBeUndefined();
    expect(await here.store.of('nobody', 9)).toEqual([]);
    expect(await here.store.person('nobody')).toBeNull();
  });

  test('a line that cannot be written is refused without harm to others', async () => {
    await here.make('t1');
    await here.make('t2');
    const bad = [playing(1.5), playing(Number.NaN), playing(2 ** 31), playing(1, null, 0.5), playing(1, null, 2 ** 53)];
    const answers = await Promise.allSettled([
      ...bad.map(line => here.store.append('t1', line, summaryOf({ phase: 'over' }))),
      here.store.append('t2', playing(1), null),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...bad.map(() => 'rejected'), 'fulfilled']);
    expect((await here.store.open('t1'))?.lines).toEqual([]);
    expect((await here.store.open('t2'))?.lines).toEqual([playing(1)]);
    expect(await here.store.count()).toEqual({ gathering: 2, playing: 0, over: 0, cancelled: 0 });
  });
};

/** A table is there once, until it is removed. */
const testIds = (here: StoreAtTest): void => {
  test('a table is made once', async () => {
    await here.make('t1');
    await here.store.append('t1', playing(1), null);
    const second = here.store.create(
      tableOf('t1', { title: 'another', host: 'thief' }),
      summaryOf({ phase: 'over' }),
      5,
    );
    const other = here.store.create(tableOf('t2'), summaryOf(), 5);
    await expect(second).rejects.toThrow('The table t1 is there already.');
    await other;
    expect((await here.store.open('t1'))?.row).toEqual(tableOf('t1'));
    expect((await here.store.open('t1'))?.lines).toHaveLength(1);
    expect(await here.store.of('thief', 9)).toEqual([]);
    expect(await here.store.count()).toEqual({ gathering: 2, playing: 0, over: 0, cancelled: 0 });
  });

  test('a removed table leaves nothing behind, and its id may be used again', async () => {
    await here.make('t1', { listed: true, due: 3, seats: seating('anne') });
    await here.store.append('t1', playing(1), null);
    await here.store.remove('t1');
    expect(await here.store.open('t1')).toBeNull();
    expect(await here.store.since('t1', 0)).toEqual([]);
    expect(await here.store.listed(9)).toEqual([]);
    expect(await here.store.of('anne', 9)).toEqual([]);
    expect(await here.store.due(9, 9)).toEqual([]);
    await here.make('t1');
    expect((await here.store.open('t1'))?.lines).toEqual([]);
  });
};

/** Journals: what is kept of a table, and who gets which number. */
export const testTables = (here: StoreAtTest): void => {
  testLines(here);
  testNumbers(here);
  testRefusals(here);
  testIds(here);
};
