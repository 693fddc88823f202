import { expect, test } from 'vitest';
import type { Card } from '../cards/adventure.ts';
import { CALAIS_VALUE, TIME_LAST } from '../cards/board.ts';
import { SHEETS } from '../cards/musketeers.ts';
import {
  ADD,
  ADVANCE,
  BETRAY,
  BRIBE,
  CHALLENGE,
  type Choice,
  COMMIT,
  DONE,
  DUEL,
  END,
  EPIC,
  GIVE,
  GO,
  HAND,
  HORSE,
  INTERCEPT,
  MAN,
  MOVE,
  ORDER,
  PASS,
  PASSAGE,
  PLACE,
  PLAY,
  REVEAL,
  SACRIFICE,
  START,
  TRADE,
} from '../choices.ts';
import { roy } from '../game.ts';
import type { Musketeer } from '../names.ts';
import type { Man, Quest } from '../state.ts';
import { blue, diceFor, type Given, type Position, position, red, type Wanted } from '../testing.ts';

// Out of action, Tréville, sacrifice; the Quest.

const FOUR: readonly Musketeer[] = ['dartagnan', 'athos', 'aramis', 'porthos'];
const DONE_FOR = { turn: 'done', place: 'vieux-colombier' } as const;
const othersDone = (given: Given['men'] = {}) =>
  Object.fromEntries(FOUR.map(who => [who, { ...DONE_FOR, ...given[who] }]));
const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);
/** The siege with these dice on the table. */
const siege = (given: Given, ...dice: Wanted[]): Position =>
  position({ ...given, at: 'siege', state: { ...given.state, rng: diceFor(dice) } });

/** Aramis completes a Louvre mission; Porthos, who has not played, stands there too. Then comes an Assassin. */
const assassin = (men: Given['men'], ...dice: Wanted[]): Position =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', ...men?.aramis }, porthos: men?.porthos ?? {} },
    hands: { aramis: ['erudition', 'erudition'] },
    louvre: { card: 'letter' },
    louvreStack: ['debts'],
  })
    .play('aramis', CHALLENGE.erudition, ADD.erudition, ADD.erudition)
    .dice(...dice)
    .play('milady', PLACE.assassin, PLACE.boisrenard);

test('ROY.EDGE.56 felled by a new mission’s Assassin before his turn, Porthos recovers at once and has had it', () => {
  const table = assassin({ porthos: { life: 1 } }, red(0, 1), red(1, 0));
  expect(table.man('porthos')).toMatchObject({ place: 'vieux-colombier', life: 5, turn: 'done' });
  expect(table.hand('porthos')).toHaveLength(1);
  expect(table.play('aramis', END).kinds('porthos')).not.toContain('start');
});

test('ROY.EDGE.57 the one who completed the mission, felled by that Assassin, loses his turn and lies till the next', () => {
  const table = assassin({ aramis: { life: 1 } }, red(1, 0), red(0, 1));
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'aramis', left: 2 }]);
  expect(table.told('recovered')).toEqual([]);
  expect(table.man('aramis')).toMatchObject({ place: 'vieux-colombier', life: 0, turn: 'done' });
});

test('ROY.EDGE.58 felled by an Assassin in phase IV, he recovers in phase II of the next turn', () => {
  const table = position({
    at: 'ladder',
    men: { porthos: { life: 1 } },
    louvre: { card: 'letter' },
    louvreStack: ['debts'],
    state: { ladder: 3 },
  });
  table.dice(red(1, 0)).play('milady', PLACE.assassin, PLACE.boisrenard);
  expect(table.told('recovered')).toEqual([]);
  table.play('milady', GO.quarters, PASS);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'waiting' });
  table.play('porthos', START.porthos);
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done' });
});

test('ROY.EDGE.59 Ambush on the last life point: down, up, whole and a card, all in phase I, and no turn', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['ambush'],
    men: { athos: { place: 'paris', life: 1 } },
    state: { conscripts: true },
  }).play('milady', BETRAY.ambush, MAN.athos);
  expect(kindsTold(table)).toEqual(['betrayed', 'aimed', 'wounded', 'fell', 'recovered', 'drew']);
  expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 3, turn: 'done' });
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.asked('porthos')?.prompt).toBe('select');
  expect(table.asked('athos')).toBeUndefined();
});

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];

