import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '#games/all.ts';
import type { Refusal, RoomView } from '#wire/to-client.ts';
import { type Act, act, newTable } from '#wire/to-server.ts';
import { levelsOf } from '../../match/levels.ts';
import { Plan } from '../../pages/setup/plan.svelte.ts';
import { en as pageWords } from '../../pages/text/en.ts';
import { fetchLists, makeTable } from './api.ts';
import { Guest } from './guest.svelte.ts';
import { Me } from './me.svelte.ts';
import { OnlinePlan } from './online-plan.svelte.ts';
import { pathOf } from './qr-path.ts';
import { seatLabel } from './roles.ts';
import { newsBetween } from './room-news.ts';
import { allReady, missingIn, seatsForMe } from './seating.ts';
import { freeSeats, isMyTurn, sortMine, sortOpen } from './sort-tables.ts';
import { lineOf, roomOf, seated, seatOf } from './testing.ts';
import { en } from './text/en.ts';
import { usualTitle } from './text/titles.ts';

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

test('a table is named after its host', () => {
  expect(usualTitle.fr('Éloïse')).toBe('La table d’Éloïse');
  expect(usualTitle.fr('Porthos')).toBe('La table de Porthos');
  expect(usualTitle.en('Athos')).toBe('Athos’s table');
  expect(usualTitle.it('Aline')).toBe('Il tavolo di Aline');
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
    expect([room, kept, running].map(line => freeSeats(line, false))).toEqual([1, 0, 0]);
    expect([room, kept, running].map(line => freeSeats(line, true))).toEqual([1, 1, 0]);
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

describe('a guest', () => {
  const arriving = (room: RoomView, answers: (Refusal | null)[] = []) => {
    const [asked, told]: [Act[], string[]] = [[], []];
    const guest = new Guest({
      room: () => room,
      act: async wish => {
        asked.push(wish);
        return answers.shift() ?? null;
      },
      why: refused => `because of ${refused}`,
      tell: sentence => told.push(sentence),
      nameMissing: () => 'no name',
    });
    guest.me.name = '';
    guest.me.chosen = null;
    return { guest, asked, told };
  };
  const seats = [seated('Aline'), seatOf(), seatOf({ plan: { kind: 'open' } })];

  test('sits where the link leads unless another seat is picked, and needs a name', async () => {
    const { guest, asked } = arriving(roomOf({ seats }, { invited: 1 }));
    expect(guest.wanted).toBe(1);
    expect(await guest.sit(guest.wanted)).toBe('name');
    expect(guest.problem).toBe('no name');
    expect(asked).toEqual([]);
    guest.me.name = ' Luc ';
    expect(guest.problem).toBeNull();
    guest.wanted = 2;
    expect(await guest.sit(guest.wanted)).toBe('done');
    expect(asked).toEqual([{ act: 'sit', seat: 2, name: 'Luc', face: 'porthos' }]);
    expect(act.safeParse(asked[0]).success).toBe(true);
  });

  test('is told that a name is taken until it is another; other refusals are said once', async () => {
    const { guest, told } = arriving(roomOf({ seats }, { invited: 1 }), ['name-taken', 'seat-taken']);
    guest.me.name = 'Aline';
    expect(await guest.sit(1)).toBe('name');
    expect(guest.problem).toBe('because of name-taken');
    guest.me.name = 'Alice';
    expect(guest.problem).toBeNull();
    expect(await guest.sit(1)).toBe('refused');
    expect([guest.problem, told, guest.busy]).toEqual([null, ['because of seat-taken'], false]);
  });

  test('takes name and face along to another seat; a host who did not play is known by name', async () => {
    const moving = arriving(roomOf({ seats: [seated('Aline', { face: 'milady' }), seatOf()] }, { seat: 0 }));
    await moving.guest.sit(1);
    expect(moving.asked).toEqual([{ act: 'sit', seat: 1, name: 'Aline', face: 'milady' }]);
    const hosting = arriving(roomOf({ seats: [seatOf()], host: { name: 'Aline', seat: null } }, { host: true }));
    await hosting.guest.sit(0);
    expect(hosting.asked).toEqual([{ act: 'sit', seat: 0, name: 'Aline', face: 'dartagnan' }]);
  });

  test('is renamed, and remembered by the new name', async () => {
    const { guest, asked } = arriving(roomOf({ seats: [seated('Luc')] }, { seat: 0 }), ['name-taken']);
    const as = new Me({ name: 'Lucien', face: null });
    expect(await guest.rename(as)).toBe('because of name-taken');
    expect(guest.me.name).toBe('');
    expect(await guest.rename(as)).toBeNull();
    expect(asked).toHaveLength(2);
    expect([guest.me.name, new Me().name]).toEqual(['Lucien', 'Lucien']);
    as.name = ' ';
    expect(await guest.rename(as)).toBe('no name');
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

describe('asking the house', () => {
  afterEach(() => vi.unstubAllGlobals());

  const house = (answers: Record<string, () => Response>) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const answer = address === '/api/me' ? () => new Response(null, { status: 204 }) : answers[address];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'));
    });
    return asked;
  };
  const wanted = {} as Parameters<typeof makeTable>[0];
  const saying = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

  test('a table that was made is named; every refusal has its sentence', async () => {
    const { problems } = en.make;
    house({ '/api/tables': saying(201, { table: 'abc' }) });
    expect(await makeTable(wanted)).toEqual({ table: 'abc' });
    for (const [answer, problem] of [
      [saying(429, {}), 'tooMany'],
      [saying(400, { why: 'slow-down' }), 'tooMany'],
      [saying(400, { why: 'name-missing' }), 'name'],
      [saying(400, { why: 'not-a-message' }), 'refused'],
      [saying(503, {}), 'unreachable'],
      [() => new Response('<html>', { status: 502 }), 'unreachable'],
    ] as const) {
      house({ '/api/tables': answer });
      expect(await makeTable(wanted)).toEqual({ problem });
      if (problem !== 'name') expect(problems[problem]).not.toBe('');
    }
    house({});
    expect(await makeTable(wanted)).toEqual({ problem: 'unreachable' });
  });

  test('my own tables are not listed a second time; without the house there are no lists', async () => {
    house({
      '/api/tables/mine': saying(200, { tables: [lineOf('mine')] }),
      '/api/tables/listed': saying(200, { tables: [lineOf('mine'), lineOf('other')] }),
    });
    const lists = await fetchLists();
    expect(lists?.mine.map(line => line.title)).toEqual(['mine']);
    expect(lists?.open.map(line => line.title)).toEqual(['other']);
    house({ '/api/tables/listed': saying(200, { tables: [] }) });
    expect(await fetchLists()).toEqual({ mine: [], open: [] });
    house({});
    expect(await fetchLists()).toBeNull();
  });
});
