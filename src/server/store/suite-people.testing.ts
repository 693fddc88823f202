import { expect, test } from 'vitest';
import type { News } from './store.ts';
import { ODD, owedTo, type StoreAtTest } from './store-at-test.testing.ts';

/** What is known about people, and what was done. */
const testKnown = (here: StoreAtTest): void => {
  test('what is kept about a person is replaced by what comes later', async () => {
    await here.store.keepPerson('anne', { mail: 'anne@example.org', quiet: [22, 7] });
    await here.store.keepPerson('porthos', null);
    expect(await here.store.person('anne')).toEqual({ mail: 'anne@example.org', quiet: [22, 7] });
    await here.store.keepPerson('anne', { mail: null });
    await here.reopen();
    expect(await here.store.person('anne')).toEqual({ mail: null });
    expect(await here.store.person('porthos')).toBeNull();
  });

  test('a thing is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => here.store.once('mail t1 7', 1000)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await here.reopen();
    expect(await here.store.once('mail t1 7', 2000)).toBe(false);
    expect(await here.store.once('mail t1 8', 2000)).toBe(true);
  });

  test('that a thing was done is forgotten after more than a year', async () => {
    const day = 24 * 60 * 60 * 1000;
    await here.store.once('old', 0);
    await here.store.once('other', 365 * day);
    expect(await here.store.once('old', 365 * day)).toBe(false);
    await here.store.once('newer', 400 * day);
    expect(await here.store.once('old', 400 * day)).toBe(true);
    expect(await here.store.once('other', 400 * day)).toBe(false);
  });

  test('a secret is drawn once and then stays the same', async () => {
    const drawn = await Promise.all(Array.from({ length: 10 }, () => here.store.secret('cookie')));
    expect(drawn[0]).toBeInstanceOf(Uint8Array);
    expect(drawn[0]).toHaveLength(32);
    for (const other of drawn) expect(other).toEqual(drawn[0]);
    expect(await here.store.secret('links')).not.toEqual(drawn[0]);
    await here.reopen();
    expect(await here.store.secret('cookie')).toEqual(drawn[0]);
  });
};

const testNews = (here: StoreAtTest): void => {
  test('news are heard until one stops listening', async () => {
    const heard: News[] = [];
    const stop = here.store.listen(news => heard.push(news));
    const hereAt = (seat: number): News => ({
      kind: 'here',
      table: 't1',
      node: 'n1',
      seats: [seat],
      watching: ODD.map(handle => ({ handle, from: 'Meung' })),
    });
    const crowd: News = {
      kind: 'here',
      table: 't1',
      node: 'n1',
      seats: [],
      watching: new Array(999).fill({ handle: 'Rochefort 🎭', from: 'Meung' }),
    };
    await here.store.tell(hereAt(0));
    await here.store.tell(crowd);
    await here.store.tell(hereAt(1));
    await expect.poll(() => heard).toEqual([hereAt(0), crowd, hereAt(1)]);
    const all: News[] = [];
    here.store.listen(news => all.push(news));
    stop();
    await here.store.tell(hereAt(2));
    await expect.poll(() => all).toEqual([hereAt(2)]);
    expect(heard).toHaveLength(3);
  });
};

const testOwed = (here: StoreAtTest): void => {
  test('what is owed is kept until it is settled, the earliest first', async () => {
    expect(await here.store.owed(99, 9)).toEqual([]);
    await here.store.owe([owedTo('porthos', 7.6), owedTo('anne', 5), owedTo('athos', 7.6)]);
    await here.reopen();
    expect(await here.store.owed(99, 9)).toEqual([owedTo('anne', 5), owedTo('athos', 8), owedTo('porthos', 8)]);
    expect(await here.store.owed(99, 1)).toEqual([owedTo('anne', 5)]);
    expect(await here.store.owed(8, 9)).toEqual([owedTo('anne', 5)]);
    expect(await here.store.owed(5, 9)).toEqual([]);
    await here.store.settle(['athos', 'nobody']);
    expect(await here.store.owed(99, 9)).toEqual([owedTo('anne', 5), owedTo('porthos', 8)]);
  });

  test('what is owed again takes the place of what was owed, and nothing else is touched', async () => {
    await here.store.owe([owedTo('anne', 5), owedTo('porthos', 6)]);
    await here.store.owe([owedTo('anne', 1, 'first'), owedTo('anne', 9, 'last')]);
    expect(await here.store.owed(99, 9)).toEqual([owedTo('porthos', 6), owedTo('anne', 9, 'last')]);
    await here.store.owe([]);
    await here.store.settle([]);
    expect(await here.store.owed(99, 9)).toHaveLength(2);
    expect(await here.store.person('anne')).toBeNull();
  });

  test('what is owed about a table goes with it', async () => {
    for (const id of ['t1', 't2', 't3']) await here.make(id, { phase: 'over' });
    await here.grow('t2', 1, { phase: 'over' }, 50);
    const about = (table: string, seat: number) => ({ ...owedTo(`turn:${table}:${seat}`, seat), table });
    await here.store.owe([about('t1', 1), about('t1', 2), about('t2', 3), about('t3', 4), owedTo('mail:anne', 5)]);
    await here.store.remove('t1');
    expect(await here.store.owed(99, 9)).toEqual([about('t2', 3), about('t3', 4), owedTo('mail:anne', 5)]);
    for (const now of [1, 2]) await here.store.forget({ over: 9, gathering: null, now, found: now });
    expect(await here.store.owed(99, 9)).toEqual([about('t2', 3), owedTo('mail:anne', 5)]);
  });

  test('what is owed holds any text, and has a name that can be kept', async () => {
    await here.store.owe([owedTo('odd', 1, ODD.join(' '))]);
    expect(await here.store.owed(99, 9)).toEqual([owedTo('odd', 1, ODD.join(' '))]);
    for (const bad of ['a\0b', 'half \ud83d']) {
      await expect(here.store.owe([owedTo(bad, 1)])).rejects.toThrow('is no id that can be kept');
      await expect(here.store.settle([bad])).rejects.toThrow('is no id that can be kept');
    }
    expect(await here.store.owed(99, 9)).toHaveLength(1);
  });
};

/** What is kept beside the tables. */
export const testPeople = (here: StoreAtTest): void => {
  testKnown(here);
  testNews(here);
  testOwed(here);
};
