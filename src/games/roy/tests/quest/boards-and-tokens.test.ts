import { expect, test } from 'vitest';
import type { FightToken } from '../../cards/tokens.ts';
import { ADVANCE, type Choice, DONE, DUEL, LAY, NAME, PASSAGE, PLAY, REVEAL } from '../../choices.ts';
import type { Quest } from '../../state.ts';
import { blue, type Given, type Position, position, red, type Wanted } from '../../testing.ts';

const ALL = ['erudition', 'nobility', 'gallantry', 'panache'] as const;
const ROAD: Quest = { board: 3, tokens: ['three', 'two', 'two'], beaten: 2, up: false };
const GALLERIES: Quest = {
  board: 4,
  challenges: ALL,
  fighters: ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'],
  at: 0,
  beaten: [false, false],
};
/** An Inn of which one token of the Chambers is left. */
const LAST: Given['inn'] = [
  [null, null, null, 'decoy'],
  ['two', 'three', 'parry', 'shields'],
  ['swords', 'decoy', 'decoy', 'decoy'],
];

const athos = (given: Given = {}) =>
  position({ acting: 'athos', ...given, men: { athos: { place: 'quest' }, ...given.men } });

/** Completes the board in play; Milady has not yet laid the next one. */
const complete: Readonly<Record<1 | 2 | 3, (given?: Given) => Position>> = {
  1: given =>
    athos({ inn: LAST, ...given, men: { athos: { place: 'quest', path: 0, space: 2 } } }).play('athos', ADVANCE[0]),
  2: given =>
    athos({ quest: { board: 2, won: ALL }, ...given })
      .dice(blue(3, 0, 0), red(2, 2))
      .play('athos', DUEL.wardes),
  3: given => {
    const table = athos({ quest: ROAD, ...given })
      .dice(blue(3, 0, 0), red(0, 2))
      .play('athos', DUEL.road);
    return table.offers('athos', DONE) ? table.play('athos', DONE) : table; // asked when there are Epic tokens
  },
};
/** Milady lays whatever comes first. */
const lay = (table: Position) => {
  while (table.kinds('milady').some(kind => kind.startsWith('lay'))) table.play('milady', table.choices('milady')[0]);
  return table;
};

test('ROY.QUEST.1 the boards follow each other: Inn, Calais, Return, Galleries', () => {
  expect(position().state.quest.board).toBe(1);
  expect(complete[1]().state.quest.board).toBe(2);
  expect(complete[2]().state.quest.board).toBe(3);
  expect(complete[3]().state.quest.board).toBe(4);
});

test('ROY.QUEST.2 Quest actions are for those at the Quest', () => {
  const boards: readonly [Quest | null, Choice][] = [
    [null, ADVANCE[0]],
    [{ board: 2, won: ALL }, DUEL.wardes],
    [ROAD, DUEL.road],
    [GALLERIES, DUEL.first],
    [GALLERIES, PASSAGE.tokens],
  ];
  for (const [quest, action] of boards) {
    const offered = (place: 'quest' | 'paris' | 'louvre' | 'vieux-colombier' | 'la-rochelle' | 'bastille') =>
      athos({ ...(quest && { quest }), men: { athos: { place } }, state: { epics: 3 } }).offers('athos', action);
    expect(offered('quest')).toBe(true);
    for (const place of ['paris', 'louvre', 'vieux-colombier', 'la-rochelle', 'bastille'] as const)
      expect(offered(place)).toBe(false);
  }
});

test('ROY.QUEST.3 Decoys are laid on board 1 only, challenge tokens on board 4 only', () => {
  const inn = position({ state: { todo: [{ kind: 'turn' }, { kind: 'lay-inn' }] }, quest: { board: 1, spaces: [] } });
  expect(inn.offers('milady', LAY.decoy)).toBe(true);
  expect(inn.kinds('milady')).toEqual(['lay']);
  const road = complete[2]();
  expect(road.asked('milady')?.prompt).toBe('lay-return');
  expect([road.kinds('milady'), road.offers('milady', LAY.decoy)]).toEqual([['lay'], false]);
  const galleries = complete[3]();
  expect(galleries.choices('milady')).toEqual(ALL.map(skill => ({ kind: 'lay-challenge', skill })));
  for (let i = 0; i < 4; i++) galleries.play('milady', galleries.choices('milady')[0]);
  expect([galleries.kinds('milady'), galleries.offers('milady', LAY.decoy)]).toEqual([['lay'], false]);
});

