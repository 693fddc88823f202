import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ABILITY, COMMIT, DONE, DUEL, EPIC, PASS, REROLL } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { acting, fighting, JUSSAC, refused } from './refusals.testing.ts';

/** Athos fights Cahusac, who may reroll: the dice lie open and Milady is asked. */
const cahusac = (given: Given = {}) =>
  acting({
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['cahusac'] },
    hands: { athos: ['single', 'double', 'double'] },
    ...given,
  })
    .play('athos', DUEL.cahusac)
    .dice(blue(0, 3, 0), red(0, 3))
    .play('athos', DONE);

const WITH_BLADE = { men: { athos: { place: 'louvre', gear: ['blade'] } } } as const;

test('ROY.CARD.10 Cahusac rerolls first, and whoever has a blade is told so', () => {
  const table = cahusac(WITH_BLADE);
  expect(table.asked('milady')?.prompt).toBe('foe-reroll');
  expect(refused(table, 'athos', 'reroll')).toEqual([[REROLL.sword, 'ROY.CARD.10', 'foe-rerolls-first']]);
  expect(refused(table, 'porthos', 'reroll')).toEqual([]);
  expect(refused(table, 'milady', 'reroll')).toEqual([]);
});

test('ROY.EQUIP.12 without a blade he is told that he has none, while there are dice to turn', () => {
  const table = cahusac();
  expect(refused(table, 'athos', 'reroll')).toEqual([[REROLL.sword, 'ROY.EQUIP.12', 'no-blade']]);
  expect(refused(fighting(), 'athos', 'reroll')).toEqual([]);
});

test('ROY.EQUIP.12 a blade once used is refused as such', () => {
  const table = cahusac(WITH_BLADE)
    .play('milady', PASS)
    .dice(blue(0, 1, 0), blue(0, 2, 0), red(0, 2))
    .play('athos', REROLL.shield);
  expect(table.asked('milady')?.prompt).toBe('foe-reroll');
  expect(refused(table, 'athos', 'reroll')).toEqual([[REROLL.sword, 'ROY.EQUIP.12', 'blade-used']]);
});

test('ROY.DUEL.7 each kind of Combat card in hand is refused once the dice are thrown', () => {
  expect(refused(cahusac(), 'athos', 'commit')).toEqual([
    [COMMIT.single, 'ROY.DUEL.7', 'dice-thrown'],
    [COMMIT.double, 'ROY.DUEL.7', 'dice-thrown'],
  ]);
  expect(refused(cahusac(), 'porthos', 'commit')).toEqual([]);
});

test('ROY.DUEL.14 and after a draw', () => {
  const table = cahusac()
    .dice(blue(0, 2, 0), red(0, 2))
    .play('milady', PASS);
  expect(refused(table, 'athos', 'commit')).toEqual([
    [COMMIT.single, 'ROY.DUEL.14', 'after-a-draw'],
    [COMMIT.double, 'ROY.DUEL.14', 'after-a-draw'],
  ]);
});

/** Somebody fights Jussac at the Louvre. */
const jussac = (who: 'aramis' | 'athos', used: boolean, hand: readonly Card[]) =>
  position({
    acting: who,
    men: { [who]: { place: 'louvre', used } },
    louvre: JUSSAC,
    hands: { [who]: hand },
  }).play(who, DUEL.jussac);

test('ROY.DUEL.3 without a Combat card one is missed, and no more', () => {
  const missed = [[COMMIT.single, 'ROY.DUEL.3', 'no-combat-card']];
  expect(refused(jussac('aramis', false, ['panache']), 'aramis', 'commit')).toEqual(missed);
  expect(refused(jussac('aramis', false, ['single']), 'aramis', 'commit')).toEqual([]);
});

test('ROY.ARAMIS.2 in a duel each card is refused him once his ability is used, and nobody else', () => {
  const abilities = (who: 'aramis' | 'athos', used: boolean) =>
    refused(jussac(who, used, ['panache', 'single']), who, 'ability');
  expect(abilities('aramis', true)).toEqual([
    [ABILITY.panache, 'ROY.ARAMIS.2', 'ability-used'],
    [ABILITY.single, 'ROY.ARAMIS.2', 'ability-used'],
  ]);
  expect(abilities('aramis', false)).toEqual([]);
  expect(abilities('athos', true)).toEqual([]);
});

const ROAD = { board: 3, tokens: ['three', 'two', 'two'], beaten: 0, up: false } as const;
const onRoad = (state: NonNullable<Given['state']>) =>
  acting({ men: { athos: { place: 'quest' } }, quest: ROAD, hands: { athos: ['single'] }, state }).play(
    'athos',
    DUEL.road,
  );

test('ROY.RETURN.4 whoever holds tokens or a One-for-all card is told that they come later', () => {
  const later = [[EPIC, 'ROY.RETURN.4', 'epics-later']];
  expect(refused(onRoad({ epics: 1 }), 'athos', 'epic')).toEqual(later);
  expect(refused(onRoad({ oneForAll: 1 }), 'athos', 'epic')).toEqual(later);
  expect(refused(onRoad({}), 'athos', 'epic')).toEqual([]);
  expect(refused(onRoad({ epics: 1 }), 'porthos', 'epic')).toEqual([]);
});

test('ROY.RETURN.4 with a card alone the tokens are missed, once', () => {
  const table = onRoad({ oneForAll: 1 }).play('athos', DONE);
  expect(table.asked('athos')?.prompt).toBe('epic');
  expect(refused(table, 'athos', 'epic')).toEqual([[EPIC, 'ROY.RETURN.4', 'no-epics']]);
});
