import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { MAN, PARIS_CARD, PLACE } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { roy } from '../../game.ts';
import { startManAt } from '../../questions/setup/cast.ts';
import { at, diceFor, type Given, type Position } from '../../testing.ts';

/** The table as Milady is asked for her first Paris card, with all that was told before. */
const start = (players: number, given: Required<Given>['options'] = {}): Position => {
  const { options } = readOptions(roy.options, given);
  const events: Event[] = [];
  const table = at(roy.setup(players, options ?? {}, diceFor([]), event => events.push(event)));
  table.events = events;
  return table;
};

/** Milady has chosen her Paris cards and laid the Inn. */
const laid = (players: number, given: Required<Given>['options'] = {}): Position => {
  const table = start(players, given);
  table.play('milady', PARIS_CARD.abduction);
  if (players === 6) table.play('milady', PARIS_CARD.captive, PARIS_CARD.duels);
  while (table.state.todo.at(-1)?.kind === 'lay-inn') table.play('milady', table.choices('milady')[0]);
  return table;
};

test('ROY.SETUP.6 Milady’s first Treachery cards are told to her, their number to all', () => {
  const [dealt] = start(5).told('plotted');
  expect(dealt).toMatchObject({ count: 3, why: 'deal', secret: { to: [0] }, reveals: true });
  expect(dealt.secret.cards).toHaveLength(3);
});

test('ROY.HID.7 the first Paris card is told to Milady alone, and lies in no hand yet', () => {
  expect(start(5).play('milady', PARIS_CARD.abduction).events).toEqual([
    { kind: 'chose-paris', secret: { to: [0], card: 'abduction' } },
  ]);
});

test('ROY.P6.3 with six players she is asked for two more, one after the other', () => {
  const table = start(6).play('milady', PARIS_CARD.abduction);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'extra-paris', left: 2 });
  table.play('milady', PARIS_CARD.captive);
  expect(table.events).toEqual([{ kind: 'kept-paris', secret: { to: [0], card: 'captive' } }]);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'extra-paris', left: 1 });
  table.play('milady', PARIS_CARD.duels);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'lay-inn' });
  expect(table.state.parisHand).toEqual(['abduction', 'captive', 'duels']);
});

test('ROY.RULING.44 or for one, where the table has it so', () => {
  const table = start(6, { sixPlayerParis: 'one' }).play('milady', PARIS_CARD.abduction);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'extra-paris', left: 1 });
  expect(table.play('milady', PARIS_CARD.captive).state.todo.at(-1)).toEqual({ kind: 'lay-inn' });
});

test('ROY.DEC.7 who stays at home and for whom Tréville stands in are told', () => {
  const table = laid(4, { treville: 'stands-in' });
  expect(table.play(1, MAN.dartagnan).events).toEqual([{ kind: 'left-out', who: 'dartagnan' }]);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'treville', without: 'dartagnan' });
  expect(table.play(2, MAN.athos).events).toEqual([{ kind: 'stands-in', who: 'athos' }]);
  expect(table.state.todo.at(-1)).toEqual({ kind: 'cast', free: ['aramis', 'porthos', 'treville'] });
});

test('ROY.SETUP.10 who leads whom is told, also of the last seat, which is not asked', () => {
  const table = laid(5).play(1, MAN.porthos).play(3, MAN.athos);
  expect(table.events).toEqual([{ kind: 'cast', seat: 3, who: 'athos' }]);
  table.play(2, MAN.aramis);
  expect(table.told('cast')).toEqual([
    { kind: 'cast', seat: 2, who: 'aramis' },
    { kind: 'cast', seat: 4, who: 'dartagnan' },
  ]);
});

