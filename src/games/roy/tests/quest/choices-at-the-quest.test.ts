import { expect, test } from 'vitest';
import { ADVANCE, CHALLENGE, DUEL, LAY, LAY_CHALLENGE, NAME, PASSAGE, REVEAL, WITHDRAW } from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Quest } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { ALL, asked, choicesOf, learn } from '../shared/choices.testing.ts';

/** Athos acts, seat 2. */
const athos = (place: 'paris' | 'louvre' | 'quest' | 'bastille', more: Given = {}): Position =>
  position({ acting: 'athos', ...more, men: { athos: { place }, ...more.men } });

test('ROY.DEC.32 at the Inn there are three paths from the Common room, forward or back from a path', () => {
  const table = athos('quest', {
    inn: [
      ['decoy', 'two', 'two', 'two'],
      ['three', 'three', 'three', 'parry'],
      ['decoy', 'decoy', 'decoy', 'shields'],
    ],
  });
  expect(choicesOf(table, 'athos', 'advance', 'withdraw')).toEqual([ADVANCE[0], ADVANCE[1], ADVANCE[2]]);
  table.play('athos', { kind: 'advance', path: 2 });
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'advance', path: 2 } }]);
  expect(choicesOf(table, 'athos', 'advance', 'withdraw')).toEqual([ADVANCE[2], WITHDRAW]);
  table.play('athos', WITHDRAW);
  expect(choicesOf(table, 'athos', 'advance', 'withdraw')).toEqual([ADVANCE[0], ADVANCE[1], ADVANCE[2]]);
});

test('ROY.DEC.33 any musketeer seat spends an Epic token and names three face-down spaces of the Inn', () => {
  const table = athos('paris', { up: [0], state: { epics: 1 } });
  for (const who of ['dartagnan', 'athos', 'aramis', 'porthos'] as const)
    expect(choicesOf(table, who, 'reveal')).toEqual([REVEAL.token]);
  expect(table.kinds('milady')).not.toContain('reveal');
  table.play('porthos', REVEAL.token);
  expect(asked(table)).toEqual([4]);
  expect(table.choices('porthos')).toEqual(NAME.slice(1));
  table.play('porthos', { kind: 'name', space: 7 });
  expect(table.told('named-space')).toEqual([{ kind: 'named-space', seat: 4, space: 7 }]);
  expect(table.choices('porthos')).toEqual(NAME.filter((_, space) => space !== 0 && space !== 7));
  table.play('porthos', { kind: 'name', space: 1 }, { kind: 'name', space: 4 });
  expect(table.told('revealed')).toMatchObject([{ seat: 4, spaces: [1, 4, 7], tokens: ['three', 'two', 'shields'] }]);
  expect(learn(table, 'revealed')).toEqual(ALL);
  expect(table.asked('athos')?.prompt).toBe('man-turn');
});

test('ROY.DEC.33 or a One-for-all card, and six', () => {
  const table = athos('paris', { state: { oneForAll: 1 } });
  for (const who of ['athos', 'aramis'] as const) expect(choicesOf(table, who, 'reveal')).toEqual([REVEAL.card]);
  table.play('aramis', REVEAL.card, ...[0, 1, 2, 3, 4].map(space => ({ kind: 'name', space }) as const));
  expect(asked(table)).toEqual([3]);
  table.play('aramis', { kind: 'name', space: 5 });
  expect(table.told('revealed')).toMatchObject([{ spaces: [0, 1, 2, 3, 4, 5] }]);
});

const GALLERIES: Quest = {
  board: 4,
  challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
  fighters: ['two', 'three', 'three', 'three', 'three', 'three', 'two', 'two'],
  at: 0,
  beaten: [false, false],
};