test('ROY.EDGE.60 Tréville cannot order one who lies down, but can once he has recovered', () => {
  const table = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  const later = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  expect(table.play('treville', START.treville).offers('treville', ORDER.porthos)).toBe(false);
  later.play('porthos', START.porthos).play('treville', START.treville);
  expect(later.offers('treville', ORDER.porthos)).toBe(true);
});

test('ROY.EDGE.61 an order to Athos cannot be intercepted where Milady hides, one to Porthos can', () => {
  const ordered = (who: 'athos' | 'porthos', cards: number) =>
    position({
      cast: CAST,
      acting: 'treville',
      men: { athos: { place: 'louvre' } },
      hands: { [who]: new Array<Card>(cards).fill('nobility') },
      louvre: { card: 'debts', foes: ['henchman'] },
      state: { location: 'louvre', standing: 'ask' },
    })
      .play('treville', ORDER[who])
      .play(who, CHALLENGE.nobility);
  const athos = ordered('athos', 2);
  expect(athos.asked('milady')).toBeUndefined();
  expect(athos.asked('athos')?.prompt).toBe('challenge');
  const porthos = ordered('porthos', 5);
  expect(porthos.offers('milady', INTERCEPT)).toBe(true);
  expect(porthos.play('milady', INTERCEPT).told('duel')).toMatchObject([{ who: 'porthos', foe: 'rochefort' }]);
});

test('ROY.EDGE.62 felled under an order before his own turn, he has none and recovers in the next', () => {
  const table = position({
    cast: CAST,
    acting: 'treville',
    men: { porthos: { place: 'paris', life: 1 }, athos: DONE_FOR, aramis: DONE_FOR },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'louvre' },
  }).play('treville', ORDER.porthos);
  table.dice(blue(0, 1, 2), red(2, 0)).play('porthos', DUEL.henchman);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
  table.play('treville', END).play('milady', GO.paris, PASS);
  expect(table.play('porthos', START.porthos).told('recovered')).toMatchObject([{ who: 'porthos', life: 5 }]);
});

test('ROY.EDGE.63 a sacrifice with the last life point cancels the Sword; he falls after, and recovers next turn', () => {
  const table = siege({ men: { aramis: { life: 1 } } }, red(1, 0)).play('aramis', SACRIFICE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0, from: 0, to: 0 }]);
  expect(table.told('fell')).toMatchObject([{ who: 'aramis', by: 'sacrifice' }]);
  expect(table.told('recovered')).toEqual([]);
  table.play('milady', GO.paris, PASS).play('aramis', START.aramis);
  expect(table.told('recovered')).toMatchObject([{ who: 'aramis', life: 3 }]);
});

test('ROY.EDGE.64 one Sword of Milady’s takes one sacrifice, however many stand at La Rochelle', () => {
  const there = { place: 'la-rochelle' } as const;
  const table = siege({ men: { athos: there, porthos: there } }, red(1, 0));
  for (const who of ['athos', 'aramis', 'porthos'] as const) expect(table.offers(who, SACRIFICE[who])).toBe(true);
  table.play('porthos', SACRIFICE.porthos);
  expect(table.told('siege-moved')).toHaveLength(1);
  expect(table.told('wounded')).toHaveLength(1);
});

test('ROY.EDGE.65 in a trade with one who lies down nobody may end up with three tokens or two alike', () => {
  const trade = (gear: Man['gear'], ...given: readonly Choice[]) =>
    position({
      acting: 'athos',
      men: { athos: { gear: ['horse', 'pistol'] }, porthos: { life: 0, place: 'vieux-colombier', gear } },
      hands: { athos: ['ketty'] },
    }).play('athos', TRADE.porthos, ...given, DONE);
  const full = trade(['armour', 'blade'], HAND.horse);
  expect(full.offers('porthos', DONE)).toBe(false);
  full.play('porthos', HAND.blade);
  expect(full.offers('porthos', DONE)).toBe(true);
  full.play('porthos', DONE).play('porthos', { kind: 'accept' }).play('athos', { kind: 'accept' });
  expect([full.man('athos').gear, full.man('porthos').gear]).toEqual([
    ['pistol', 'blade'],
    ['armour', 'horse'],
  ]);
  expect(trade(['horse'], HAND.horse).offers('porthos', DONE)).toBe(false);
  expect(trade(['armour'], HAND.horse).offers('porthos', DONE)).toBe(true);
  expect(trade(['armour', 'blade'], GIVE.ketty).offers('porthos', DONE)).toBe(true);
});

