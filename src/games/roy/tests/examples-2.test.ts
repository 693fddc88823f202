import { expect, test } from 'vitest';
import { ROCHEFORT, TIME_DICE } from '../cards/board.ts';
import type { Man } from '../state.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../testing.ts';

const PASS = { kind: 'pass' } as const;

/** Athos is the last to act and ends his turn; Milady is nowhere, so the siege follows at once. */
const siege = (given: Given, ...rolls: Wanted[]): Position =>
  position({
    acting: 'athos',
    ...given,
    men: { dartagnan: { turn: 'done' }, aramis: { turn: 'done', place: 'paris' }, porthos: { turn: 'done' } },
    state: { location: null, presence: 'none', ...given.state },
  })
    .dice(...rolls)
    .play('athos', { kind: 'end' });

test('ROY.EX.14 three double Combat cards at La Rochelle are six dice, and no card can be added', () => {
  const garrison = ['double', 'double', 'double'] as const;
  const table = siege({ garrison }, red(0, 1), blue(2, 2, 2));
  expect(table.told('siege')[0].blue).toEqual({ swords: 2, shields: 2, lilies: 2 });
  const there = position({ acting: 'aramis', garrison, hands: { aramis: ['single', 'bassompierre'] } });
  expect(there.kinds('aramis')).not.toContain('reinforce');
  expect(there.kinds('aramis')).not.toContain('play');
});

test('ROY.EX.15 a second pistol is refused, and a second upgrade of Nobility', () => {
  const given = (man: Partial<Man>): Given => ({
    acting: 'athos',
    men: { athos: man },
    hands: { athos: ['single'] },
    state: { purse: 10 },
  });
  const pistol = { kind: 'buy', item: 'pistol' } as const;
  const nobility = { kind: 'buy', item: 'nobility' } as const;
  expect(position(given({})).offers('athos', pistol)).toBe(true);
  expect(position(given({ gear: ['pistol'] })).offers('athos', pistol)).toBe(false);
  expect(position(given({})).offers('athos', nobility)).toBe(true);
  expect(position(given({ skills: ['nobility'] })).offers('athos', nobility)).toBe(false);
});

test('ROY.EX.16 a manoeuvre eliminates Jussac, and he wounds all the same', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['jussac'] },
  }).dice(blue(0, 0, 3), red(1, 2));
  table.play('athos', { kind: 'duel', foe: 'jussac' });
  expect(table.state.fallen).toEqual(['jussac']);
  expect(table.man('athos').life).toBe(2);
});

test('ROY.EX.17 the last pistole bribes the jailer, and two actions are left', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'bastille' } }, state: { purse: 1 } });
  table.play('athos', { kind: 'bribe' });
  expect([table.state.purse, table.man('athos').place, table.state.actions]).toEqual([0, 'vieux-colombier', 2]);
});

test('ROY.EX.18 Reinforcements at four dice: still four, and one Shield may be rolled again', () => {
  const given: Given = { state: { time: TIME_DICE.indexOf(4) + 1, reinforcements: true } };
  const rolled = siege(given, red(2, 2), red(1, 0));
  expect(rolled.told('siege')[0].red).toEqual({ swords: 2, shields: 2 });
  expect(rolled.choices('milady')).toEqual([PASS, { kind: 'reroll', face: 'shield' }]);
  rolled.play('milady', { kind: 'reroll', face: 'shield' });
  expect(rolled.told('siege-moved')).toMatchObject([{ milady: 3, team: 0 }]); // three at most
  const passed = siege(given, red(2, 2)).play('milady', PASS);
  expect(passed.told('siege-moved')).toMatchObject([{ milady: 2, team: 0 }]);
});

test('ROY.EX.19 a manoeuvre leaves a fresh Cavois with one life point, to be fought again', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['cavois'] },
  }).dice(blue(0, 0, 3), red(4, 0));
  table.play('athos', { kind: 'duel', foe: 'cavois' });
  expect(table.state.paris?.foes).toEqual([{ id: 'cavois', life: 1 }]);
  expect(table.man('athos').life).toBe(3);
  expect(table.offers('athos', { kind: 'duel', foe: 'cavois' })).toBe(true);
  expect(table.state.actions).toBe(2);
});

