import { expect, test } from 'vitest';
import { lineOf, playing, seating, sitting, summaryOf, tableOf } from './samples.testing.ts';
import { idsOf, ODD, type StoreAtTest } from './store-at-test.testing.ts';

/** What may stand in texts and ids. */
export const testTexts = (here: StoreAtTest): void => {
  test('texts may hold anything', async () => {
    for (const [at, text] of ODD.entries()) {
      const row = tableOf(`odd-${at}`, { title: text, options: { [text]: text } });
      const said = lineOf(1, { kind: 'say', seat: null, name: text, text, to: null });
      await here.store.create(
        row,
        summaryOf({ listed: true, seats: [{ name: text, person: null, bot: false, open: true }] }),
        at,
      );
      await here.store.append(
        row.id,
        said,
        summaryOf({ listed: true, seats: [{ name: text, person: null, bot: true, open: false }] }),
      );
      expect(await here.store.open(row.id)).toEqual({ row, lines: [said] });
      await here.store.keepPerson(`person-${at}`, { text });
      expect(await here.store.person(`person-${at}`)).toEqual({ text });
      const [listing] = await here.store.listed(1);
      expect([listing.opening.title, listing.summary.seats[0].name]).toEqual([text, text]);
    }
  });

  test('ids may hold anything but NUL and half characters', async () => {
    const [bad, good] = [ODD.filter(id => /\0|\ud83d /.test(id)), ODD.filter(id => !/\0|\ud83d /.test(id))];
    expect([bad.length, good.length]).toEqual([2, 6]);
    for (const id of good) {
      await here.store.create(tableOf(id, { host: `host ${id}` }), summaryOf(), 1);
      expect(await here.store.append(id, playing(1), summaryOf({ seats: seating(id) }))).toBe('kept');
      expect((await here.store.open(id))?.row.id).toBe(id);
      expect(idsOf(await here.store.of(`host ${id}`, 9))).toEqual([id]);
      expect(await here.store.once(id, 1)).toBe(true);
    }
    for (const id of bad) {
      const asked = [
        here.store.create(tableOf(id), summaryOf(), 1),
        here.store.create(tableOf('t', { host: id }), summaryOf(), 1),
        here.store.create(tableOf('t'), summaryOf({ seats: seating(id) }), 1),
        here.store.open(id),
        here.store.since(id, 0),
        here.store.append(id, playing(1), null),
        here.store.append('"quotes"', sitting(1, id), summaryOf({ seats: seating(id) })),
        here.store.remove(id),
        here.store.of(id, 1),
        here.store.person(id),
        here.store.keepPerson(id, 1),
        here.store.once(id, 1),
        here.store.secret(id),
      ];
      for (const answer of await Promise.allSettled(asked))
        expect(answer).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(/is no id/) } });
    }
    expect(await here.store.open('t')).toBeNull();
  });
};