test('ROY.SETUP.11 five cards are told to each who gets them', () => {
  const table = laid(5).play(1, MAN.porthos).play(2, MAN.athos).play(3, MAN.aramis);
  const dealt = table.told('drew');
  expect(dealt.map(({ seat, count, why, secret }) => [seat, count, why, secret.to])).toEqual(
    [1, 2, 3, 4].map(seat => [seat, 5, 'deal', [seat]]),
  );
  expect(dealt.every(({ secret, reveals }) => secret.cards.length === 5 && reveals)).toBe(true);
});

test('ROY.SETUP.14 the Paris card, the Louvre mission and the Inn are announced in this order', () => {
  const table = laid(5).play(1, MAN.porthos).play(2, MAN.athos).play(3, MAN.aramis);
  expect(table.events.at(-1)).toEqual({ kind: 'paris', card: 'abduction', replaced: null, back: [], reveals: true });
  table.play('milady', PLACE.jussac);
  expect(table.events.slice(1, 2)).toEqual([
    { kind: 'placed', place: 'paris', foes: ['jussac'], trap: null, nemesis: null, reveals: true },
  ]);
  expect(table.events.at(-1)).toMatchObject({ kind: 'louvre', reveals: true });
  while (table.state.turn === 0) table.play('milady', table.choices('milady')[0]);
  expect(table.events.slice(-2)).toEqual([
    { kind: 'board', board: 1 },
    { kind: 'turn', turn: 1 },
  ]);
});

test('ROY.P2.3 the card of the round is told to the one who draws it', () => {
  const table = laid(2);
  while (table.state.turn === 0) table.play('milady', table.choices('milady')[0]);
  expect(table.events.at(-1)).toMatchObject({ kind: 'drew', seat: 1, count: 1, why: 'turn', secret: { to: [1] } });
});

test('ROY.SETUP.12 everybody begins at his place, fit, with nothing bought, used or behind him', () => {
  expect(startManAt('aramis', 3)).toEqual({
    who: 'aramis',
    seat: 3,
    place: 'la-rochelle',
    life: 3,
    turn: 'waiting',
    gear: [],
    skills: [],
    improved: false,
    ridden: false,
    jailed: false,
    bound: false,
    fateful: false,
    used: false,
    path: -1,
    space: 0,
  });
});

test('ROY.SETUP.1 every marker begins at its start', () => {
  const { state } = start(5);
  expect(state).toMatchObject({
    phase: 'setup',
    turn: 0,
    time: 1,
    purse: 5,
    honour: 0,
    siege: 0,
    bonuses: [false, false, false],
    constance: 0,
    ladder: 1,
    rochefort: 5,
    humbled: false,
  });
});

test('ROY.SETUP.13 the team begins with no token, no card of its own and no action', () => {
  expect(start(5).state).toMatchObject({ epics: 0, oneForAll: 0, actions: 0, garrison: [], discard: [] });
});

test('ROY.TURN.16 nothing of a round holds before the first', () => {
  expect(start(5).state).toMatchObject({
    location: null,
    presence: 'none',
    shown: false,
    confined: false,
    timeStop: false,
    conscripts: false,
    isolation: false,
    reinforcements: false,
    hourglass: 'off',
    standing: 'ask',
    refused: [],
    vetoed: [],
  });
});

test('ROY.TURN.13 a round owes its steps in their order, and nothing of them is done', () => {
  const table = laid(5).play(1, MAN.porthos).play(2, MAN.athos).play(3, MAN.aramis);
  while (table.state.turn === 0) table.play('milady', table.choices('milady')[0]);
  expect(table.state.todo).toEqual([
    { kind: 'turn' },
    { kind: 'paris-effect' },
    { kind: 'ladder' },
    { kind: 'time', cause: 'turn', asked: false, passed: [] },
    { kind: 'siege', stage: 'roll', red: 0, swords: 0, shields: 0, team: 0, answered: [], given: [] },
    { kind: 'end-of-phase' },
    { kind: 'select' },
    { kind: 'treachery' },
    { kind: 'paris-card' },
    { kind: 'destination', told: false },
  ]);
});
