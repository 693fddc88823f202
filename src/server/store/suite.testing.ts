import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineOf, playing, seating, sitting, summaryOf, tableOf } from './samples.testing.ts';
import type { Kept, News, Store } from './store.ts';

/** One place where tables are kept, empty at first. */
export interface Place {
  open(): Promise<Store>;
}

const ODD = [
  '🤺👑 d’Artagnan',
  '"quotes" \'and\' `more` \\ \\" {} [1,2] NULL $1 ? %s --',
  'line\nbreak\r\n\ttab',
  'a\0b',
  'half \ud83d a character',
  '\u2028\u2029\ufeff',
  'ﷺ é ß Ω 漢字 עברית',
  '',
];

const allOf = async (store: Store): Promise<Kept[]> => {
  const all: Kept[] = [];
  for await (const kept of store.everything()) all.push(kept);
  return all;
};

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const owedTo = (what: string, due: number, word = 'a word') => ({ what, due, value: { word } });

/** What every store has to do. */
export const testStore = (newPlace: () => Promise<Place>): void => {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });
  afterEach(() => store.close());

  const reopen = async (): Promise<void> => {
    await store.close();
    store = await place.open();
  };

  /** A table with that summary, made at that time. */
  const make = (id: string, changes: Parameters<typeof summaryOf>[0] = {}, time = 1): Promise<void> =>
    store.create(tableOf(id), summaryOf(changes), time);

  const grow = (id: string, number: number, changes: Parameters<typeof summaryOf>[0], time: number) =>
    store.append(id, playing(number, null, time), summaryOf(changes));

  test('a table comes back as it was made, with its lines in order', async () => {
    const row = tableOf('t1');
    await store.create(row, summaryOf(), 1);
    expect(await store.open('t1')).toEqual({ row, lines: [] });
    const lines = [sitting(1, 'anne'), lineOf(2, { kind: 'start' }), ...[3, 4, 5, 6, 7, 8, 9, 10].map(n => playing(n))];
    for (const line of lines) expect(await store.append('t1', line, null)).toBe('kept');
    await reopen();
    expect(await store.open('t1')).toEqual({ row, lines });
  });

  test('lines asked for in one breath are kept in order too', async () => {
    await make('t1');
    const lines = Array.from({ length: 30 }, (_, at) => playing(at + 1));
    expect(await Promise.all(lines.map(line => store.append('t1', line, null)))).toEqual(lines.map(() => 'kept'));
    expect((await store.open('t1'))?.lines).toEqual(lines);
  });

  test('of lines asked for in one breath the last summary counts', async () => {
    await make('t1');
    await Promise.all([
      grow('t1', 1, { phase: 'playing', seats: seating('anne') }, 10),
      grow('t1', 2, { phase: 'over', seats: seating('anne') }, 20),
      store.append('t1', playing(3, null, 30), null),
    ]);
    expect(await store.count()).toEqual({ gathering: 0, playing: 0, over: 1 });
    expect((await store.of('host', 9))[0]).toMatchObject({ summary: { phase: 'over' }, changed: 30 });
  });

  test('what came after a number is told', async () => {
    await make('t1');
    for (const number of [1, 2, 3, 4]) await store.append('t1', playing(number), null);
    expect(await store.since('t1', 2)).toEqual([playing(3), playing(4)]);
    expect(await store.since('t1', 4)).toEqual([]);
    expect(await store.since('t1', 0)).toHaveLength(4);
  });

  test('a number is given once, and whoever comes second changes nothing', async () => {
    await make('t1');
    const summary = summaryOf({ phase: 'playing', listed: true, due: 5, seats: seating('anne') });
    expect(await store.append('t1', sitting(1, 'anne'), summary)).toBe('kept');
    const late = summaryOf({ phase: 'over', seats: seating('milady') });
    expect(await store.append('t1', lineOf(1, { kind: 'start' }, 9999), late)).toBe('taken');
    expect((await store.open('t1'))?.lines).toEqual([sitting(1, 'anne')]);
    expect(await store.listed(9)).toMatchObject([{ id: 't1', summary, changed: 1001 }]);
    expect(await store.due(6, 9)).toEqual(['t1']);
    expect(await store.of('milady', 9)).toEqual([]);
  });

  test('of fifty who race for a number exactly one gets it', async () => {
    await make('t1');
    const racers = Array.from({ length: 50 }, (_, racer) => playing(1, { racer }));
    const answers = await Promise.all(racers.map(line => store.append('t1', line, summaryOf())));
    expect(answers.filter(answer => answer === 'kept')).toHaveLength(1);
    expect((await store.open('t1'))?.lines).toEqual([racers[answers.indexOf('kept')]]);
  });

  test('lines of many tables asked for in one breath do not get in each other’s way', async () => {
    const ids = Array.from({ length: 40 }, (_, at) => `t${at}`);
    await Promise.all(ids.map(id => make(id)));
    await store.append('t7', playing(1), null);
    const answers = await Promise.all(
      ids.map((id, at) => store.append(id, playing(1, { at }), summaryOf({ asked: [at] }))),
    );
    expect(answers).toEqual(ids.map(id => (id === 't7' ? 'taken' : 'kept')));
    expect((await store.open('t8'))?.lines).toEqual([playing(1, { at: 8 })]);
    const asked = (await store.of('host', 99)).map(({ id, summary }) => [id, summary.asked]);
    expect(new Map(asked as [string, number[]][]).get('t39')).toEqual([39]);
  });

  test('a table nobody made is not there, and its lines are refused without harm to others', async () => {
    await make('t1');
    expect(await store.open('nowhere')).toBeNull();
    expect(await store.since('nowhere', 0)).toEqual([]);
    const [lost, kept] = await Promise.allSettled([
      store.append('nowhere', playing(1), summaryOf()),
      store.append('t1', playing(1), null),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'There is no table nowhere.' } });
    expect(kept).toEqual({ status: 'fulfilled', value: 'kept' });
    await expect(store.remove('nowhere')).resolves.toBeUndefined();
    expect(await store.of('nobody', 9)).toEqual([]);
    expect(await store.person('nobody')).toBeNull();
  });

  test('a line that cannot be written is refused without harm to others', async () => {
    await make('t1');
    await make('t2');
    const bad = [playing(1.5), playing(Number.NaN), playing(2 ** 31), playing(1, null, 0.5), playing(1, null, 2 ** 53)];
    const answers = await Promise.allSettled([
      ...bad.map(line => store.append('t1', line, summaryOf({ phase: 'over' }))),
      store.append('t2', playing(1), null),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...bad.map(() => 'rejected'), 'fulfilled']);
    expect((await store.open('t1'))?.lines).toEqual([]);
    expect((await store.open('t2'))?.lines).toEqual([playing(1)]);
    expect(await store.count()).toEqual({ gathering: 2, playing: 0, over: 0 });
  });

  test('a table is made once', async () => {
    await make('t1');
    await store.append('t1', playing(1), null);
    const second = store.create(tableOf('t1', { title: 'another', host: 'thief' }), summaryOf({ phase: 'over' }), 5);
    const other = store.create(tableOf('t2'), summaryOf(), 5);
    await expect(second).rejects.toThrow('The table t1 is there already.');
    await other;
    expect((await store.open('t1'))?.row).toEqual(tableOf('t1'));
    expect((await store.open('t1'))?.lines).toHaveLength(1);
    expect(await store.of('thief', 9)).toEqual([]);
    expect(await store.count()).toEqual({ gathering: 2, playing: 0, over: 0 });
  });

  test('a removed table leaves nothing behind, and its id may be used again', async () => {
    await make('t1', { listed: true, due: 3, seats: seating('anne') });
    await store.append('t1', playing(1), null);
    await store.remove('t1');
    expect(await store.open('t1')).toBeNull();
    expect(await store.since('t1', 0)).toEqual([]);
    expect(await store.listed(9)).toEqual([]);
    expect(await store.of('anne', 9)).toEqual([]);
    expect(await store.due(9, 9)).toEqual([]);
    await make('t1');
    expect((await store.open('t1'))?.lines).toEqual([]);
  });

  test('listed tables that are not over are listed, the newest first', async () => {
    await make('old', { listed: true, phase: 'playing' }, 10);
    await make('new', { listed: true }, 30);
    await make('middle', { listed: true }, 20);
    await make('private', {}, 40);
    await make('over', { listed: true, phase: 'over' }, 50);
    await grow('old', 1, { listed: true, phase: 'playing', asked: [1] }, 99);
    expect(idsOf(await store.listed(9))).toEqual(['new', 'middle', 'old']);
    expect(idsOf(await store.listed(2))).toEqual(['new', 'middle']);
    const [, , listing] = await store.listed(9);
    expect(listing).toEqual({
      id: 'old',
      opening: tableOf('old').opening,
      summary: summaryOf({ listed: true, phase: 'playing', asked: [1] }),
      changed: 99,
    });
    await grow('new', 1, { listed: false }, 100);
    await grow('middle', 1, { listed: true, phase: 'over' }, 100);
    expect(idsOf(await store.listed(9))).toEqual(['old']);
  });

  test('somebody’s tables are those he hosts, sits or sat at, the last to move first', async () => {
    const seats = [{ plan: { kind: 'invited' }, person: 'anne', name: 'Anne', face: 'anne' }] as const;
    await store.create(tableOf('hosted', { host: 'anne' }), summaryOf({ moved: 10 }), 10);
    await store.create(tableOf('invited', { seats }), summaryOf({ moved: 20 }), 20);
    await make('sits');
    await make('sat');
    await make('others', { moved: 50, seats: seating('porthos') });
    await store.append('sits', sitting(1, 'anne'), summaryOf({ moved: 60, seats: seating('anne', 'porthos') }));
    await store.append('sat', sitting(1, 'anne'), summaryOf({ moved: 70, seats: seating('anne') }));
    await store.append('sat', lineOf(2, { kind: 'rise', seat: 0 }, 2000), summaryOf({ moved: 80.2, seats: [] }));
    expect(idsOf(await store.of('anne', 9))).toEqual(['sat', 'sits', 'invited', 'hosted']);
    expect(idsOf(await store.of('anne', 2))).toEqual(['sat', 'sits']);
    expect(idsOf(await store.of('porthos', 9))).toEqual(['sits', 'others']);
    expect((await store.of('anne', 9))[0]).toMatchObject({ summary: { seats: [], moved: 80.2 }, changed: 2000 });
    await grow('hosted', 1, { moved: 90 }, 3000);
    expect(idsOf(await store.of('anne', 1))).toEqual(['hosted']);
  });

  test('a whisper moves no table in any list', async () => {
    for (const id of ['a', 'b', 'c']) await make(id, { listed: true, moved: 5 });
    const lists = async () => [
      idsOf(await store.of('host', 9)),
      idsOf(await store.of('host', 1)),
      idsOf(await store.listed(9)),
      idsOf(await store.listed(1)),
    ];
    const before = await lists();
    const whisper = { kind: 'say', seat: 0, name: 'Athos', text: 'psst', to: [1] } as const;
    await store.append('c', lineOf(1, whisper, 9000), summaryOf({ listed: true, moved: 5 }));
    await store.append('b', lineOf(1, whisper, 9001), null);
    expect(await lists()).toEqual(before);
  });

  test('tables where the machine owes a move are told, the longest waiting first', async () => {
    await make('late', { phase: 'playing', due: 100 });
    await make('later', { phase: 'playing', due: 50.4 });
    await make('not-yet', { phase: 'playing', due: 200 });
    await make('people', { phase: 'playing' });
    expect(await store.due(150, 9)).toEqual(['later', 'late']);
    expect(await store.due(150, 1)).toEqual(['later']);
    await store.append('late', playing(1), null);
    expect(await store.due(150, 9)).toEqual(['later', 'late']);
    await grow('late', 2, { phase: 'playing', due: null }, 9);
    await grow('later', 1, { phase: 'playing', due: 300 }, 9);
    expect(await store.due(1000, 9)).toEqual(['not-yet', 'later']);
  });

  test('finished and never started tables are forgotten when they are old, those being played never', async () => {
    for (const phase of ['gathering', 'playing', 'over'] as const) {
      await make(`old-${phase}`, { phase }, 10);
      await make(`new-${phase}`, { phase }, 100);
      await make(`grown-${phase}`, { phase }, 10);
      await store.append(`grown-${phase}`, playing(1, null, 100), null);
    }
    expect(await store.forget({ over: null, gathering: null })).toBe(0);
    expect(await store.forget({ over: 50, gathering: null })).toBe(1);
    expect(await store.open('old-over')).toBeNull();
    expect(await store.forget({ over: null, gathering: 50 })).toBe(1);
    expect(await store.open('old-gathering')).toBeNull();
    expect(await store.count()).toEqual({ gathering: 2, playing: 3, over: 2 });
    expect(await store.forget({ over: 1000, gathering: 1000 })).toBe(4);
    expect(await store.count()).toEqual({ gathering: 0, playing: 3, over: 0 });
    expect((await store.open('grown-playing'))?.lines).toHaveLength(1);
  });

  test('many are forgotten as well', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `t${at}`);
    await Promise.all(ids.map(id => make(id, { phase: 'over' })));
    expect(await store.forget({ over: 2, gathering: 2 })).toBe(230);
    expect(await store.count()).toEqual({ gathering: 0, playing: 0, over: 0 });
  });

  test('what is kept about a person is replaced by what comes later', async () => {
    await store.keepPerson('anne', { mail: 'anne@example.org', quiet: [22, 7] });
    await store.keepPerson('porthos', null);
    expect(await store.person('anne')).toEqual({ mail: 'anne@example.org', quiet: [22, 7] });
    await store.keepPerson('anne', { mail: null });
    await reopen();
    expect(await store.person('anne')).toEqual({ mail: null });
    expect(await store.person('porthos')).toBeNull();
  });

  test('a thing is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.once('mail t1 7', 1000)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await reopen();
    expect(await store.once('mail t1 7', 2000)).toBe(false);
    expect(await store.once('mail t1 8', 2000)).toBe(true);
  });

  test('that a thing was done is forgotten after more than a year', async () => {
    const day = 24 * 60 * 60 * 1000;
    await store.once('old', 0);
    await store.once('other', 365 * day);
    expect(await store.once('old', 365 * day)).toBe(false);
    await store.once('newer', 400 * day);
    expect(await store.once('old', 400 * day)).toBe(true);
    expect(await store.once('other', 400 * day)).toBe(false);
  });

  test('a secret is drawn once and then stays the same', async () => {
    const drawn = await Promise.all(Array.from({ length: 10 }, () => store.secret('cookie')));
    expect(drawn[0]).toBeInstanceOf(Uint8Array);
    expect(drawn[0]).toHaveLength(32);
    for (const other of drawn) expect(other).toEqual(drawn[0]);
    expect(await store.secret('links')).not.toEqual(drawn[0]);
    await reopen();
    expect(await store.secret('cookie')).toEqual(drawn[0]);
  });

  test('news are heard until one stops listening', async () => {
    const heard: News[] = [];
    const stop = store.listen(news => heard.push(news));
    const here = (seat: number): News => ({ kind: 'here', table: 't1', node: 'n1', seats: [seat], watching: ODD });
    const crowd: News = {
      kind: 'here',
      table: 't1',
      node: 'n1',
      seats: [],
      watching: new Array(999).fill('Rochefort 🎭'),
    };
    await store.tell(here(0));
    await store.tell(crowd);
    await store.tell(here(1));
    await expect.poll(() => heard).toEqual([here(0), crowd, here(1)]);
    const all: News[] = [];
    store.listen(news => all.push(news));
    stop();
    await store.tell(here(2));
    await expect.poll(() => all).toEqual([here(2)]);
    expect(heard).toHaveLength(3);
  });

  test('texts may hold anything', async () => {
    for (const [at, text] of ODD.entries()) {
      const row = tableOf(`odd-${at}`, { title: text, options: { [text]: text } });
      const said = lineOf(1, { kind: 'say', seat: null, name: text, text, to: null });
      await store.create(
        row,
        summaryOf({ listed: true, seats: [{ name: text, person: null, bot: false, open: true }] }),
        at,
      );
      await store.append(
        row.id,
        said,
        summaryOf({ listed: true, seats: [{ name: text, person: null, bot: true, open: false }] }),
      );
      expect(await store.open(row.id)).toEqual({ row, lines: [said] });
      await store.keepPerson(`person-${at}`, { text });
      expect(await store.person(`person-${at}`)).toEqual({ text });
      const [listing] = await store.listed(1);
      expect([listing.opening.title, listing.summary.seats[0].name]).toEqual([text, text]);
    }
  });

  test('ids may hold anything but NUL and half characters', async () => {
    const [bad, good] = [ODD.filter(id => /\0|\ud83d /.test(id)), ODD.filter(id => !/\0|\ud83d /.test(id))];
    expect([bad.length, good.length]).toEqual([2, 6]);
    for (const id of good) {
      await store.create(tableOf(id, { host: `host ${id}` }), summaryOf(), 1);
      expect(await store.append(id, playing(1), summaryOf({ seats: seating(id) }))).toBe('kept');
      expect((await store.open(id))?.row.id).toBe(id);
      expect(idsOf(await store.of(`host ${id}`, 9))).toEqual([id]);
      expect(await store.once(id, 1)).toBe(true);
    }
    for (const id of bad) {
      const asked = [
        store.create(tableOf(id), summaryOf(), 1),
        store.create(tableOf('t', { host: id }), summaryOf(), 1),
        store.create(tableOf('t'), summaryOf({ seats: seating(id) }), 1),
        store.open(id),
        store.since(id, 0),
        store.append(id, playing(1), null),
        store.append('"quotes"', sitting(1, id), summaryOf({ seats: seating(id) })),
        store.remove(id),
        store.of(id, 1),
        store.person(id),
        store.keepPerson(id, 1),
        store.once(id, 1),
        store.secret(id),
      ];
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/is no id/) } });
    }
    expect(await store.open('t')).toBeNull();
  });

  test('what is owed is kept until it is settled, the earliest first', async () => {
    expect(await store.owed(9)).toEqual([]);
    await store.owe([owedTo('porthos', 7.6), owedTo('anne', 5), owedTo('athos', 7.6)]);
    await reopen();
    expect(await store.owed(9)).toEqual([owedTo('anne', 5), owedTo('athos', 8), owedTo('porthos', 8)]);
    expect(await store.owed(1)).toEqual([owedTo('anne', 5)]);
    await store.settle(['athos', 'nobody']);
    expect(await store.owed(9)).toEqual([owedTo('anne', 5), owedTo('porthos', 8)]);
  });

  test('what is owed again takes the place of what was owed, and nothing else is touched', async () => {
    await store.owe([owedTo('anne', 5), owedTo('porthos', 6)]);
    await store.owe([owedTo('anne', 1, 'first'), owedTo('anne', 9, 'last')]);
    expect(await store.owed(9)).toEqual([owedTo('porthos', 6), owedTo('anne', 9, 'last')]);
    await store.owe([]);
    await store.settle([]);
    expect(await store.owed(9)).toHaveLength(2);
    expect(await store.person('anne')).toBeNull();
  });

  test('what is owed holds any text, and has a name that can be kept', async () => {
    await store.owe([owedTo('odd', 1, ODD.join(' '))]);
    expect(await store.owed(9)).toEqual([owedTo('odd', 1, ODD.join(' '))]);
    for (const bad of ['a\0b', 'half \ud83d']) {
      await expect(store.owe([owedTo(bad, 1)])).rejects.toThrow('is no id that can be kept');
      await expect(store.settle([bad])).rejects.toThrow('is no id that can be kept');
    }
    expect(await store.owed(9)).toHaveLength(1);
  });

  test('a backup holds everything and makes an equal store of an empty one', async () => {
    await store.secret('cookie');
    await store.secret('links');
    for (const id of ['anne', 'porthos', ...ODD.slice(0, 3)]) await store.keepPerson(id, { id });
    await store.owe([owedTo('anne', 5), owedTo('porthos', 4)]);
    for (let at = 0; at < 45; at++) {
      const phase = (['gathering', 'playing', 'over'] as const)[at % 3];
      await store.create(
        tableOf(`t${at}`, { title: ODD[at % ODD.length] }),
        summaryOf({ phase, listed: at % 2 === 0 }),
        at,
      );
      const lines = [sitting(1, 'anne'), lineOf(2, { kind: 'rise', seat: 0 }), playing(3), playing(4, ODD)];
      for (const line of lines.slice(0, at % 5)) await store.append(`t${at}`, line, summaryOf({ phase, due: at }));
    }
    const all = await allOf(store);
    expect(all.map(({ kind }) => kind).sort()).toEqual(
      ['owed', 'owed', ...Array(5).fill('person'), ...Array(2).fill('secret'), ...Array(45).fill('table')].sort(),
    );
    const lists = async () => [
      await store.listed(99),
      await store.of('anne', 99),
      await store.of('host', 99),
      await store.due(99, 99),
      await store.count(),
      await store.secret('cookie'),
      await store.owed(99),
      await store.open('t44'),
    ];
    const before = await lists();
    await store.close();
    place = await newPlace();
    store = await place.open();
    for (const kept of all) await store.bring(JSON.parse(JSON.stringify(kept)));
    expect(await allOf(store)).toEqual(all);
    expect(await lists()).toEqual(before);
    expect(await store.append('t44', playing(5), null)).toBe('kept');
  });

  test('a backup shows one moment, and play goes on meanwhile', async () => {
    await store.secret('cookie');
    for (let at = 10; at < 60; at++) await make(`t${at}`);
    const seen: Kept[] = [];
    for await (const kept of store.everything()) {
      if (seen.length === 0) {
        await store.append('t59', playing(1), null);
        await make('t99');
        await store.remove('t58');
      }
      seen.push(kept);
    }
    expect(seen).toHaveLength(51);
    expect(seen.at(-1)).toMatchObject({ row: { id: 't59' }, lines: [] });
    expect(await store.count()).toEqual({ gathering: 50, playing: 0, over: 0 });
  });

  test('a backup may be given up halfway', async () => {
    for (let at = 0; at < 30; at++) await make(`t${at}`);
    for (let round = 0; round < 12; round++)
      for await (const kept of store.everything()) {
        expect(kept.kind).toBe('table');
        break;
      }
    expect(await allOf(store)).toHaveLength(30);
  });

  test('what is brought back never replaces what is there, and comes whole or not at all', async () => {
    await make('t1');
    await store.keepPerson('anne', 1);
    const secret = await store.secret('cookie');
    const table = (id: string, ...numbers: readonly number[]): Kept => ({
      kind: 'table',
      row: tableOf(id, { title: 'brought' }),
      summary: summaryOf(),
      made: 1,
      changed: 2,
      lines: numbers.map(number => playing(number)),
    });
    await expect(store.bring(table('t1', 1))).rejects.toThrow('The table t1 is there already.');
    await expect(store.bring({ kind: 'person', id: 'anne', value: 2 })).rejects.toThrow(/anne is there already/);
    await store.owe([owedTo('anne', 5)]);
    await expect(store.bring({ kind: 'owed', ...owedTo('anne', 9) })).rejects.toThrow(/anne is there already/);
    expect(await store.owed(9)).toEqual([owedTo('anne', 5)]);
    await expect(store.bring({ kind: 'secret', name: 'cookie', hex: '00' })).rejects.toThrow(/cookie is there already/);
    const [twice, whole] = await Promise.allSettled([
      store.bring(table('t2', 1, 2, 2)),
      store.bring(table('t3', 1, 2)),
    ]);
    expect([twice.status, whole.status]).toEqual(['rejected', 'fulfilled']);
    expect(await store.open('t1')).toEqual({ row: tableOf('t1'), lines: [] });
    expect(await store.open('t2')).toBeNull();
    expect((await store.open('t3'))?.lines).toHaveLength(2);
    expect(await store.person('anne')).toBe(1);
    expect(await store.secret('cookie')).toEqual(secret);
  });

  test('it answers while it is open, and refuses when it is closed', async () => {
    await make('t1');
    await store.check();
    const last = store.append('t1', playing(1), null);
    await store.close();
    expect(await last).toBe('kept');
    await store.close();
    await expect(store.append('t1', playing(2), null)).rejects.toThrow();
    await expect(store.keepPerson('anne', 1)).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await reopen();
    expect((await store.open('t1'))?.lines).toEqual([playing(1)]);
  });
};
