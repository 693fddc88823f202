import { expect, test } from 'vitest';
import { MOST_BEATS } from './rows.ts';
import { allOf, type StoreAtTest } from './store-at-test.testing.ts';

const T = 1_000_000;

/** When somebody was in the house, and when nobody was. */
export const testHours = (here: StoreAtTest): void => {
  test('the first beat after a time without any finds an outage, which stays', async () => {
    expect(await here.store.beat('one', T)).toBe(false);
    expect(await here.store.beat('one', T + 3000.4)).toBe(false);
    expect(await here.store.outages()).toEqual([]);
    await here.reopen();
    expect(await here.store.beat('two', T + 60_000)).toBe(true);
    expect(await here.store.beat('three', T + 61_000)).toBe(false);
    expect(await here.store.beat('two', T + 63_000)).toBe(false);
    await here.reopen();
    expect(await here.store.outages()).toEqual([{ since: T + 3000, until: T + 60_000 }]);
    expect(await here.store.beats()).toEqual([
      { node: 'two', time: T + 63_000 },
      { node: 'three', time: T + 61_000 },
      { node: 'one', time: T + 3000 },
    ]);
  });

  test('nodes that come back at once find one outage between them', async () => {
    await here.store.beat('one', T);
    const found = await Promise.all(['two', 'three', 'four'].map(node => here.store.beat(node, T + 60_000)));
    expect(found.filter(Boolean)).toHaveLength(1);
    expect(await here.store.outages()).toEqual([{ since: T, until: T + 60_000 }]);
  });

  test('an outage that a wrong clock has found ends where another node is there', async () => {
    await here.store.beat('right', T);
    expect(await here.store.beat('wrong', T + 9_000_000)).toBe(true);
    expect(await here.store.beat('right', T + 3000)).toBe(true);
    expect(await here.store.beat('wrong', T + 9_003_000)).toBe(false);
    expect(await here.store.outages()).toEqual([{ since: T, until: T + 3000 }]);
  });

  test('nodes that are long gone are forgotten', async () => {
    for (let at = 0; at < MOST_BEATS + 10; at++) await here.store.beat(`node ${at}`, T + at);
    const beats = await here.store.beats();
    expect(beats.length).toBeLessThanOrEqual(MOST_BEATS + 1);
    expect(beats[0]).toEqual({ node: `node ${MOST_BEATS + 9}`, time: T + MOST_BEATS + 9 });
  });

  test('a backup knows the hours of the house, and where it is brought back the house was closed since', async () => {
    await here.store.beat('one', T);
    await here.store.beat('two', T + 60_000);
    const all = await allOf(here.store);
    expect(all).toEqual([
      { kind: 'outage', since: T, until: T + 60_000 },
      { kind: 'beat', time: T + 60_000 },
    ]);
    await here.beginAnew();
    for (const kept of all) await here.store.bring(kept);
    expect(await allOf(here.store)).toEqual(all);
    for (const kept of all) await expect(here.store.bring(kept)).rejects.toThrow('is there already');
    await here.store.beat('three', T + 90_000);
    expect(await here.store.outages()).toEqual([
      { since: T, until: T + 60_000 },
      { since: T + 60_000, until: T + 90_000 },
    ]);
  });
};
