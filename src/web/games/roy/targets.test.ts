import { expect, test } from 'vitest';
import { barred } from '#games/roy/barred.ts';
import { BEGGARS, CHALLENGE, CHALLENGE_AT, type Choice, MOUNT, TRADE, TRESPASS } from '#games/roy/choices.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { view } from '#games/roy/view.ts';
import { keyOf, targetsFor } from './targets.ts';

const GIVEN: Given = {
  acting: 'dartagnan',
  actions: 2,
  men: { dartagnan: { place: 'louvre' }, athos: { place: 'paris' } },
  hands: { dartagnan: ['panache', 'panache', 'single', 'planchet'] },
  louvre: { card: 'ball', foes: ['cavois'] },
  paris: { card: 'smuggler', foes: ['henchman'], trap: 'beggars' },
  state: { purse: 1 },
};
const { state, seat, choices } = position(GIVEN);
const seen = view(state, seat('dartagnan'));
const at = (choice: Choice) => targetsFor(choice, seen).map(keyOf);

test('a challenge is met by pointing at the mission, at its place or at the skill', () => {
  expect(at({ kind: 'challenge', skill: 'panache' })).toEqual(['mission:louvre', 'place:louvre', 'skill:panache']);
});

test('a duel is fought by pointing at the adversary, or at the mission he belongs to', () => {
  expect(at({ kind: 'duel', foe: 'cavois' })).toEqual(['foe:cavois', 'mission:louvre', 'place:louvre']);
  expect(at({ kind: 'duel', foe: 'henchman' })).toEqual(['foe:henchman', 'mission:paris', 'place:paris']);
  expect(at({ kind: 'break-out' })).toEqual(['foe:jailer', 'place:bastille']);
});

test('everything a musketeer can do in his turn but end it is pointed at somewhere', () => {
  const nowhere = choices('dartagnan').filter(choice => targetsFor(choice, seen).length === 0);
  expect(choices('dartagnan').length).toBeGreaterThan(8);
  expect(nowhere.map(({ kind }) => kind)).toEqual(['end']);
});

test('a refusal is told at the target it speaks of', () => {
  expect(at(CHALLENGE_AT.paris)).toEqual(['mission:paris', 'place:paris']);
  expect(at(TRESPASS.bastille)).toEqual(['place:bastille']);
  expect(at(TRADE.athos)).toEqual(['man:athos']);
  expect(at(BEGGARS.paris)).toContain('trap:beggars:paris');
  expect(at(MOUNT)).toEqual(['item:horse']);
  expect(at(CHALLENGE.panache)).toContain('mission:louvre');
});

test('every refusal of this turn is told somewhere', () => {
  const wishes = barred(seen).map(({ choice }) => choice);
  expect(wishes.length).toBeGreaterThan(10);
  expect(wishes.filter(choice => targetsFor(choice, seen).length === 0)).toEqual([]);
});

test('Milady points at her people to place them, and at Rochefort to send him', () => {
  expect(at({ kind: 'place', card: 'cavois' })).toEqual(['foe:cavois']);
  expect(at({ kind: 'place', card: 'thief' })).toEqual(['trap:thief']);
  expect(at({ kind: 'intercept' })).toEqual(['foe:rochefort']);
});
