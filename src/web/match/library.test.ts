import { beforeEach, describe, expect, test } from 'vitest';
import { importMatch } from './import-match.ts';
import { Library } from './library.svelte.ts';
import { fileText } from './match-file.ts';
import { emptyLibrary, FakeStorage, matchOf, playOn, storedOf } from './testing.ts';

let { storage, library } = emptyLibrary();
beforeEach(() => {
  ({ storage, library } = emptyLibrary());
});

describe('keeping', () => {
  test('a match is kept under a key of its own and comes back as it was', () => {
    const stored = storedOf(playOn(matchOf([null, 'greedy']), 4));
    library.save('here', stored);
    expect([...storage.entries.keys()]).toEqual(['panache.match.here']);
    expect(new Library(storage).load('here')?.stored).toEqual(stored);
  });

  test('there is no match under an unknown id', () => {
    expect(library.load('nowhere')).toBeNull();
  });

  test('the list shows the newest first, and how far each is', () => {
    const running = storedOf(playOn(matchOf([null, 'greedy'], 'a'), 8));
    const over = storedOf(playOn(matchOf([null, null], 'b')));
    library.save('a', { ...running, meta: { ...running.meta, when: 10 } });
    library.save('b', { ...over, meta: { ...over.meta, when: 20 } });
    expect(library.list()).toMatchObject([
      { id: 'b', finished: true, status: { kind: 'won' } },
      { id: 'a', finished: false, status: { kind: 'duel', round: 1 }, seats: [{ name: 'Aline' }, { name: 'Bastien' }] },
    ]);
  });

  test('a removed match is gone', () => {
    library.save('here', storedOf(matchOf([null, 'greedy'])));
    library.remove('here');
    expect(library.list()).toEqual([]);
    expect(library.load('here')).toBeNull();
  });
});

describe('trouble', () => {
  test('a full storage is told of, and the match goes on from memory', () => {
    const before = storedOf(matchOf([null, 'greedy']));
    library.save('here', before);
    storage.room = 10;
    const after = storedOf(playOn(before.record, 1));
    library.save('here', after);
    expect(library.trouble).toBe('full');
    expect(library.load('here')?.stored?.record.entries).toHaveLength(1);
    expect(new Library(storage).load('here')?.stored?.record.entries).toHaveLength(0);
    storage.room = Number.POSITIVE_INFINITY;
    library.save('here', after);
    expect(library.trouble).toBeNull();
    expect(new Library(storage).load('here')?.stored).toEqual(after);
  });

  test('a storage that refuses, or is not there at all, is told of', () => {
    storage.refuses = true;
    for (const each of [library, new Library(null)]) {
      each.save('here', storedOf(matchOf([null, 'greedy'])));
      expect(each.trouble).toBe('refused');
      expect(each.list()).toHaveLength(1);
      expect(each.load('here')?.stored).not.toBeNull();
      each.remove('here');
      expect(each.list()).toEqual([]);
    }
  });

  test.each(['', '{', 'null', '[]', '{"record":null}', '{"record":{"game":1}}', '{"record":{"game":"musketiere"}}'])(
    'broken stored data is passed over: %s',
    text => {
      storage.entries.set('panache.match.broken', text);
      library.save('here', storedOf(matchOf([null, 'greedy'])));
      expect(library.list().map(match => match.id)).toEqual(['here']);
      expect(library.load('broken')?.problem ?? null).not.toBeNull();
      expect(storage.entries.get('panache.match.broken')).toBe(text);
    },
  );

  test.each([
    { kind: 'rewards', round: 2 },
    { kind: 'duel', round: 2, duel: 7 },
    { kind: 'turn', turn: 4 },
    { kind: 'lap', lap: 9 },
    { kind: 'ended', names: ['Aline'] },
    { kind: 'won', names: ['Aline'], ducats: 103 },
  ] as const)('where a match stands is read as it was saved: $kind', status => {
    const { record, meta } = storedOf(matchOf([null, 'greedy']));
    library.save('here', { record, meta: { ...meta, status } });
    expect(library.list()).toMatchObject([{ status }]);
  });

  test('an odd meta does no harm', () => {
    const { record } = storedOf(matchOf([null, 'greedy']));
    const meta = { faces: ['nobody', 7], when: 'yesterday', status: { kind: 'won', names: 3 }, finished: 'yes' };
    storage.entries.set('panache.match.odd', JSON.stringify({ record, meta }));
    expect(library.list()).toMatchObject([
      {
        when: 0,
        finished: false,
        status: { kind: 'rewards', round: 1 },
        seats: [{ face: 'dartagnan' }, { face: 'athos' }],
      },
    ]);
  });
});