test('ROY.EDGE.66 a horse ridden by Athos and traded to Porthos carries nobody more this turn', () => {
  const table = position({
    acting: 'athos',
    men: { ...othersDone(), athos: { gear: ['horse'] }, porthos: { place: 'paris', turn: 'waiting' } },
    state: { location: 'louvre' },
  });
  table.play('athos', HORSE.paris, TRADE.porthos, HAND.horse, DONE).play('porthos', DONE, { kind: 'accept' });
  table.play('athos', { kind: 'accept' }, END).play('porthos', START.porthos);
  expect(table.man('porthos').gear).toEqual(['horse']);
  expect(table.kinds('porthos')).not.toContain('horse');
  table.play('porthos', END).play('milady', GO.paris, PASS).play('porthos', START.porthos);
  expect(table.kinds('porthos')).toContain('horse');
});

/** Aramis stands before the last token of the chambers, Athos on the first space of the stables. */
const inn = (token: 'decoy' | 'snare', aramis: Partial<Man> = {}, given: Given = {}): Position =>
  position({
    ...given,
    acting: 'aramis',
    men: {
      aramis: { place: 'quest', path: 0, space: 2, ...aramis },
      athos: { place: 'quest', path: 1, space: 0 },
    },
    inn: [
      [null, null, null, token],
      [null, 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
  });

test('ROY.EDGE.67 the Inn done, both stay at the Quest, Aramis goes on at Calais, Athos stands on no path', () => {
  const table = inn('decoy', {}, { hands: { aramis: ['erudition', 'erudition', 'erudition'] } });
  table.play('aramis', ADVANCE[0]);
  expect(table.state.quest.board).toBe(2);
  for (const who of ['aramis', 'athos'] as const) expect(table.man(who)).toMatchObject({ place: 'quest', path: -1 });
  expect(table.state.actions).toBe(2);
  expect(table.offers('aramis', CHALLENGE.erudition)).toBe(true);
});

test('ROY.EDGE.68 a Snare on the fourth space fells him, and the board is done and his two cards drawn', () => {
  const table = inn('snare', { life: 1 }).play('aramis', ADVANCE[0]);
  expect(table.told('board-done')).toEqual([{ kind: 'board-done', board: 1, who: 'aramis' }]);
  expect(table.state.quest.board).toBe(2);
  expect(table.hand('aramis')).toHaveLength(2);
  expect(table.man('aramis')).toMatchObject({ place: 'vieux-colombier', life: 0 });
});

test('ROY.EDGE.69 a Decoy on the fourth space completes the board without a fight', () => {
  const table = inn('decoy').play('aramis', ADVANCE[0]);
  expect(table.told('board-done')).toHaveLength(1);
  expect(table.told('duel')).toEqual([]);
});

test('ROY.EDGE.70 with two face-down tokens left one Epic token turns up both', () => {
  const table = position({
    acting: 'athos',
    inn: [
      [null, 'two', 'two', 'two'],
      [null, null, 'three', 'parry'],
      [null, null, null, 'shields'],
    ],
    up: [2, 3, 6, 11],
    state: { epics: 2 },
  }).play('porthos', REVEAL.token);
  expect(table.told('revealed')).toMatchObject([{ spaces: [1, 7], tokens: ['two', 'parry'] }]);
  expect(table.state.epics).toBe(1);
  expect(table.asked('athos')?.prompt).toBe('spell');
});

test('ROY.EDGE.71 Epic tokens alone win a Calais challenge with a skill that falls short, and can be earned again', () => {
  const table = position({
    acting: 'dartagnan',
    men: { dartagnan: { place: 'quest' } },
    hands: { dartagnan: ['buckingham'] },
    quest: { board: 2, won: [] },
    state: { epics: 7 },
  });
  const tokens = CALAIS_VALUE.panache - SHEETS.dartagnan.skills.panache;
  expect(table.offers('dartagnan', PLAY.buckingham)).toBe(false);
  table.play('dartagnan', CHALLENGE.panache, ...new Array(tokens).fill(EPIC), DONE);
  expect(table.state).toMatchObject({ epics: 7 - tokens, quest: { won: ['panache'] } });
  expect(table.hand('dartagnan')).toEqual(['buckingham']);
  expect(table.play('dartagnan', PLAY.buckingham).state.epics).toBe(7 - tokens + 1);
});

test('ROY.EDGE.72 a Snare on board 3 costs the cards committed blind and a life point, and the next space follows', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    hands: { athos: ['single', 'single', 'panache'] },
    quest: { board: 3, tokens: ['snare', 'three', 'four'], beaten: 0, up: false },
  }).play('athos', DUEL.road, COMMIT.single, COMMIT.single);
  expect(table.told('rolled')).toEqual([]);
  expect(table.state.discard).toEqual(['single', 'single']);
  expect(table.hand('athos')).toEqual(['panache']);
  expect(table.man('athos').life).toBe(2);
  expect(table.state.quest).toMatchObject({ board: 3, beaten: 1, up: false });
});

