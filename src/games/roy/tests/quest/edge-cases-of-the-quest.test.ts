import { expect, test } from 'vitest';
import { CALAIS_VALUE, TIME_LAST } from '../../cards/board.ts';
import { SHEETS } from '../../cards/musketeers.ts';
import {
  ADVANCE,
  BETRAY,
  BRIBE,
  CHALLENGE,
  COMMIT,
  DONE,
  DUEL,
  EPIC,
  MAN,
  MOVE,
  NAME,
  PASSAGE,
  PLAY,
  REVEAL,
  START,
} from '../../choices.ts';
import { roy } from '../../game.ts';
import type { Man, Quest } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

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
  expect(table.asked('athos')?.prompt).toBe('man-turn');
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

test('ROY.EDGE.115 Mortal quest: the last one not barred falls in passing the fourth antechamber, the team wins', () => {
  const barred = { fateful: true } as const;
  const table = position({
    acting: 'athos',
    options: { mortalQuest: 'on' },
    men: { dartagnan: barred, aramis: barred, porthos: barred, athos: { place: 'quest', life: 1 } },
    quest: {
      board: 4,
      challenges: ['nobility', 'panache', 'gallantry', 'erudition'],
      fighters: ['two', 'three', 'three', 'three', 'three', 'three', 'two', 'two'],
      at: 3,
      beaten: [true, false],
    },
  });
  table.dice(blue(3, 0, 0), red(2, 0)).play('athos', DUEL.second);
  expect(table.told('fateful')).toEqual([{ kind: 'fateful', who: 'athos' }]);
  expect(roy.outcome(table.state)).toMatchObject({ ending: 'quest', winners: [1, 2, 3, 4] });
});

test('ROY.EDGE.118 a Snare turned up by an Epic token hurts nobody till somebody advances onto it', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest' }, porthos: { place: 'quest' } },
    inn: [
      ['snare', 'two', 'two', 'two'],
      ['three', 'three', 'three', 'parry'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
    state: { epics: 1 },
  }).play('porthos', REVEAL.token, NAME[0], NAME[4], NAME[8]);
  expect(table.told('wounded')).toEqual([]);
  expect(table.state.quest).toMatchObject({ spaces: { 0: { token: 'snare', up: true } } });
  table.play('athos', ADVANCE[0]);
  expect(table.told('wounded')).toMatchObject([{ who: 'athos', by: 'snare' }]);
  expect(table.state.quest).toMatchObject({ spaces: { 0: null } });
});
