import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { newTable } from '#wire/to-server.ts';
import { levelsOf } from '../../match/levels.ts';
import { Plan } from '../../pages/setup/plan.svelte.ts';
import { en as pageWords } from '../../pages/text/en.ts';
import { OnlinePlan } from './online-plan.svelte.ts';
import { pathOf } from './qr-path.ts';
import { seatLabel } from './roles.ts';
import { newsBetween } from './room-news.ts';
import { allReady, missingIn, seatsForMe } from './seating.ts';
import { freeSeats, isMyTurn, sortMine, sortOpen } from './sort-tables.ts';
import { lineOf, roomOf, seated, seatOf } from './testing.ts';
import { en } from './text/en.ts';

const { game } = GAMES.musketiere;

describe('a table being set up', () => {
  const planned = () => {
    const shared = new Plan(game, () => pageWords.setup.names);
    return { shared, plan: new OnlinePlan(game, levelsOf('musketiere'), shared, 'fr') };
  };

  test('becomes a message the server understands: me, invited friends, the middle bot, whoever comes by', () => {
    const { shared, plan } = planned();
    shared.players = 4;
    plan.me.name = '  Aline  Dupont ';
    plan.seats[2].kind = 'bot';
    plan.seats[3].kind = 'open';
    expect(plan.wanted).toEqual({
      game: 'musketiere',
      options: shared.chosen,
      seats: [{ kind: 'invited' }, { kind: 'invited' }, { kind: 'bot', level: 'greedy' }, { kind: 'open' }],
      mySeat: 0,
      name: 'Aline Dupont',
      face: 'dartagnan',
      title: 'La table d’Aline Dupont',
      language: 'fr',
      pace: 'live',
      listed: false,
    });
    expect(newTable.safeParse(plan.wanted).success).toBe(true);
  });

  test('my own seat is never a bot, wherever I sit; a host who does not play leaves them all to others', () => {
    const { shared, plan } = planned();
    shared.players = 3;
    for (const seat of plan.seats) seat.kind = 'bot';
    plan.wantedSeat = 2;
    expect(plan.wanted.seats.map(seat => seat.kind)).toEqual(['bot', 'bot', 'invited']);
    plan.wantedSeat = null;
    expect(plan.wanted.seats.map(seat => seat.kind)).toEqual(['bot', 'bot', 'bot']);
    expect(plan.wanted.mySeat).toBeNull();
    expect(newTable.safeParse(plan.wanted).success).toBe(true);
  });

  test('with fewer players I sit at the last seat there is', () => {
    const { shared, plan } = planned();
    shared.players = 4;
    plan.wantedSeat = 3;
    shared.players = 2;
    expect(plan.wanted.mySeat).toBe(1);
    expect(plan.wanted.seats).toHaveLength(2);
  });

  test('its own name counts more than the usual one, in any language', () => {
    const { plan } = planned();
    expect(plan.usualTitle).toBe('');
    plan.me.name = 'Luc';
    expect(plan.wanted.title).toBe('La table de Luc');
    plan.language = 'it';
    expect(plan.wanted.title).toBe('Il tavolo di Luc');
    plan.title = '  Chez   nous ';
    expect(plan.wanted.title).toBe('Chez nous');
  });

  test('is there again for the next one, with my name and face, but without its title', () => {
    const first = planned();
    first.shared.players = 2;
    first.plan.me.name = 'Aline';
    first.plan.me.chosen = 'milady';
    first.plan.seats[1] = { kind: 'bot', level: 'thinker' };
    first.plan.pace = 'slow';
    first.plan.listed = true;
    first.plan.title = 'Once';
    first.plan.wantedSeat = null;
    first.plan.remember();
    const { plan } = planned();
    const { title, ...wanted } = first.plan.wanted;
    expect(plan.wanted).toMatchObject(wanted);
    expect(plan.wanted.title).not.toBe(title);
  });
});

