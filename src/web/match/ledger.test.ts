import { beforeEach, describe, expect, test } from 'vitest';
import { remember } from '../storage.ts';
import { fetchGame } from './games.ts';
import { type Ended, type LedgerLine, ledger, lineOf } from './ledger.svelte.ts';
import { Library } from './library.svelte.ts';
import { fileText } from './match-file.ts';
import { tallyOf } from './tally.ts';
import { FakeStorage, matchOf, playOn, storedOf } from './testing.ts';

await fetchGame('roy');

beforeEach(() => remember('panache.ledger', '{}'));

const ended = (given: Partial<Ended> = {}): Ended => ({
  id: 'there',
  game: 'roy',
  options: { automa: 'off' },
  seats: [
    { name: 'Aline', bot: 'thinker' },
    { name: 'Basile', bot: null },
    { name: 'Carla', bot: 'random' },
  ],
  mine: [1],
  winners: ['Basile', 'Carla'],
  online: false,
  ...given,
});

describe('a line', () => {
  test('tells game, side, the strongest bot, players and who won', () => {
    expect(lineOf(ended())).toMatchObject({
      game: 'roy',
      side: 'musketeers',
      level: 'thinker',
      players: 3,
      people: 1,
      won: true,
    });
  });

  test('does not count a seat that the table plays', () => {
    const seats = ended().seats.slice(0, 2);
    expect(lineOf(ended({ seats, options: { automa: 'on' }, winners: ['Aline'] }))).toMatchObject({
      players: 1,
      level: null,
      won: false,
      names: ['Basile'],
    });
  });

  test('is nobody’s victory where people played against each other, and theirs where they won together', () => {
    const seats = ended().seats.map(seat => ({ ...seat, bot: null }));
    expect(lineOf(ended({ seats, mine: [0, 1, 2] }))).toMatchObject({ won: null, side: null, level: null });
    expect(lineOf(ended({ seats, mine: [1, 2] }))).toMatchObject({ won: true, side: 'musketeers' });
    expect(lineOf(ended({ mine: [] }))).toBeNull();
  });
});

describe('the ledger', () => {
  test('has a line as soon as a match ends, once, and keeps it when the match is removed', () => {
    const library = new Library(new FakeStorage());
    const running = storedOf(playOn(matchOf([null, 'greedy']), 4));
    library.save('here', running);
    expect(ledger.lines).toEqual([]);
    const over = storedOf(playOn(matchOf([null, 'greedy'])));
    library.save('here', over);
    library.save('here', over);
    library.remove('here');
    expect(ledger.lines).toMatchObject([{ id: 'here', game: 'musketiere', players: 2, level: 'greedy', side: null }]);
  });

  test('does not count a match that was brought from elsewhere', async () => {
    const library = new Library(new FakeStorage());
    expect(await library.importFile(fileText(playOn(matchOf([null, 'greedy']))))).toMatchObject({ ok: true });
    expect(ledger.lines).toEqual([]);
  });

  test('forgets for good what was deleted', () => {
    const line = lineOf(ended());
    if (line === null) throw new Error('there is no line');
    ledger.note(line);
    ledger.deleteAll();
    ledger.note(line);
    expect(ledger.lines).toEqual([]);
    ledger.note({ ...line, id: 'another' });
    expect(ledger.lines).toHaveLength(1);
  });

  test('passes over what is broken', () => {
    remember('panache.ledger', '{"lines":[{"id":"a","game":"roy"},{"id":7},null,"x"],"forgotten":3}');
    expect(ledger.lines).toMatchObject([{ id: 'a', game: 'roy', won: null, names: [] }]);
    remember('panache.ledger', '{');
    expect(ledger.lines).toEqual([]);
  });
});

describe('what they add up to', () => {
  const played = (won: readonly (boolean | null)[]): LedgerLine[] =>
    won.flatMap((each, at) => {
      const line = lineOf(ended({ id: String(at) }));
      return line === null ? [] : [{ ...line, won: each, players: at < 2 ? 4 : 3 }];
    });

  test('victories, the run up to the last match, and the longest', () => {
    expect(tallyOf(played([true, true, false, true, true, true, false]))).toMatchObject({
      played: 7,
      won: 5,
      streak: 2,
      longest: 3,
    });
    expect(tallyOf(played([false, true]))).toMatchObject({ streak: 0, longest: 1 });
    expect(tallyOf([])).toMatchObject({ played: 0, won: 0, streak: 0, longest: 0 });
  });

  test('rows by side, level and players; what is nobody’s victory is left out', () => {
    const { played: all, sides, levels, players } = tallyOf(played([true, null, false]));
    expect(all).toBe(2);
    expect(sides).toEqual([{ key: 'musketeers', played: 2, won: 1 }]);
    expect(levels).toEqual([{ key: 'thinker', played: 2, won: 1 }]);
    expect(players).toEqual([
      { key: 3, played: 1, won: 0 },
      { key: 4, played: 1, won: 1 },
    ]);
  });
});