test('ROY.EX.20 one adversary beaten, then a secret passage: the antechamber is passed, the rest of it gone', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: {
      board: 4,
      challenges: ['erudition', 'nobility', 'gallantry', 'panache'],
      fighters: ['two', 'four', 'three', 'three', 'three', 'two', 'four', 'parry'],
      at: 0,
      beaten: [false, false],
    },
    state: { epics: 3 },
  }).dice(blue(0, 0, 3), red(1, 1));
  table.play('athos', { kind: 'duel', foe: 'first' });
  expect(table.state.quest).toMatchObject({ at: 0, beaten: [true, false] });
  table.play('athos', { kind: 'passage', pay: 'tokens' });
  expect(table.told('passed')).toEqual([{ kind: 'passed', at: 0, by: 'passage', who: 'athos' }]);
  expect(table.state.quest).toMatchObject({ at: 1, beaten: [false, false] });
  expect([table.state.epics, table.state.actions]).toEqual([0, 1]);
  expect(table.told('antechamber')).toMatchObject([{ at: 1, skill: 'nobility', fighters: ['three', 'three'] }]);
});

test('ROY.EX.21 a mission completed on space 2 brings two Epic tokens; the new one starts on 1 and is on 2 after phase IV', () => {
  const table = position({
    acting: 'athos',
    men: {
      athos: { place: 'louvre' },
      dartagnan: { turn: 'done' },
      aramis: { turn: 'done', place: 'paris' },
      porthos: { turn: 'done' },
    },
    louvre: { card: 'ball', foes: ['boisrenard'], won: true },
    louvreStack: ['poisons', 'debts'],
    state: { ladder: 2, location: null, presence: 'none' },
  }).dice(blue(0, 0, 3), red(1, 2));
  table.play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.state.epics).toBe(2);
  expect([table.state.louvre?.card, table.state.ladder]).toEqual(['poisons', 1]);
  table.play('milady', { kind: 'place', card: 'vitray' });
  table.dice(red(0, 1)).play('athos', { kind: 'end' });
  expect(table.told('ladder')).toEqual([{ kind: 'ladder', space: 2 }]);
  expect([table.state.louvre?.card, table.state.ladder]).toEqual(['poisons', 2]);
});

test('ROY.EX.22 from the Common room one action to the last cleared space, another to face the next token', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    inn: [
      [null, null, 'three', 'four'],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });
  table.play('athos', { kind: 'advance', path: 0 });
  expect(table.told('walked')).toEqual([{ kind: 'walked', who: 'athos', path: 0, space: 1 }]);
  expect([table.told('turned-up'), table.state.actions]).toEqual([[], 2]);
  table.dice(blue(0, 0, 3), red(1, 2)).play('athos', { kind: 'advance', path: 0 });
  expect(table.told('turned-up')).toMatchObject([{ space: 2, token: 'three' }]);
  expect(table.state.actions).toBe(1);
});

test('ROY.EX.23 against Rochefort’s manoeuvre a Toledo blade may still complete one’s own: both are hit, he flees', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear: ['blade'] } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  }).dice(blue(1, 0, 2), red(ROCHEFORT.dice - 3, 3), blue(0, 0, 1), blue(0, 0, 3), red(1, 1));
  table.play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.choices('porthos')).toContainEqual(PASS);
  table.play('porthos', { kind: 'reroll', face: 'sword' });
  expect(table.told('clash')[0]).toMatchObject({ manoeuvre: true, foeManoeuvre: true, hits: 1, wounds: 1 });
  expect([table.man('porthos').life, table.state.rochefort]).toEqual([4, 4]);
  expect(table.told('fled')).toEqual([{ kind: 'fled', life: 4 }]);
  expect(table.told('duel')).toMatchObject([{ foe: 'henchman' }]); // the action he had declared goes on
});