test('ROY.DEC.34 through an antechamber lead its challenge, its two adversaries and a secret passage', () => {
  const ways = (quest: Quest, epics: number, ...hand: readonly 'nobility'[]) =>
    choicesOf(
      athos('quest', { quest, hands: { athos: hand }, state: { epics } }),
      'athos',
      'challenge',
      'duel',
      'passage',
    );
  const four = ['nobility', 'nobility', 'nobility', 'nobility'] as const;
  expect(ways(GALLERIES, 3, ...four)).toEqual([CHALLENGE.nobility, DUEL.first, DUEL.second, PASSAGE.tokens]);
  expect(ways(GALLERIES, 2)).toEqual([CHALLENGE.nobility, DUEL.first, DUEL.second]);
  expect(ways({ ...GALLERIES, beaten: [true, false] }, 0)).toEqual([CHALLENGE.nobility, DUEL.second]);
  expect(ways({ ...GALLERIES, beaten: [false, true] }, 0)).toEqual([CHALLENGE.nobility, DUEL.first]);
  const table = athos('quest', { quest: GALLERIES, state: { epics: 3 } }).play('athos', PASSAGE.tokens);
  expect(table.told('passed')).toEqual([{ kind: 'passed', at: 0, by: 'passage', who: 'athos' }]);
});

const MILADY_ONLY = [0];

test('ROY.DEC.41 Milady lays one kind of token after the other on the three spaces of board 3, unseen', () => {
  const table = athos('quest', {
    quest: { board: 2, won: ['erudition', 'nobility', 'gallantry', 'panache'] },
    state: { stock: { snare: 1, shields: 0, parry: 2, swords: 2, two: 1, three: 3, four: 2 } },
  });
  table.dice(blue(0, 0, 3), red(4, 0)).play('athos', DUEL.wardes);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([LAY.snare, LAY.parry, LAY.swords, LAY.two, LAY.three, LAY.four]);
  table.play('milady', LAY.snare);
  expect(learn(table, 'snare')).toEqual(MILADY_ONLY);
  expect(table.choices('milady')).toEqual([LAY.parry, LAY.swords, LAY.two, LAY.three, LAY.four]);
  table.play('milady', LAY.four, LAY.three);
  expect(table.state.quest).toMatchObject({ board: 3, tokens: ['snare', 'four', 'three'] });
  expect(table.asked('athos')?.prompt).toBe('man-turn');
  for (const seat of [1, 2, null])
    expect(JSON.stringify(roy.view(table.state, seat).quest)).not.toMatch(/snare|four|three/);
});

test('ROY.DEC.42 Milady lays the four challenge tokens, then eight fighting ones; the first antechamber is seen', () => {
  const table = athos('quest', {
    quest: { board: 3, tokens: ['two', 'two', 'two'], beaten: 2, up: true },
    state: { stock: { snare: 1, shields: 1, parry: 1, swords: 0, two: 0, three: 3, four: 2 } },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.road);
  expect(asked(table)).toEqual([0]);
  const skills = ['gallantry', 'erudition', 'panache', 'nobility'] as const;
  const left = new Set<string>(skills);
  for (const skill of skills) {
    expect(new Set(table.choices('milady'))).toEqual(
      new Set([...left].map(each => ({ kind: 'lay-challenge', skill: each }))),
    );
    table.play('milady', LAY_CHALLENGE[skill]);
    expect(learn(table, skill)).toEqual(MILADY_ONLY);
    left.delete(skill);
  }
  expect(table.choices('milady')).toEqual([LAY.snare, LAY.shields, LAY.parry, LAY.three, LAY.four]);
  table.play('milady', LAY.three);
  expect(learn(table, 'three')).toEqual(MILADY_ONLY);
  table.play('milady', LAY.parry);
  expect(table.choices('milady')).toEqual([LAY.snare, LAY.shields, LAY.three, LAY.four]);
  table.play('milady', LAY.snare, LAY.shields, LAY.three, LAY.three, LAY.four).play('milady', LAY.four);
  expect(table.told('antechamber')).toMatchObject([{ at: 0, skill: 'gallantry', fighters: ['three', 'parry'] }]);
  expect(learn(table, 'antechamber')).toEqual(ALL);
  expect(table.asked('athos')?.prompt).toBe('man-turn');
  for (const seat of [1, 2, null])
    expect(JSON.stringify(roy.view(table.state, seat).quest)).not.toMatch(/snare|shields|four/);
});
