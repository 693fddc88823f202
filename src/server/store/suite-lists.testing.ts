import { expect, test } from 'vitest';
import { lineOf, playing, seating, sitting, summaryOf, tableOf } from './samples.testing.ts';
import { idsOf, type StoreAtTest } from './store-at-test.testing.ts';

/** Tables as they are shown to somebody. */
const testShown = (here: StoreAtTest): void => {
  test('listed tables that are not over are listed, the newest first', async () => {
    await here.make('old', { listed: true, phase: 'playing' }, 10);
    await here.make('new', { listed: true }, 30);
    await here.make('middle', { listed: true }, 20);
    await here.make('private', {}, 40);
    await here.make('over', { listed: true, phase: 'over' }, 50);
    await here.grow('old', 1, { listed: true, phase: 'playing', asked: [1] }, 99);
    expect(idsOf(await here.store.listed(9))).toEqual(['new', 'middle', 'old']);
    expect(idsOf(await here.store.listed(2))).toEqual(['new', 'middle']);
    const [, , listing] = await here.store.listed(9);
    expect(listing).toEqual({
      id: 'old',
      opening: tableOf('old').opening,
      summary: summaryOf({ listed: true, phase: 'playing', asked: [1] }),
      changed: 99,
    });
    await here.grow('new', 1, { listed: false }, 100);
    await here.grow('middle', 1, { listed: true, phase: 'over' }, 100);
    expect(idsOf(await here.store.listed(9))).toEqual(['old']);
  });

  test('somebody’s tables are those he hosts, sits or sat at, the last to move first', async () => {
    const seats = [{ plan: { kind: 'invited' }, person: 'anne', name: 'Anne', face: 'anne' }] as const;
    await here.store.create(tableOf('hosted', { host: 'anne' }), summaryOf({ moved: 10 }), 10);
    await here.store.create(tableOf('invited', { seats }), summaryOf({ moved: 20 }), 20);
    await here.make('sits');
    await here.make('sat');
    await here.make('others', { moved: 50, seats: seating('porthos') });
    await here.store.append('sits', sitting(1, 'anne'), summaryOf({ moved: 60, seats: seating('anne', 'porthos') }));
    await here.store.append('sat', sitting(1, 'anne'), summaryOf({ moved: 70, seats: seating('anne') }));
    await here.store.append('sat', lineOf(2, { kind: 'rise', seat: 0 }, 2000), summaryOf({ moved: 80.2, seats: [] }));
    expect(idsOf(await here.store.of('anne', 9))).toEqual(['sat', 'sits', 'invited', 'hosted']);
    expect(idsOf(await here.store.of('anne', 2))).toEqual(['sat', 'sits']);
    expect(idsOf(await here.store.of('porthos', 9))).toEqual(['sits', 'others']);
    expect((await here.store.of('anne', 9))[0]).toMatchObject({ summary: { seats: [], moved: 80.2 }, changed: 2000 });
    await here.grow('hosted', 1, { moved: 90 }, 3000);
    expect(idsOf(await here.store.of('anne', 1))).toEqual(['hosted']);
  });

  test('a table is not among those of whoever was shown out, unless he sits down again', async () => {
    const shownOut = (number: number) =>
      lineOf(number, { kind: 'unseat', seat: 0, block: false, person: 'anne' }, 1000 + number);
    await here.make('t1', { moved: 5, seats: [] });
    await here.make('t2', { moved: 4, seats: [] });
    for (const id of ['t1', 't2'])
      await here.store.append(id, sitting(1, 'anne'), summaryOf({ seats: seating('anne') }));
    await here.store.append('t1', shownOut(2), summaryOf({ seats: [] }));
    // Of two who write the same number only one is heard.
    expect(await here.store.append('t2', shownOut(1), summaryOf({ seats: [] }))).toBe('taken');
    expect(idsOf(await here.store.of('anne', 9))).toEqual(['t2']);
    const handle = { kind: 'remove', spectator: 'handle of anne', person: 'anne' } as const;
    await here.store.append('t2', lineOf(2, handle), null);
    expect(await here.store.of('anne', 9)).toEqual([]);
    expect(idsOf(await here.store.of('host', 9)).sort()).toEqual(['t1', 't2']);
    await here.store.append('t1', sitting(3, 'anne'), summaryOf({ seats: seating('anne') }));
    expect(idsOf(await here.store.of('anne', 9))).toEqual(['t1']);
  });

  test('a whisper moves no table in any list', async () => {
    for (const id of ['a', 'b', 'c']) await here.make(id, { listed: true, moved: 5 });
    const lists = async () => [
      idsOf(await here.store.of('host', 9)),
      idsOf(await here.store.of('host', 1)),
      idsOf(await here.store.listed(9)),
      idsOf(await here.store.listed(1)),
    ];
    const before = await lists();
    const whisper = { kind: 'say', seat: 0, name: 'Athos', text: 'psst', to: [1] } as const;
    await here.store.append('c', lineOf(1, whisper, 9000), summaryOf({ listed: true, moved: 5 }));
    await here.store.append('b', lineOf(1, whisper, 9001), null);
    expect(await lists()).toEqual(before);
  });
};

