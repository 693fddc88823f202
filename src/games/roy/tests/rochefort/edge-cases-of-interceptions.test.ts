import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { CALAIS_VALUE, ROCHEFORT } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import {
  ABILITY,
  ADVANCE,
  BEGGARS,
  BETRAY,
  CHALLENGE,
  COMMIT,
  DONE,
  DRAW,
  DUEL,
  END,
  GO,
  INTERCEPT,
  MOVE,
  ONE_FOR_ALL,
  PASS,
  START,
} from '../../choices.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { FOUR, last } from '../shared/last-to-play.testing.ts';
import { rochefort } from '../shared/missions.testing.ts';

test('ROY.EDGE.28 a Balm heals Rochefort for the next destination, not for this one', () => {
  const table = position({
    at: 'destination',
    men: Object.fromEntries(FOUR.map(who => [who, { turn: 'done', place: 'vieux-colombier' }])),
    plotHand: ['balm'],
    state: { rochefort: 0, confined: true },
  });
  const places = () => table.choices('milady').flatMap(choice => (choice.kind === 'go' ? [choice.to] : []));
  expect(places()).toEqual(['quarters', 'richelieu', 'la-rochelle']);
  table.play('milady', GO.quarters, BETRAY.balm);
  expect(table.state).toMatchObject({ rochefort: 2, location: 'quarters', turn: 1 });
  expect(table.asked('milady')?.prompt).toBe('quarters');
  table.play('milady', PASS);
  expect(table.state.turn).toBe(2);
  expect(places()).toEqual(['quarters', 'richelieu', 'paris', 'louvre', 'la-rochelle', 'quest']);
});

const FLEES = [blue(0, 0, 3), red(ROCHEFORT.dice, 0)];

test('ROY.EDGE.29 Rochefort knocked out twice brings one One-for-all card in all', () => {
  const table = rochefort({ state: { rochefort: 1 } })
    .dice(...FLEES, blue(0, 1, 2), red(1, 1), blue(0, 1, 1), red(0, 1), blue(0, 0, 1))
    .play('porthos', DUEL.henchman);
  expect(table.told('rochefort-down')).toHaveLength(1);
  expect(table.state.oneForAll).toBe(1);
  table.state = { ...table.state, rochefort: 1, presence: 'exposed' };
  table.dice(...FLEES, blue(0, 0, 3)).play('porthos', DUEL.henchman);
  expect(table.told('rochefort-down')).toHaveLength(1);
  expect(table.state.oneForAll).toBe(1);
});

test('ROY.EDGE.30 Rochefort’s last life point and the musketeer’s in one roll: a card for the team, no action', () => {
  const table = rochefort({ men: { porthos: { life: 1 } }, state: { rochefort: 1 } });
  table.dice(blue(3, 0, 0), red(ROCHEFORT.dice, 0)).play('porthos', DUEL.henchman);
  expect(table.state).toMatchObject({ rochefort: 0, oneForAll: 1 });
  expect(table.man('porthos').life).toBe(0);
  expect(table.told('duel').map(({ foe }) => foe)).toEqual(['rochefort']);
  expect(table.state.paris?.foes).toEqual([{ id: 'henchman', life: 1 }]);
});

test('ROY.EDGE.31 Aramis’ card spent against Rochefort is missing in the challenge: spent without effect', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'always' },
  }).play('aramis', CHALLENGE.erudition);
  table.dice(blue(1, 0, 3), red(ROCHEFORT.dice, 0)).play('aramis', ABILITY.ketty);
  expect(table.told('fled')).toHaveLength(1);
  expect(table.told('fizzled')).toHaveLength(1);
  expect(table.state.louvre?.won).toBe(false);
  expect(table.state.actions).toBe(2);
  expect(table.hand('aramis')).toEqual(['erudition']);
});

test('ROY.EDGE.32 on board 3 Rochefort is fought first, without Epic tokens; blind cards and tokens come after', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    hands: { porthos: ['single'] },
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    state: { location: 'quest', standing: 'ask', epics: 2 },
  }).play('porthos', DUEL.road);
  table.play('milady', INTERCEPT);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]);
  expect(table.hand('porthos')).toEqual(['single']);
  table.dice(...FLEES).play('porthos', DONE);
  expect(table.told('rolled')).toMatchObject([{ foe: 'rochefort' }]);
  expect(table.choices('porthos')).toEqual([COMMIT.single, DONE]);
  expect(table.told('turned-up')).toEqual([]);
  table.play('porthos', DONE);
  expect(table.told('turned-up')).toHaveLength(1);
  expect(table.kinds('porthos')).toEqual(['epic', 'done']);
});

test('ROY.EDGE.33 Athos finishes a mission under Milady’s eyes: she stays hidden till the end of the phase', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['boisrenard'] },
    foes: [],
    traps: [],
    state: { location: 'louvre', standing: 'ask' },
  });
  table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.boisrenard);
  expect(table.told('completed')).toHaveLength(1);
  expect(table.state).toMatchObject({ presence: 'hidden', shown: false });
  expect(table.play('athos', END).told('exposed')).toMatchObject([{ location: 'louvre', by: null }]);
});

