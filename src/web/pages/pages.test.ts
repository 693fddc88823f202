import { describe, expect, test } from 'vitest';
import { fetchGame } from '../match/games.ts';
import { fileName } from '../match/match-file.ts';
import { remember } from '../storage.ts';
import { findRules } from './rules/find-rules.ts';
import { Plan } from './setup/plan.svelte.ts';
import { en } from './text/en.ts';

const { game, book } = await fetchGame('musketiere');

describe('set-up', () => {
  const plan = () => new Plan(game, () => en.setup.names);

  test('begins with one person and bots, each with a name', () => {
    expect(plan().seated.map(seat => seat.bot)).toEqual([null, 'greedy', 'greedy']);
    expect(plan().names).toEqual(['D’Artagnan', 'Athos', 'Porthos']);
    expect(plan().problems).toEqual([null, null, null]);
  });

  test('bots play at a level their game has, also where another was remembered', async () => {
    const { game: roy } = await fetchGame('roy');
    const there = () => new Plan(roy, () => en.setup.people).seated.map(seat => [seat.bot, seat.level]);
    expect(there().slice(0, 2)).toEqual([
      [null, 'steady'],
      ['steady', 'steady'],
    ]);
    remember('panache.setup.roy', JSON.stringify({ players: 2, seats: [{ bot: 'greedy', level: 'greedy' }] }));
    expect(there()[0]).toEqual(['steady', 'steady']);
  });

  test('names are tidied, and nobody gets the name another has chosen', () => {
    const each = plan();
    each.seats[0].name = '  Athos ';
    expect(each.names).toEqual(['Athos', expect.not.stringMatching('Athos'), 'Porthos']);
    expect(new Set(each.names).size).toBe(3);
    expect(each.problems).toEqual([null, null, null]);
  });

  test('two of the same name are told of, whatever the capitals', () => {
    const each = plan();
    each.seats[0].name = 'carla';
    each.seats[2].name = 'Carla ';
    expect(each.problems).toEqual([null, null, { kind: 'twice', name: 'Carla' }]);
    each.players = 2;
    expect(each.problems).toEqual([null, null]);
  });

  test('a name has its limit', () => {
    const each = plan();
    each.seats[0].name = 'x'.repeat(21);
    expect(each.problems[0]).toEqual({ kind: 'long' });
  });

  test('what was set up is there again for the next table', () => {
    const each = plan();
    each.players = 4;
    each.seats[3].bot = null;
    each.seats[3].name = ' Denis';
    each.options.length = 'round';
    each.remember();
    const next = plan();
    expect(next.players).toBe(4);
    expect(next.names[3]).toBe('Denis');
    expect(next.chosen).toEqual({ length: 'round' });
  });
});

describe('rules', () => {
  test('are found by their words, whatever accents and capitals, and by their ids', async () => {
    const words = await book.fr();
    const ids = (search: string) => findRules(words, search).flatMap(chapter => chapter.rules);
    expect(ids('MUS.12')).toEqual(['MUS.12']);
    expect(ids('')).toHaveLength(Object.keys(words.rules).length);
    expect(ids('RESERVE prison').length).toBeGreaterThan(0);
    expect(ids('réserve prison')).toEqual(ids('reserve Prison'));
    expect(ids('xyzzy')).toEqual([]);
  });
});

test('a match file has a name that people recognise and every system takes', () => {
  const seats = ['Zoë d’Été', '“..//”'].map(name => ({ name, bot: null, words: '' }));
  expect(fileName({ game: 'musketiere', seats, table: '3f9c0000' })).toBe('panache-musketiere-zoe-d-ete-3f9c.json');
});