const galleries = (more: Partial<Extract<Quest, { board: 4 }>> = {}): Quest => ({
  board: 4,
  challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
  fighters: ['two', 'three', 'three', 'three', 'three', 'three', 'two', 'two'],
  at: 0,
  beaten: [false, false],
  ...more,
});

test('ROY.EDGE.73 the two adversaries of an antechamber take two actions, whatever the dice show', () => {
  const table = position({ acting: 'athos', men: { athos: { place: 'quest' } }, quest: galleries() });
  table.dice(blue(3, 0, 0), red(2, 0)).play('athos', DUEL.first);
  expect(table.told('clash')).toMatchObject([{ hits: 3 }]);
  expect(table.state.quest).toMatchObject({ at: 0, beaten: [true, false] });
  expect(table.state.actions).toBe(2);
  table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.second);
  expect(table.state.quest).toMatchObject({ at: 1 });
  expect(table.state.actions).toBe(1);
});

test('ROY.EDGE.74 the fourth antechamber passed with the last grain of sand and of time: the team wins at once', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' } },
    quest: galleries({ at: 3 }),
    state: { epics: 3, hourglass: 'on', time: TIME_LAST - 1 },
  }).play('athos', PASSAGE.tokens);
  expect(roy.outcome(table.state)).toMatchObject({ ending: 'quest', winners: [1, 2, 3, 4] });
  expect(roy.decisions(table.state)).toEqual([]);
  expect(table.state.time).toBe(TIME_LAST - 1);
});

test('ROY.EDGE.75 Mortal quest: Ambush at the Quest bars him for good; all barred, Milady wins at once', () => {
  const ambush = (others: Partial<Man>, options: Given['options'] = { mortalQuest: 'on' }) =>
    position({
      at: 'treachery',
      options,
      plotHand: ['ambush'],
      men: { athos: { place: 'quest', life: 1 }, dartagnan: others, aramis: others, porthos: others },
    }).play('milady', BETRAY.ambush, MAN.athos);
  const table = ambush({});
  expect(table.man('athos').fateful).toBe(true);
  expect(table.state.over).toBeNull();
  expect(ambush({}, {}).man('athos').fateful).toBe(false);
  const over = ambush({ fateful: true });
  expect(roy.outcome(over.state)).toMatchObject({ ending: 'mortal', winners: [0] });
});

test('ROY.EDGE.76 jailed by Treachery out of an Inn path, he comes back to the Common room', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['jailed'],
    men: { athos: { place: 'quest', path: 1, space: 0 } },
    inn: [
      ['two', 'two', 'two', 'decoy'],
      [null, 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
  }).play('milady', BETRAY.jailed, MAN.athos);
  expect(table.man('athos')).toMatchObject({ place: 'bastille', path: -1 });
  table.play('athos', START.athos, BRIBE, MOVE.quest);
  expect(table.choices('athos').filter(({ kind }) => kind === 'advance' || kind === 'withdraw')).toEqual(ADVANCE);
});