test('ROY.EDGE.34 having let one attempt pass, Milady may intercept the next one', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'ask' },
  }).play('aramis', DUEL.henchman);
  table.dice(blue(0, 1, 2), red(2, 0)).play('milady', PASS);
  expect(table.told('duel')).toMatchObject([{ foe: 'henchman' }]);
  table.play('aramis', DUEL.henchman);
  expect(table.offers('milady', INTERCEPT)).toBe(true);
});

const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.35 walking up to Rochefort and drawing a card there leads to no duel', () => {
  const table = rochefort({ men: { porthos: { place: 'quest' } } }).play('porthos', MOVE.paris, DRAW);
  expect(kindsTold(table)).toEqual(['declared', 'moved', 'declared', 'drew']);
  expect(table.state.actions).toBe(1);
});

test('ROY.EDGE.36 paying the Beggars where Rochefort stands cannot be intercepted', () => {
  const table = rochefort({ paris: { card: 'abduction', foes: ['henchman'], trap: 'beggars' } });
  table.play('porthos', BEGGARS.paris);
  expect(table.told('intercepted')).toEqual([]);
  expect(table.state.paris?.trap).toBeNull();
});

test('ROY.EDGE.88 at the Inn Milady answers before the token is turned up; if Rochefort stays nobody sees it', () => {
  const table = position({
    acting: 'porthos',
    men: { porthos: { place: 'quest' } },
    state: { location: 'quest', standing: 'ask' },
  }).play('porthos', ADVANCE[0]);
  expect(table.asked('milady')?.prompt).toBe('intercept');
  expect(table.told('turned-up')).toEqual([]);
  table.dice(blue(0, 1, 2), red(ROCHEFORT.dice - 1, 1)).play('milady', INTERCEPT);
  expect(table.told('holds')).toHaveLength(1);
  expect(table.told('turned-up')).toEqual([]);
  expect(table.state.quest).toMatchObject({ spaces: new Array(12).fill({ up: false }) });
});

test('ROY.EDGE.89 Rochefort stays at the Quest when Athos completes the board, and must fight on the next one', () => {
  const cards = CALAIS_VALUE.gallantry - SHEETS.porthos.skills.gallantry;
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 0, space: 2 }, porthos: { place: 'quest' } },
    hands: { porthos: new Array<Card>(cards).fill('gallantry') },
    inn: [
      [null, null, null, 'decoy'],
      ['two', 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
    state: { location: 'quest', presence: 'exposed', shown: true, standing: 'ask' },
  }).play('athos', ADVANCE[0]);
  expect(table.state).toMatchObject({ quest: { board: 2 }, presence: 'exposed' });
  table.play('athos', END).play('porthos', START.porthos, CHALLENGE.gallantry);
  expect(table.told('intercepted')).toMatchObject([{ who: 'porthos', location: 'quest' }]);
});

const AUTOMA = { automa: 'on' };

const SHOWN = { location: 'paris', presence: 'exposed', shown: true } as const;

test('ROY.EDGE.90 automa and Athos the brave: Rochefort intercepts Athos like anyone else', () => {
  const foes = (options: Given['options']) =>
    position({
      acting: 'athos',
      options: { ...AUTOMA, ...options },
      men: { athos: { place: 'paris' } },
      hands: { athos: ['single'] },
      paris: { card: 'captive', foes: ['henchman'] },
      state: SHOWN,
    })
      .play('athos', DUEL.henchman)
      .told('duel')
      .map(({ foe }) => foe);
  expect(foes({ athosBrave: 'on' })).toEqual(['rochefort']);
  expect(foes({})).toEqual(['henchman']);
});

test('ROY.EDGE.120 a Calais challenge in reach only with a One-for-all card: Rochefort first, who cannot take it', () => {
  const cards = CALAIS_VALUE.gallantry - SHEETS.porthos.skills.gallantry - 2;
  const calais = (oneForAll: number) =>
    last('porthos', {
      men: { porthos: { place: 'quest' } },
      hands: { porthos: [...new Array<Card>(cards).fill('gallantry'), 'single'] },
      quest: { board: 2, won: [] },
      state: { location: 'quest', standing: 'ask', oneForAll },
      options: { hopelessChallenges: 'off' },
    });
  expect(calais(0).offers('porthos', CHALLENGE.gallantry)).toBe(false);
  const table = calais(1).play('porthos', CHALLENGE.gallantry);
  table.play('milady', INTERCEPT);
  expect(table.kinds('porthos')).toEqual(['commit', 'done', 'one-for-all']);
  expect(table.told('added')).toEqual([]);
  table.dice(blue(1, 0, 3), red(ROCHEFORT.dice, 0)).play('porthos', COMMIT.single);
  expect(table.told('rolled')).toMatchObject([{ foe: 'rochefort', blue: { swords: 1, shields: 0, lilies: 3 } }]);
  expect(table.state.oneForAll).toBe(1);
  table.play('porthos', ONE_FOR_ALL.epic, ...new Array(cards).fill({ kind: 'add', card: 'gallantry' }));
  expect(table.state).toMatchObject({ quest: { won: ['gallantry'] }, oneForAll: 0 });
});