const testDue = (here: StoreAtTest): void => {
  test('tables where the machine owes a move are told, the longest waiting first', async () => {
    await here.make('late', { phase: 'playing', due: 100 });
    await here.make('later', { phase: 'playing', due: 50.4 });
    await here.make('not-yet', { phase: 'playing', due: 200 });
    await here.make('people', { phase: 'playing' });
    expect(await here.store.due(150, 9)).toEqual(['later', 'late']);
    expect(await here.store.due(150, 1)).toEqual(['later']);
    await here.store.append('late', playing(1), null);
    expect(await here.store.due(150, 9)).toEqual(['later', 'late']);
    await here.grow('late', 2, { phase: 'playing', due: null }, 9);
    await here.grow('later', 1, { phase: 'playing', due: 300 }, 9);
    expect(await here.store.due(1000, 9)).toEqual(['not-yet', 'later']);
  });

  test('tables that a clock ahead has written are told, where the machine owes a move', async () => {
    for (const id of ['b', 'a', 'people', 'now']) await here.make(id, { phase: 'playing' });
    await here.grow('b', 1, { phase: 'playing', due: 9001 }, 9000);
    await here.grow('a', 1, { phase: 'playing', due: 9001 }, 9000);
    await here.grow('people', 1, { phase: 'playing' }, 9000);
    await here.grow('now', 1, { phase: 'playing', due: 101 }, 100);
    expect(await here.store.ahead(100, 9)).toEqual(['a', 'b']);
    expect(await here.store.ahead(100, 1)).toEqual(['a']);
    expect(await here.store.ahead(9000, 9)).toEqual([]);
  });
};

const testForgotten = (here: StoreAtTest): void => {
  test('finished and never started tables are forgotten when they are old, those being played never', async () => {
    for (const phase of ['gathering', 'playing', 'over'] as const) {
      await here.make(`old-${phase}`, { phase }, 10);
      await here.make(`new-${phase}`, { phase }, 100);
      await here.make(`grown-${phase}`, { phase }, 10);
      await here.store.append(`grown-${phase}`, playing(1, null, 100), null);
    }
    expect(await forgetNow(here, { over: null, gathering: null })).toBe(0);
    expect(await forgetNow(here, { over: 50, gathering: null })).toBe(1);
    expect(await here.store.open('old-over')).toBeNull();
    expect(await forgetNow(here, { over: null, gathering: 50 })).toBe(1);
    expect(await here.store.open('old-gathering')).toBeNull();
    expect(await here.store.count()).toEqual({ gathering: 2, playing: 3, over: 2, cancelled: 0 });
    expect(await forgetNow(here, { over: 1000, gathering: 1000 })).toBe(4);
    expect(await here.store.count()).toEqual({ gathering: 0, playing: 3, over: 0, cancelled: 0 });
    expect((await here.store.open('grown-playing'))?.lines).toHaveLength(1);
  });

  test('a table that was found to be idle once is not forgotten, nor one that has grown or was found so by a clock ahead', async () => {
    for (const id of ['idle', 'grown', 'ahead']) await here.make(id, { phase: 'over' }, 10);
    const look = (now: number, over = 50) => here.store.forget({ over, gathering: null, now, found: now - 100 });
    expect(await look(1000)).toBe(0);
    expect(await look(1099)).toBe(0);
    await here.grow('grown', 1, { phase: 'over' }, 60);
    await here.reopen();
    expect(await look(1101)).toBe(2);
    expect(await here.store.count()).toMatchObject({ over: 1 });
    // By a clock that is ahead it is idle, by the right one it was not: what that look said counts no more.
    expect(await look(9000, 900)).toBe(0);
    expect(await look(1200)).toBe(0);
    expect(await look(9200, 900)).toBe(0);
    expect(await look(9301, 900)).toBe(1);
  });

  test('many are forgotten as well', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `t${at}`);
    await Promise.all(ids.map(id => here.make(id, { phase: 'over' })));
    expect(await forgetNow(here, { over: 2, gathering: 2 })).toBe(230);
    expect(await here.store.count()).toEqual({ gathering: 0, playing: 0, over: 0, cancelled: 0 });
  });
};

/** Two looks, one after the other. */
const forgetNow = async (
  { store }: StoreAtTest,
  before: { readonly over: number | null; readonly gathering: number | null },
): Promise<number> => {
  await store.forget({ ...before, now: 1, found: 0 });
  return store.forget({ ...before, now: 2, found: 2 });
};

/** What lists tell of tables, and when tables are forgotten. */
export const testLists = (here: StoreAtTest): void => {
  testShown(here);
  testDue(here);
  testForgotten(here);
};
