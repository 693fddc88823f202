import { expect, test } from 'vitest';
import { playing } from './samples.testing.ts';
import { type Place, storeAtTest } from './store-at-test.testing.ts';
import { testBackup } from './suite-backup.testing.ts';
import { testHours } from './suite-hours.testing.ts';
import { testLists } from './suite-lists.testing.ts';
import { testPast } from './suite-past.testing.ts';
import { testPeople } from './suite-people.testing.ts';
import { testTables } from './suite-tables.testing.ts';
import { testTexts } from './suite-texts.testing.ts';

/** What every store has to do. */
export const testStore = (newPlace: () => Promise<Place>): void => {
  const here = storeAtTest(newPlace);
  testTables(here);
  testLists(here);
  testPast(here);
  testHours(here);
  testPeople(here);
  testTexts(here);
  testBackup(here);

  test('it answers while it is open, and refuses when it is closed', async () => {
    await here.make('t1');
    expect(await here.store.check()).toBeNull();
    const last = here.store.append('t1', playing(1), null);
    await here.store.close();
    expect(await last).toBe('kept');
    await here.store.close();
    await expect(here.store.append('t1', playing(2), null)).rejects.toThrow();
    await expect(here.store.keepPerson('anne', 1)).rejects.toThrow();
    await expect(here.store.check()).rejects.toThrow();
    await here.reopen();
    expect((await here.store.open('t1'))?.lines).toEqual([playing(1)]);
  });
};
