import { expect, test } from 'vitest';
import { ABILITY, ADD, CHALLENGE_AT, DRAW, HORSE, MOUNT, MOVE, SACRIFICE, TRESPASS } from '../../choices.ts';
import { DESTINATIONS } from '../../names.ts';
import { diceFor, position, red } from '../../testing.ts';
import { acting, refused, treville } from './refusals.testing.ts';

// A refusal is listed once, with the choice it is about: the page shows it where that choice would be.

const HORSEMAN = { athos: { gear: ['horse'] } } as const;

test('ROY.EQUIP.8 without a horse one ride is refused, not one to every place', () => {
  expect(refused(acting(), 'athos', 'horse', 'mount')).toEqual([[MOUNT, 'ROY.EQUIP.8', 'no-horse']]);
});

test('ROY.MOVE.1 his horse is refused him to where he stands, and nowhere else', () => {
  expect(refused(acting({ men: HORSEMAN }), 'athos', 'horse', 'mount')).toEqual([
    [HORSE['vieux-colombier'], 'ROY.MOVE.1', 'already-here'],
  ]);
});

test('ROY.RULING.31 a horse that has run is refused to every place, and as such', () => {
  const tired = acting({ men: { athos: { gear: ['horse'], ridden: true } } });
  expect(refused(tired, 'athos', 'horse', 'mount')).toEqual(
    [...DESTINATIONS.map(to => HORSE[to]), MOUNT].map(choice => [choice, 'ROY.RULING.31', 'horse-used']),
  );
});

test('ROY.TREV.11 under an order the ride is refused as one', () => {
  const ordered = treville({ men: HORSEMAN }).play('treville', { kind: 'order', who: 'athos' });
  expect(refused(ordered, 'athos', 'horse', 'mount')).toEqual([[MOUNT, 'ROY.TREV.11', 'horse-not-ordered']]);
});

test('ROY.EQUIP.8 under an order too it is a horse that is missing', () => {
  const ordered = treville().play('treville', { kind: 'order', who: 'athos' });
  expect(refused(ordered, 'athos', 'horse', 'mount')).toEqual([[MOUNT, 'ROY.EQUIP.8', 'no-horse']]);
});

test('ROY.TURN.4 without actions each of them is refused once, and to him who acts alone', () => {
  const table = acting({ actions: 0, men: HORSEMAN });
  expect(refused(table, 'athos', 'draw')).toEqual([[DRAW, 'ROY.TURN.4', 'no-actions']]);
  expect(refused(table, 'athos', 'move')).toHaveLength(DESTINATIONS.length);
  expect(refused(table, 'porthos', 'draw', 'move')).toEqual([]);
});

test('ROY.TURN.4 nothing is refused for want of actions while one is left', () => {
  const refusals = refused(acting({ actions: 1 }), 'athos', 'draw', 'move');
  expect(refusals).toEqual([[MOVE['vieux-colombier'], 'ROY.MOVE.1', 'already-here']]);
});

test('ROY.TREV.5 under an order every action is refused by its own rule', () => {
  const ordered = treville({ louvre: { card: 'letter' } }).play('treville', { kind: 'order', who: 'athos' });
  expect(refused(ordered, 'athos', 'move', 'trespass', 'challenge-at')).toEqual([
    [MOVE['vieux-colombier'], 'ROY.MOVE.1', 'already-here'],
    [TRESPASS.quarters, 'ROY.MOVE.3', 'no-quarters'],
    [TRESPASS.bastille, 'ROY.MOVE.4', 'no-bastille'],
    [CHALLENGE_AT.louvre, 'ROY.CHALL.2', 'mission-elsewhere'],
  ]);
  expect(refused(ordered, 'treville', 'move', 'trespass', 'challenge-at')).toEqual([]);
});

/** Aramis is at a challenge of erudition. */
const studying = (used: boolean) =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', used } },
    louvre: { card: 'letter' },
    hands: { aramis: ['erudition', 'erudition', 'panache'] },
  }).play('aramis', { kind: 'challenge', skill: 'erudition' });

test('ROY.ARAMIS.2 in a challenge too each card is refused him once his ability is used', () => {
  expect(refused(studying(true), 'aramis', 'ability')).toEqual([
    [ABILITY.erudition, 'ROY.ARAMIS.2', 'ability-used'],
    [ABILITY.panache, 'ROY.ARAMIS.2', 'ability-used'],
  ]);
  expect(refused(studying(false), 'aramis', 'ability')).toEqual([]);
  expect(refused(studying(true), 'athos', 'ability')).toEqual([]);
});

test('ROY.CHALL.5 of the other skills those in hand are refused, and to him alone', () => {
  expect(refused(studying(false), 'aramis', 'add')).toEqual([[ADD.panache, 'ROY.CHALL.5', 'wrong-skill']]);
  expect(refused(studying(false), 'athos', 'add')).toEqual([]);
});

test('ROY.ARAMIS.1 nobody else misses his ability, not even Tréville, who has used his own', () => {
  const table = treville({
    men: { treville: { place: 'louvre', used: true } },
    louvre: { card: 'letter', foes: ['henchman'] },
    hands: { treville: ['erudition', 'erudition', 'erudition', 'erudition'] },
  });
  expect(refused(table.play('treville', { kind: 'challenge', skill: 'erudition' }), 'treville', 'ability')).toEqual([]);
  table.play('treville', { kind: 'done' }, { kind: 'duel', foe: 'henchman' });
  expect(table.asked('treville')?.prompt).toBe('blade');
  expect(refused(table, 'treville', 'ability')).toEqual([]);
});

/** Four red dice and reinforcements, one of the dice a Shield: Milady may throw it again. */
const rerolling = () =>
  position({
    at: 'siege',
    men: { aramis: { place: 'la-rochelle' } },
    state: { time: 12, reinforcements: true, rng: diceFor([red(3, 1)]) },
  });

test('ROY.SIEGE.8 nobody is refused a sacrifice before it is time for one', () => {
  const table = rerolling();
  expect(table.asked('milady')?.prompt).toBe('siege-reroll');
  expect(refused(table, 'athos', 'sacrifice')).toEqual([]);
  table.play('milady', { kind: 'pass' });
  expect(refused(table, 'athos', 'sacrifice')).toEqual([[SACRIFICE.athos, 'ROY.SIEGE.8', 'not-at-siege']]);
  expect(refused(table, 'aramis', 'sacrifice')).toEqual([]);
});

test('ROY.SIEGE.8 whoever has answered is told so', () => {
  const table = position({
    at: 'siege',
    men: { aramis: { place: 'la-rochelle' }, athos: { place: 'la-rochelle' } },
    state: { time: 12, rng: diceFor([red(4, 0)]) },
  }).play('athos', { kind: 'spare', who: 'athos' });
  expect(refused(table, 'athos', 'sacrifice', 'spare')).toEqual([[SACRIFICE.athos, 'ROY.SIEGE.8', 'answered-already']]);
});
