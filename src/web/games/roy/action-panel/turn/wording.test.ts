import { expect, test } from 'vitest';
import { type Given, position } from '#games/roy/testing.ts';
import { enNames } from '#games/roy/text/en/index.ts';
import { view } from '#games/roy/view.ts';
import { en } from '../../text/en/index.ts';
import { verbOf } from './verbs.ts';
import { objectOf, saidOf, saidOfMany, type Wording } from './wording.ts';

const GIVEN: Given = {
  acting: 'dartagnan',
  actions: 2,
  men: { dartagnan: { place: 'louvre', gear: ['horse'] }, athos: { place: 'louvre' } },
  hands: { dartagnan: ['panache', 'panache', 'single', 'double', 'ketty', 'planchet'] },
  louvre: { card: 'ball', foes: ['cavois', 'henchman'] },
  paris: { card: 'message', foes: [], trap: 'beggars' },
  state: { purse: 4, oneForAll: 1 },
};
const sceneOf = (given: Given) => {
  const { state, seat, man, choices } = position(given);
  const wording: Wording = {
    view: view(state, seat('dartagnan')),
    man: man('dartagnan'),
    words: en.actions,
    names: enNames,
    label: ({ kind }) => kind,
  };
  return { wording, choices: choices('dartagnan') };
};
const { wording, choices } = sceneOf(GIVEN);

test('a duel says whom it is fought with and with how many dice', () => {
  expect(saidOf({ kind: 'duel', foe: 'cavois' }, wording)).toEqual({
    title: 'Duel Cavois',
    note: '3 to 6 dice against 4',
  });
  expect(objectOf({ kind: 'duel', foe: 'henchman' }, wording)).toEqual({
    title: 'Henchman',
    note: '3 to 6 dice against 2',
  });
});

test('a challenge says how far he comes', () => {
  expect(saidOf({ kind: 'challenge', skill: 'panache' }, wording)).toEqual({
    title: 'Meet the challenge',
    note: 'Panache 6, you can reach 6',
  });
});

test('a challenge that cannot be won says so, alone and among others', () => {
  const { wording: short, choices: offered } = sceneOf({ ...GIVEN, hands: { dartagnan: ['panache'] } });
  expect(offered).toContainEqual({ kind: 'challenge', skill: 'panache' });
  expect(saidOf({ kind: 'challenge', skill: 'panache' }, short)).toEqual({
    title: 'Try in vain',
    note: 'Panache 6 is out of reach: 5 at most',
  });
  const { wording: calais, choices: four } = sceneOf({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'quest' } },
    quest: { board: 2, won: [] },
  });
  const vain = four.filter(({ kind }) => kind === 'challenge');
  expect(vain).toHaveLength(4);
  expect(saidOfMany('challenge', vain, calais)).toEqual({ title: 'Try in vain', note: 'four challenges' });
});

test('a verb with several objects says how many', () => {
  const of = (verb: 'move' | 'call' | 'buy') =>
    saidOfMany(
      verb,
      choices.filter(choice => verbOf(choice) === verb),
      wording,
    ).note;
  expect(of('move')).toBe('five places');
  expect(of('call')).toBe('two cards');
  expect(of('buy')).toBe('the purse holds 4');
});

test('a place says what waits there, and Richelieu’s what it may cost', () => {
  expect(objectOf({ kind: 'move', to: 'paris' }, wording).note).toBe('A message for the Queen');
  expect(objectOf({ kind: 'move', to: 'richelieu' }, wording).note).toBe('the Bastille, unless Milady is there');
  const shown = sceneOf({ ...GIVEN, state: { shown: true, location: 'richelieu', presence: 'hidden' } });
  expect(objectOf({ kind: 'move', to: 'richelieu' }, shown.wording).note).toBe('Milady is there');
});

test('every choice of a turn finds its words, as a verb and as an object', () => {
  for (const choice of choices)
    for (const { title, note } of [saidOf(choice, wording), objectOf(choice, wording)]) {
      expect(title).not.toBe('');
      expect(`${title} ${note}`).not.toMatch(/undefined|NaN/);
    }
});