/** Athos faces this token on the first space of the Inn. */
const face = (token: FightToken | 'decoy', given: Given, ...rolls: Wanted[]) =>
  athos({
    inn: [
      [token, 'three', 'three', 'three'],
      ['two', 'two', 'two', 'three'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
    ...given,
  })
    .dice(...rolls)
    .play('athos', ADVANCE[0]);

test.each([
  ['shields', { swords: 0, shields: 2 }, 0],
  ['parry', { swords: 1, shields: 1 }, 1],
  ['swords', { swords: 2, shields: 0 }, 2],
] as const)('ROY.QUEST.4 the token %s rolls no dice: what is printed on it is its result', (token, result, wounds) => {
  const table = face(token, {}, blue(3, 0, 0));
  expect(table.told('rolled')[0]?.red).toEqual(result);
  expect(table.told('clash')[0]).toMatchObject({ hits: 3 - result.shields, wounds });
});

test('ROY.QUEST.5 in a draw a fixed result stays as it is while the musketeer loses a die', () => {
  const table = face('shields', {}, blue(2, 0, 1), blue(2, 0, 0), blue(1, 0, 0));
  const rolls = table
    .told('rolled')
    .map(({ blue: roll, red: result }) => [roll.swords + roll.shields + roll.lilies, result.swords, result.shields]);
  expect(rolls.slice(0, 3)).toEqual([
    [3, 0, 2],
    [2, 0, 2],
    [1, 0, 2],
  ]);
});

test('ROY.QUEST.6 without dice one last comparison is made, then the duel has failed', () => {
  const table = face('shields', {}, blue(2, 0, 1), blue(2, 0, 0), blue(1, 0, 0));
  expect(table.told('rolled')).toHaveLength(4);
  expect(table.told('duel-over')).toMatchObject([{ won: false, life: 1 }]);
  expect(table.man('athos').life).toBe(3);
});

test('ROY.QUEST.6 in that comparison armour still counts, and so do the Swords of the token', () => {
  const men = { athos: { place: 'quest', gear: ['armour'] } } as const;
  const rolls = [blue(0, 2, 1), blue(0, 2, 0), blue(0, 1, 0)] as const;
  const swords = face('swords', { men }, ...rolls);
  expect(swords.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 1]);
  const parry = face('parry', { men }, ...rolls);
  expect(parry.told('clash').map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0]);
  expect(parry.told('duel-over')).toMatchObject([{ won: false }]);
});

test.each([
  ['turns it up', []],
  ['advances onto one that lies face up', [0]],
] as const)('ROY.QUEST.7 Snare: he who %s loses a life point, without a fight, and it is discarded', (_, up) => {
  const table = face('snare', { up });
  expect(table.man('athos').life).toBe(2);
  expect(table.told('duel')).toEqual([]);
  expect(table.state.quest).toMatchObject({ board: 1 });
  expect(table.state.quest.board === 1 && table.state.quest.spaces[0]).toBeNull();
});

test('ROY.QUEST.8 armour does not protect against a Snare', () => {
  expect(face('snare', { men: { athos: { place: 'quest', gear: ['armour'] } } }).man('athos').life).toBe(2);
});

test('ROY.QUEST.9 there are never more than seven Epic tokens; gains beyond are lost', () => {
  const after = (epics: number) =>
    position({
      acting: 'porthos',
      louvre: { card: 'poisons', won: true, foes: ['henchman'] },
      louvreStack: [],
      state: { epics },
    })
      .dice(blue(3, 0, 0), red(0, 2))
      .play('porthos', DUEL.henchman).state.epics; // two for the mission
  expect([after(5), after(6), after(7)]).toEqual([7, 7, 7]);
});

test('ROY.QUEST.10 a token spent can be earned again', () => {
  const table = athos({ hands: { athos: ['buckingham'] }, state: { epics: 7 } });
  expect(table.offers('athos', PLAY.buckingham)).toBe(false);
  table.play('athos', REVEAL.token, NAME[0], NAME[1], NAME[2]);
  expect(table.state.epics).toBe(6);
  table.play('athos', PLAY.buckingham);
  expect(table.state.epics).toBe(7);
});

test.each([1, 2, 3] as const)('ROY.QUEST.11 unspent Epic tokens are kept when board %i is completed', board => {
  const table = lay(complete[board]({ state: { epics: 4 } }));
  expect([table.state.quest.board, table.state.epics]).toEqual([board + 1, 4]);
});

test.each([1, 2, 3] as const)(
  'ROY.QUEST.13 whoever completes board %i draws two cards, and the next one is installed',
  board => {
    const table = complete[board]({ men: { porthos: { place: 'quest' } } });
    expect(table.hand('athos')).toHaveLength(2);
    expect(table.hand('porthos')).toHaveLength(0);
    const told = table.events.map(event => event.kind);
    expect(told.slice(told.indexOf('board-done') + 1)).toContain('drew');
    expect(table.asked('milady')?.prompt).toBe(board === 1 ? undefined : board === 2 ? 'lay-return' : 'lay-galleries');
    expect(lay(table).state.quest.board).toBe(board + 1);
  },
);

test('ROY.QUEST.14 those at the Quest stay there and may go on with the new board', () => {
  const table = complete[1]({ hands: { athos: new Array(6).fill('panache') } });
  expect([table.man('athos').place, table.man('porthos').place]).toEqual(['quest', 'louvre']);
  expect(table.state.actions).toBe(2);
  expect(table.offers('athos', { kind: 'challenge', skill: 'panache' })).toBe(true);
  const galleries = lay(complete[3]());
  expect(galleries.state.actions).toBe(2);
  expect([galleries.offers('athos', DUEL.first), galleries.offers('athos', DUEL.second)]).toEqual([true, true]);
});