describe('two tabs', () => {
  test('who watches a match hears when another tab has saved it', () => {
    let heard = 0;
    const leave = library.watch('here', () => heard++);
    library.changedElsewhere('panache.match.here');
    library.changedElsewhere('panache.match.there');
    library.changedElsewhere('something.else');
    expect(heard).toBe(1);
    library.changedElsewhere(null);
    expect(heard).toBe(2);
    leave();
    library.changedElsewhere('panache.match.here');
    expect(heard).toBe(2);
  });
});

describe('match files', () => {
  test('a running match is imported and can go on', async () => {
    const record = playOn(matchOf([null, 'greedy']), 5);
    expect(await importMatch(library, fileText(record))).toEqual({ id: 'here', problem: null });
    expect(library.load('here')?.stored?.record).toEqual(record);
    expect(library.list()[0].finished).toBe(false);
  });

  test('a finished match is listed as finished', async () => {
    await importMatch(library, fileText(playOn(matchOf([null, 'greedy']))));
    expect(library.list()[0]).toMatchObject({ finished: true, status: { kind: 'won' } });
  });

  test('an older file of a match that is here changes nothing, a newer one goes on with it', async () => {
    const later = playOn(matchOf([null, 'greedy']), 5);
    library.save('here', storedOf(later));
    await importMatch(library, fileText(playOn(matchOf([null, 'greedy']), 2)));
    expect(library.load('here')?.stored?.record.entries).toHaveLength(5);
    await importMatch(library, fileText(playOn(later, 3)));
    expect(library.load('here')?.stored?.record.entries).toHaveLength(8);
    expect(library.list()).toHaveLength(1);
  });

  test('a match that went another way is laid beside the one that is here', async () => {
    const mine = playOn(matchOf([null, 'greedy']), 2);
    library.save('here', storedOf(mine));
    const other = { ...mine, entries: mine.entries.toReversed() };
    expect(await importMatch(library, fileText(other))).toEqual({ id: 'here-2', problem: null });
    expect(await importMatch(library, fileText(other))).toEqual({ id: 'here-2', problem: null });
    expect(library.load('here')?.stored?.record).toEqual(mine);
  });

  const good = playOn(matchOf([null, 'greedy']), 3);
  test.each([
    ['not-json', '{"format":'],
    ['not-a-match', '{"format":"chess"}'],
    ['account', '{"format":"panache-account-1","game":"musketiere"}'],
    ['field', fileText({ ...good, seed: 'short' })],
    ['field', fileText({ ...good, table: '../../etc' })],
    ['unknown-game', fileText({ ...good, game: 'whist' })],
    ['other-rules', fileText({ ...good, rules: 99 })],
    ['seats', fileText({ ...good, seats: good.seats.slice(0, 1), entries: [] })],
    ['option', fileText({ ...good, options: { length: 'forever' } })],
    ['commitment', fileText({ ...good, table: 'there' })],
    ['entry', fileText({ ...good, entries: [...good.entries, [0, { kind: 'fight', card: 3 }]] })],
  ])('%s is a problem that is told, and nothing is kept', async (kind, text) => {
    expect(await importMatch(library, text)).toMatchObject({ problem: { kind } });
    expect(library.list()).toEqual([]);
  });
});

test('what was said and asked at a table goes with its match', () => {
  const storage = new FakeStorage();
  const library = new Library(storage);
  library.save('here', storedOf(matchOf([null, 'greedy'])));
  storage.setItem('panache.remarks.here', '[]');
  storage.setItem('panache.wishes.here', '[]');
  storage.setItem('panache.wishes.there', '[]');
  library.remove('here');
  expect([...storage.entries.keys()]).toEqual(['panache.wishes.there']);
});
