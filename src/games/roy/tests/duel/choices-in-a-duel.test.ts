import { expect, test } from 'vitest';
import { ABILITY, COMMIT, DONE, DUEL, EPIC, PASS, REROLL, TOLL } from '../../choices.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { asked, choicesOf } from '../shared/choices.testing.ts';
import { meetingInParis } from '../shared/meetings.testing.ts';

test('ROY.DEC.24 the adversary is one of those undefeated where he stands', () => {
  const table = meetingInParis({
    paris: { card: 'message', foes: ['henchman', 'jussac'] },
    louvre: { card: 'debts', foes: ['vitray'] },
  });
  expect(choicesOf(table, 'athos', 'duel')).toEqual([DUEL.henchman, DUEL.jussac]);
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('declared')).toMatchObject([{ action: { kind: 'duel', foe: 'henchman' } }]);
  expect(choicesOf(table, 'athos', 'duel')).toEqual([DUEL.jussac]);
});

test('ROY.DEC.25 Combat cards are committed one by one till the seat is done, for all to see', () => {
  const table = meetingInParis({
    hands: { athos: ['single', 'single', 'double', 'panache'], porthos: ['double'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('athos', DUEL.henchman);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.play('athos', COMMIT.single);
  expect(table.told('committed')).toEqual([{ kind: 'committed', who: 'athos', card: 'single', ability: false }]);
  expect(table.choices('athos')).toEqual([COMMIT.single, COMMIT.double, DONE]);
  table.dice(blue(1, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.told('rolled')).toMatchObject([{ blue: { swords: 1, shields: 0, lilies: 3 } }]);
});

test('ROY.DEC.25 Aramis may commit any card besides, once', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['single', 'ketty'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('aramis', DUEL.henchman);
  expect(table.choices('aramis')).toEqual([COMMIT.single, ABILITY.single, ABILITY.ketty, DONE]);
  table.play('aramis', ABILITY.ketty);
  expect(table.told('committed')).toEqual([{ kind: 'committed', who: 'aramis', card: 'ketty', ability: true }]);
  expect(table.choices('aramis')).toEqual([COMMIT.single, DONE]);
});

test('ROY.DEC.26 on board 3 Epic tokens follow one by one once the token lies face up, till the seat is done', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    state: { epics: 5 },
  }).play('athos', DUEL.road);
  expect(table.told('turned-up')).toHaveLength(1);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([EPIC, DONE]);
  const more = table.play('athos', EPIC, EPIC);
  expect(more.told('epic-die')).toEqual(new Array(2).fill({ kind: 'epic-die', who: 'athos', epics: 1 }));
  expect(table.choices('athos')).toEqual([EPIC, DONE]);
  table.dice(blue(2, 0, 3), red(2, 0)).play('athos', DONE);
  expect(table.told('rolled')).toMatchObject([{ blue: { swords: 2, shields: 0, lilies: 3 } }]);
  expect(table.state.epics).toBe(3);
});

test('ROY.DEC.27 the owner of a Toledo blade rerolls one die, named by the face it shows, or none', () => {
  const rolled = () =>
    meetingInParis({ men: { athos: { gear: ['blade'] } }, paris: { card: 'abduction', foes: ['henchman'] } })
      .dice(blue(1, 0, 2), red(2, 0), blue(0, 0, 1))
      .play('athos', DUEL.henchman);
  const table = rolled();
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([PASS, REROLL.sword, REROLL.lily]);
  table.play('athos', REROLL.sword);
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'athos', from: 'sword', to: 'lily' }]);
  expect(table.told('clash')).toMatchObject([{ manoeuvre: true }]);
  const kept = rolled().play('athos', PASS);
  expect(kept.told('rerolled')).toEqual([]);
  expect(kept.told('clash')).toMatchObject([{ manoeuvre: false, hits: 1, wounds: 2 }]);
});

const cahusac = (more: Given = {}): Position =>
  position({
    acting: 'athos',
    ...more,
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['cahusac'] },
  });

test('ROY.DEC.51 Milady rerolls one of Cahusac’s dice, named by its face, or none', () => {
  const dice = [blue(0, 1, 2), red(1, 2), red(1, 0)];
  const table = cahusac()
    .dice(...dice)
    .play('athos', DUEL.cahusac);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PASS, REROLL.sword, REROLL.shield]);
  table.play('milady', REROLL.shield);
  expect(table.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
  expect(table.told('clash')).toMatchObject([{ wounds: 1 }]);
  const same = cahusac()
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', DUEL.cahusac);
  expect(same.choices('milady')).toEqual([PASS, REROLL.sword]);
  expect(same.play('milady', PASS).told('rerolled')).toEqual([]);
});

const AUTOMA = { automa: 'on' };

test('ROY.DEC.51 the automa rerolls a Shield, and nothing else', () => {
  const automa = () => cahusac({ options: AUTOMA, state: { location: 'louvre', presence: 'exposed', shown: true } });
  const shield = automa()
    .dice(blue(0, 1, 2), red(1, 2), red(1, 0))
    .play('athos', DUEL.cahusac);
  expect(shield.told('rerolled')).toEqual([{ kind: 'rerolled', by: 'cahusac', from: 'shield', to: 'sword' }]);
  expect(
    automa()
      .dice(blue(0, 0, 3), red(3, 0))
      .play('athos', DUEL.cahusac)
      .told('rerolled'),
  ).toEqual([]);
});

test('ROY.DEC.53 before a duel with La Houdinière the acting seat discards a card of its choice', () => {
  const given = (...hand: readonly ('nobility' | 'single' | 'ketty')[]): Given => ({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    hands: { athos: hand, porthos: ['panache'] },
    paris: { card: 'abduction', foes: ['houdiniere'] },
  });
  const table = position(given('nobility', 'nobility', 'single', 'ketty')).play('athos', DUEL.houdiniere);
  expect(asked(table)).toEqual([2]);
  expect(table.choices('athos')).toEqual([TOLL.nobility, TOLL.single, TOLL.ketty]);
  table.play('athos', TOLL.ketty);
  expect(table.told('toll')).toEqual([{ kind: 'toll', who: 'athos', card: 'ketty' }]);
  expect(table.asked('athos')?.prompt).toBe('commit');
  const empty = position(given())
    .dice(blue(0, 0, 3), red(3, 0))
    .play('athos', DUEL.houdiniere);
  expect(empty.told('beaten')).toHaveLength(1);
});
