import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#kernel/game.ts';
import type { Said } from '#wire/to-client.ts';
import { fetchGame } from '../match/games.ts';
import { matchOf, playOn, tableFor } from '../match/testing.ts';
import { hearersOf } from './hearers.ts';
import { lastLook, noteLook } from './last-look.ts';
import { newsOf } from './news.ts';
import { faceOf, tableSeats } from './table-seats.ts';
import { TalkRead } from './talk-read.svelte.ts';
import { roomOf, seatView } from './testing.ts';

const { game, text } = await fetchGame('musketiere');

describe('since you last looked', () => {
  test('what concerned me comes first, the rest after it, and nothing is left out', async () => {
    const story = tableFor(playOn(matchOf([null, null]), 12)).story(0);
    const name = (seat: number) => ['Aline', 'Bastien'][seat];
    const words = await text.en();
    const { mine, rest } = newsOf('musketiere', story, words, { me: 0, name });
    expect(mine.length).toBeGreaterThan(0);
    expect(rest.length).toBeGreaterThan(0);
    expect(mine.every(line => /\b[Yy]ou/.test(line.text))).toBe(true);
    expect(rest.some(line => /\b[Yy]ou/.test(line.text))).toBe(false);
    const all = story.filter(told => words.event(told.event, { me: 0, name }) !== null);
    expect(mine.length + rest.length).toBe(all.length);
    expect(mine.concat(rest).some(line => line.rule !== null)).toBe(true);
  });

  test('nothing concerns somebody who only looks on', async () => {
    const story = tableFor(playOn(matchOf([null, null]), 12)).story(null);
    const { mine } = newsOf('musketiere', story, await text.fr(), { me: null, name: seat => `Athos ${seat}` });
    expect(mine).toEqual([]);
  });

  test('every table remembers its own moment', () => {
    expect(lastLook('one')).toBeNull();
    noteLook('one', 0);
    noteLook('two', 17);
    expect([lastLook('one'), lastLook('two'), lastLook('three')]).toEqual([0, 17, null]);
  });
});

describe('talk', () => {
  const said = (time: number, seat: number | null): Said => ({
    id: `said-${time}`,
    time,
    seat,
    name: '',
    text: '',
    shown: [],
  });

  test('what others said is unread until it was shown; my own words never are', () => {
    const talk = [said(3, 0), said(5, 1), said(6, null)];
    const read = new TalkRead('here');
    expect(read.unread(talk, 0)).toBe(2);
    expect(read.unread(talk, null)).toBe(3);
    read.note(talk);
    expect(read.unread([...talk, said(9, 1)], 0)).toBe(1);
    expect(new TalkRead('here').unread(talk, 0)).toBe(0);
    expect(new TalkRead('there').unread(talk, 0)).toBe(2);
  });

  test('everybody hears it, unless the game says otherwise while it is played', () => {
    expect(hearersOf(game, roomOf(0), 0)).toBeNull();
    const quiet: AnyGame = { ...game, hearers: () => [0] };
    expect(hearersOf(quiet, roomOf(0), 0)).toEqual([]);
    expect(hearersOf(quiet, roomOf(0, { phase: 'over' }), 0)).toBeNull();
    expect(hearersOf({ ...game, hearers: () => [0, 1] }, roomOf(0), 0)).toBeNull();
  });
});

describe('seats', () => {
  test('a face nobody knows becomes the usual one of the place', () => {
    expect(faceOf(seatView('Aline', { face: 'porthos' }), 1)).toBe('porthos');
    expect(faceOf(seatView('Aline', { face: 'nobody' }), 1)).toBe('athos');
  });

  test('who is asked thinks: a bot always, a person while he is here, and never I myself', () => {
    const seats = [
      seatView('Aline'),
      seatView('Bastien'),
      seatView('Carla', { here: false }),
      seatView('Denis', { plan: { kind: 'bot', level: 'greedy' }, here: false }),
      seatView('Elise', { here: false, standIn: 'random' }),
    ];
    const all = tableSeats({ game: 'musketiere', seats }, [0, 1, 2, 3, 4], 0);
    expect(all.map(seat => seat.thinking)).toEqual([false, true, false, true, true]);
    expect(all.map(seat => seat.bot)).toEqual([null, null, null, 'greedy', 'random']);
    expect(tableSeats({ game: 'musketiere', seats }, [], 0).some(seat => seat.thinking)).toBe(false);
  });
});
