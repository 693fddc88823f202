import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { ParisId } from '../../cards/paris.ts';
import { type Choice, LAY, MAN, PARIS_CARD } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Musketeer } from '../../names.ts';
import { at, type Position } from '../../testing.ts';
import { ALL, asked, learn } from '../shared/choices.testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';

const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

const open = (players: number, given: Readonly<Record<string, string>> = {}): Position =>
  at(roy.setup(players, readOptions(roy.options, given).options ?? {}, rng(1), null));

test('ROY.DEC.1 one seat plays Milady, every other one a musketeer, with two to six players; all know who', () => {
  expect(roy.seats).toEqual([2, 6]);
  for (const seats of [2, 3, 4, 5, 6]) {
    const sides = Array.from({ length: seats }, (_, seat) => roy.sides?.(seat, seats, {}));
    expect(sides).toEqual(['milady', ...new Array(seats - 1).fill('musketeers')]);
    const table = open(seats);
    expect(asked(table)).toEqual([0]);
    for (const seat of [0, 1, null]) expect(roy.view(table.state, seat).seats).toBe(seats);
  }
});

const PARIS: readonly ParisId[] = ['abduction', 'disappearance', 'captive', 'smuggler', 'message', 'duels'];

const MILADY_ONLY = [0];

const DECOYS_FIRST: readonly Choice[] = [
  ...new Array<Choice>(4).fill(LAY.decoy),
  ...new Array<Choice>(3).fill(LAY.two),
  ...new Array<Choice>(5).fill(LAY.three),
];

test('ROY.DEC.2 Milady picks the first Paris card among all six; the others see it when it is placed', () => {
  const table = open(5);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual(PARIS.map(card => ({ kind: 'paris', card })));
  table.play('milady', PARIS_CARD.message);
  expect(table.asked('milady')?.prompt).not.toBe('first-paris');
  expect(learn(table, 'message')).toEqual(MILADY_ONLY);
  table.play('milady', ...DECOYS_FIRST);
  for (const [i, who] of FOUR.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
  expect(learn(table, 'message')).toEqual(ALL);
  expect(table.state.paris?.card).toBe('message');
});

test('ROY.DEC.3 Milady lays the Inn in twelve steps, each time a kind of token that is left', () => {
  const table = open(5).play('milady', PARIS_CARD.abduction);
  const kinds = () => table.choices('milady').map(choice => (choice.kind === 'lay' ? choice.token : choice.kind));
  expect(asked(table)).toEqual([0]);
  expect(kinds()).toEqual(['snare', 'shields', 'parry', 'swords', 'two', 'three', 'four', 'decoy']);
  table.play('milady', LAY.snare, LAY.snare);
  expect(kinds()).toEqual(['shields', 'parry', 'swords', 'two', 'three', 'four', 'decoy']);
  table.play('milady', LAY.decoy, LAY.decoy, LAY.decoy, LAY.decoy);
  expect(kinds()).toEqual(['shields', 'parry', 'swords', 'two', 'three', 'four']);
  table.play('milady', LAY.two, LAY.two, LAY.two, LAY.four, LAY.four);
  expect(table.asked('milady')?.prompt).toBe('lay-inn');
  table.play('milady', LAY.parry);
  expect(asked(table)).not.toContain(0);
  const { quest } = table.state;
  expect(quest.board === 1 && quest.spaces.map(slot => slot?.token)).toEqual(
    'snare snare decoy decoy decoy decoy two two two four four parry'.split(' '),
  );
});

test('ROY.DEC.3 Decoys are forced where only they fit any more, and only Milady knows what lies where', () => {
  const table = open(5).play('milady', PARIS_CARD.abduction).play('milady', LAY.parry);
  expect(learn(table, 'parry')).toEqual(MILADY_ONLY);
  table.play('milady', ...new Array<Choice>(5).fill(LAY.three), LAY.four, LAY.four);
  for (let left = 4; left > 0; left--) {
    expect(table.choices('milady')).toEqual([{ kind: 'lay', token: 'decoy' }]);
    table.play('milady', LAY.decoy);
  }
  for (const seat of [1, 4, null]) expect(JSON.stringify(roy.view(table.state, seat).quest)).not.toMatch(/parry|decoy/);
});

test('ROY.DEC.5 with six players Milady picks two Paris cards for her hand, unseen, among five and then four', () => {
  const table = open(6).play('milady', PARIS_CARD.duels);
  const without = (...gone: readonly ParisId[]) =>
    PARIS.filter(card => !gone.includes(card)).map(card => ({ kind: 'paris', card }));
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual(without('duels'));
  table.play('milady', PARIS_CARD.smuggler);
  expect(learn(table, 'smuggler')).toEqual(MILADY_ONLY);
  expect(table.choices('milady')).toEqual(without('duels', 'smuggler'));
  table.play('milady', PARIS_CARD.captive);
  expect(learn(table, 'captive')).toEqual(MILADY_ONLY);
  expect(table.asked('milady')?.prompt).toBe('lay-inn');
  for (const players of [2, 3, 4, 5]) {
    expect(open(players).play('milady', PARIS_CARD.duels).asked('milady')?.prompt).toBe('lay-inn');
  }
});

test('ROY.DEC.6 each musketeer seat picks among the musketeers left, and all see it', () => {
  const table = open(5).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  const men = (...who: readonly Musketeer[]) => who.map(each => ({ kind: 'man', who: each }));
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  for (const seat of [1, 2, 3, 4]) expect(table.choices(seat)).toEqual(men(...FOUR));
  table.play(3, MAN.athos);
  expect(table.told('cast')).toEqual([{ kind: 'cast', seat: 3, who: 'athos' }]);
  expect(asked(table)).toEqual([1, 2, 4]);
  for (const seat of [1, 2, 4]) expect(table.choices(seat)).toEqual(men('dartagnan', 'aramis', 'porthos'));
  table.play(1, MAN.porthos).play(4, MAN.aramis);
  expect(table.state.men.map(({ who, seat }) => [who, seat])).toEqual([
    ['dartagnan', 2],
    ['athos', 3],
    ['aramis', 4],
    ['porthos', 1],
  ]);
  expect(
    open(6)
      .play('milady', ...PARIS.slice(0, 3).map(card => PARIS_CARD[card]), ...DECOYS_FIRST)
      .choices(5),
  ).toEqual(men(...FOUR, 'treville'));
});

test('ROY.DEC.7 with four players the team names the one of four who stays at home', () => {
  const table = open(4).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  expect(asked(table)).toEqual([1, 2, 3]);
  for (const seat of [1, 2, 3]) expect(table.choices(seat)).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play(2, MAN.aramis);
  expect(table.told('left-out')).toEqual([{ kind: 'left-out', who: 'aramis' }]);
  expect(table.asked(1)?.prompt).toBe('cast');
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.athos, MAN.porthos]);
});

test('ROY.DEC.7 the team names whose place Tréville takes', () => {
  const table = open(5, { treville: 'stands-in' }).play('milady', PARIS_CARD.duels, ...DECOYS_FIRST);
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  for (const seat of [1, 4]) expect(table.choices(seat)).toEqual(FOUR.map(who => ({ kind: 'man', who })));
  table.play(4, MAN.porthos);
  expect(table.told('stands-in')).toEqual([{ kind: 'stands-in', who: 'porthos' }]);
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.treville]);
});
