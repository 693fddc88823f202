import { expect, test } from 'vitest';
import { CALAIS_VALUE } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import { ADD, DONE, EPIC, ONE_FOR_ALL, PASSAGE } from '../../choices.ts';
import { blue, position, red } from '../../testing.ts';
import { ROOM } from '../shared/galleries.testing.ts';
import { ROAD } from './road.testing.ts';

/** What Athos lacks to win this challenge at Calais. */
const LACKS = CALAIS_VALUE.nobility - SHEETS.athos.skills.nobility;

test('ROY.ONE.9 where Epic tokens are spent a card is worth two of them, also with an empty supply', () => {
  const athos = { place: 'quest' } as const;
  const road = position({ acting: 'athos', men: { athos }, quest: ROAD, state: { oneForAll: 1, epics: 7 } });
  road.play('athos', { kind: 'duel', foe: 'road' }).play('athos', ONE_FOR_ALL.epic);
  road.dice(blue(5, 0, 0), red(0, 4)).play('athos', DONE);
  expect(road.told('rolled')[0].blue.swords).toBe(5);
  expect(road.state).toMatchObject({ epics: 7, oneForAll: 0 });
  const calais = position({
    acting: 'athos',
    men: { athos },
    quest: { board: 2, won: [] },
    state: { oneForAll: 1, epics: LACKS - 2 },
  });
  calais.play('athos', { kind: 'challenge', skill: 'nobility' }, ...new Array(LACKS - 2).fill(EPIC), ONE_FOR_ALL.epic);
  const value = CALAIS_VALUE.nobility;
  expect(calais.told('challenged')).toMatchObject([{ value, score: value, won: true }]);
  expect(calais.state).toMatchObject({ epics: 0, oneForAll: 0 });
  const passage = position({ acting: 'athos', men: { athos }, quest: ROOM, state: { oneForAll: 1, epics: 1 } });
  passage.play('athos', PASSAGE.card);
  expect(passage.told('passed')).toMatchObject([{ by: 'passage' }]);
  expect(passage.state).toMatchObject({ epics: 0, oneForAll: 0 });
  const inn = position({ acting: 'athos', state: { oneForAll: 1, epics: 0 } });
  inn.play('porthos', { kind: 'reveal', pay: 'card' });
  for (const space of [0, 1, 2, 3, 4, 5]) inn.play('porthos', { kind: 'name', space });
  expect(inn.told('revealed')).toMatchObject([{ spaces: [0, 1, 2, 3, 4, 5] }]);
});

test('ROY.ONE.10 if one token is enough the other goes on the board, unless the supply is empty', () => {
  const calais = (epics: number) =>
    position({
      acting: 'athos',
      men: { athos: { place: 'quest' } },
      hands: { athos: new Array(LACKS - 1).fill('nobility') },
      quest: { board: 2, won: [] },
      state: { oneForAll: 1, epics },
    }).play(
      'athos',
      { kind: 'challenge', skill: 'nobility' },
      ...new Array(LACKS - 1).fill(ADD.nobility),
      ONE_FOR_ALL.epic,
    );
  expect(calais(0).state).toMatchObject({ oneForAll: 0, epics: 1 });
  expect(calais(7).state).toMatchObject({ oneForAll: 0, epics: 7 });
  const twoCards = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: ROOM,
    state: { oneForAll: 2, epics: 0 },
  });
  expect(twoCards.play('athos', PASSAGE.cards).state).toMatchObject({ oneForAll: 0, epics: 1 });
  const road = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    hands: { athos: ['double'] },
    quest: ROAD,
    state: { oneForAll: 1, epics: 2 },
  });
  road.play('athos', { kind: 'duel', foe: 'road' }, { kind: 'commit', card: 'double' });
  road.dice(blue(6, 0, 0), red(0, 4)).play('athos', ONE_FOR_ALL.epic);
  expect(road.state).toMatchObject({ oneForAll: 0, epics: 3 });
});

test('ROY.ONE.10 on board 3 one of the two may be a die and the other kept', () => {
  const road = () =>
    position({ acting: 'athos', men: { athos: { place: 'quest' } }, quest: ROAD, state: { oneForAll: 1, epics: 0 } })
      .play('athos', { kind: 'duel', foe: 'road' })
      .play('athos', ONE_FOR_ALL.epic);
  const kept = road()
    .dice(blue(4, 0, 0), red(0, 4))
    .play('athos', DONE);
  expect(kept.told('rolled')[0].blue.swords).toBe(4);
  expect(kept.state).toMatchObject({ epics: 1, oneForAll: 0 });
  const spent = road()
    .dice(blue(5, 0, 0), red(0, 4))
    .play('athos', EPIC);
  expect(spent.told('rolled')[0].blue.swords).toBe(5);
  expect(spent.state).toMatchObject({ epics: 0, oneForAll: 0 });
});

test('ROY.ONE.12 in a challenge already reached nothing is being spent: both tokens go on the board', () => {
  const calais = (epics: number) =>
    position({
      acting: 'athos',
      men: { athos: { place: 'quest' } },
      hands: { athos: new Array(LACKS + 1).fill('nobility') },
      quest: { board: 2, won: [] },
      state: { oneForAll: 1, epics },
    }).play('athos', { kind: 'challenge', skill: 'nobility' }, ...new Array(LACKS).fill(ADD.nobility));
  expect(calais(0).play('athos', ONE_FOR_ALL.epic).state).toMatchObject({ oneForAll: 0, epics: 2 });
  expect(calais(7).offers('athos', ONE_FOR_ALL.epic)).toBe(false); // ROY.ONE.14
});

test('ROY.ONE.12 with nothing to pay it brings two tokens from the supply, or as many as there are', () => {
  const brought = (epics: number) =>
    position({ acting: 'athos', state: { oneForAll: 1, epics } }).play(3, ONE_FOR_ALL.epic).state.epics;
  expect([0, 3, 5, 6].map(brought)).toEqual([2, 5, 7, 7]);
});