describe('lists', () => {
  test('where I am waited for comes first, then what is played, not begun, over; the newest first', () => {
    const lines = [
      lineOf('over', { phase: 'over', changed: 9 }),
      lineOf('gathering', { phase: 'gathering', changed: 8, asked: [] }),
      lineOf('theirs', { changed: 3 }),
      lineOf('theirs, newer', { changed: 7 }),
      lineOf('mine', { asked: [0, 1], changed: 1 }),
      lineOf('mine, newer', { asked: [0], changed: 2 }),
    ];
    expect(sortMine(lines).map(line => line.title)).toEqual([
      'mine, newer',
      'mine',
      'theirs, newer',
      'theirs',
      'gathering',
      'over',
    ]);
  });

  test('it is my turn only where I sit and the match runs', () => {
    expect(isMyTurn(lineOf('', { asked: [0] }))).toBe(true);
    expect(isMyTurn(lineOf('', { asked: [1] }))).toBe(false);
    expect(isMyTurn(lineOf('', { asked: [0], mine: null }))).toBe(false);
    expect(isMyTurn(lineOf('', { asked: [0], phase: 'over' }))).toBe(false);
  });

  test('open tables with a seat for anybody come before those to look at', () => {
    const free = { name: '', taken: false, bot: false, open: true };
    const room = lineOf('room', { phase: 'gathering', seats: [free], changed: 1 });
    const kept = lineOf('kept for friends', { phase: 'gathering', seats: [{ ...free, open: false }], changed: 5 });
    const running = lineOf('running', { changed: 4 });
    expect(sortOpen([kept, running, room]).map(line => line.title)).toEqual(['room', 'kept for friends', 'running']);
    expect([room, kept, running].map(line => freeSeats(line, 'another'))).toEqual([1, 0, 0]);
    expect([room, kept, running].map(line => freeSeats(line, 'own'))).toEqual([1, 1, 0]);
  });
});

describe('who may sit where', () => {
  const seats = [seated('Aline'), seatOf(), seatOf({ plan: { kind: 'open' } })];

  test('whoever comes by has the open seats', () => {
    expect(seatsForMe(roomOf({ seats }))).toEqual([2]);
  });

  test('whoever was invited, sits or sat here, or hosts, has every free seat', () => {
    for (const you of [{ invited: 1 }, { seat: 0 }, { member: true }, { host: true }])
      expect(seatsForMe(roomOf({ seats }, you))).toEqual([1, 2]);
  });

  test('a link to a seat that is taken gives the other free ones; a link given out anew gives the seat itself', () => {
    expect(seatsForMe(roomOf({ seats }, { invited: 0 }))).toEqual([1, 2]);
    const handed = [seated('Aline', { reissued: true }), ...seats.slice(1)];
    expect(seatsForMe(roomOf({ seats: handed }, { invited: 0 }))).toEqual([0, 1, 2]);
  });
});

describe('before the match begins', () => {
  test('free seats and those who are not ready are missed; the host and bots are not', () => {
    const room = roomOf();
    expect(missingIn(room)).toEqual({ free: [1], unready: [] });
    const sat = roomOf({ seats: [room.seats[0], seated('Luc'), room.seats[2]] });
    expect(missingIn(sat)).toEqual({ free: [], unready: [1] });
    expect(allReady(sat)).toBe(false);
    const ready = roomOf({ seats: [room.seats[0], seated('Luc', { ready: true }), room.seats[2]] });
    expect(allReady(ready)).toBe(true);
  });

  test('what the others do is told, what I do is not', () => {
    const say = en.gather.news;
    const before = roomOf({}, { seat: 0, host: true });
    const with1 = (seat: ReturnType<typeof seatOf>) =>
      roomOf({ seats: [before.seats[0], seat, before.seats[2]] }, { seat: 0, host: true });
    const luc = with1(seated('Luc'));
    expect(newsBetween(before, luc, say)).toEqual(['Luc sits down.']);
    expect(newsBetween(luc, before, say)).toEqual(['Luc stands up.']);
    const ready = with1(seated('Luc', { ready: true }));
    expect(newsBetween(luc, ready, say)).toEqual(['Luc is ready.', 'Everybody is ready.']);
    expect(newsBetween(ready, with1(seated('Luc', { ready: true, here: false })), say)).toEqual([
      'Luc has left the room.',
    ]);
    const asLuc = roomOf({ seats: luc.seats }, { seat: 1 });
    expect(newsBetween(before, asLuc, say)).toEqual([]);
    expect(newsBetween(luc, luc, say)).toEqual([]);
  });
});

test('seats are called by their side where the game has sides, else by their number', async () => {
  const royText = await GAMES.roy.text.en();
  const label = (id: keyof typeof GAMES, seat: number) => seatLabel(GAMES[id].game, seat, 3, {}, en, royText);
  expect([0, 1, 2].map(seat => label('roy', seat))).toEqual(['Milady', 'Musketeer, seat 2', 'Musketeer, seat 3']);
  expect([0, 1].map(seat => label('musketiere', seat))).toEqual(['Seat 1', 'Seat 2']);
  expect(seatLabel(null, 1, 3, {}, en, null)).toBe('Seat 2');
});

test('a code is drawn row by row, in runs', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
