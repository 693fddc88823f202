import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import type { Token } from '../../cards/tokens.ts';
import { ADVANCE, LAY, MOVE, NAME, PARIS_CARD, REVEAL } from '../../choices.ts';
import { roy } from '../../game.ts';
import { PATHS } from '../../names.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';

const INN: Given['inn'] = [
  ['two', 'three', 'three', 'four'],
  ['two', 'decoy', 'parry', 'shields'],
  ['decoy', 'snare', 'decoy', 'decoy'],
];
const inn = (given: Given = {}) =>
  position({ acting: 'athos', inn: INN, ...given, men: { athos: { place: 'quest' }, ...given.men } });
const space = (table: Position, index: number) =>
  table.state.quest.board === 1 ? table.state.quest.spaces[index] : undefined;

const WON = [blue(3, 0, 0), red(0, 2)] as const; // against two dice
const DRAWN = [blue(0, 2, 1), red(1, 1), blue(0, 2, 0), red(1, 0), blue(0, 1, 0)] as const;

/** Milady's layout at set-up. */
const laying = () => {
  const { options } = readOptions(roy.options, {});
  if (options === null) throw new Error('no options');
  const table = at(roy.setup(5, options, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
  return table.play('milady', PARIS_CARD.duels);
};

const LAYOUTS: readonly (readonly Token[])[] = [
  ['decoy', 'decoy', 'decoy', 'decoy', 'snare', 'snare', 'four', 'four', 'four', 'three', 'two', 'parry'],
  ['swords', 'shields', 'three', 'three', 'decoy', 'two', 'decoy', 'two', 'decoy', 'snare', 'four', 'decoy'],
];

test.each(LAYOUTS)(
  'ROY.INN.1 Milady lays 4 Decoys and 8 fighting tokens of her choice, face down, beginning with %s',
  (...layout) => {
    const table = laying();
    for (const token of layout) table.play('milady', LAY[token]);
    const { quest } = table.state;
    expect(quest.board === 1 && quest.spaces.map(slot => slot?.token)).toEqual(layout);
    const seen = roy.view(table.state, 1).quest;
    expect(seen.board === 1 && seen.spaces).toEqual(new Array(12).fill({ token: null, up: false }));
  },
);

test('ROY.INN.1 neither a fifth Decoy nor a ninth fighting token', () => {
  const decoys = laying().play('milady', LAY.decoy, LAY.decoy, LAY.decoy, LAY.decoy);
  expect([decoys.offers('milady', LAY.decoy), decoys.offers('milady', LAY.three)]).toEqual([false, true]);
  const fighters = laying();
  for (const token of ['two', 'two', 'two', 'three', 'three', 'three', 'four', 'four'] as const)
    fighters.play('milady', LAY[token]);
  expect(fighters.choices('milady')).toEqual([LAY.decoy]);
});

test('ROY.INN.2 three paths, each passed from its first space to its fourth', () => {
  expect(PATHS).toEqual(['chambers', 'stables', 'cellar']);
  const DECOYS = ['decoy', 'decoy', 'decoy', 'decoy'] as const;
  for (const path of [0, 1, 2]) {
    const table = inn({ inn: [DECOYS, DECOYS, DECOYS], actions: 4 });
    table.play('athos', ADVANCE[path], ADVANCE[path], ADVANCE[path], ADVANCE[path]);
    expect(table.told('turned-up').map(event => event.space)).toEqual([0, 1, 2, 3].map(step => 4 * path + step));
  }
});

test('ROY.INN.3 who arrives at the Quest stands in the Common room', () => {
  const table = inn({ men: { athos: { place: 'paris' } } }).play('athos', MOVE.quest);
  expect(table.man('athos')).toMatchObject({ place: 'quest', path: -1 });
  expect(table.choices('athos').filter(({ kind }) => kind === 'advance')).toEqual([ADVANCE[0], ADVANCE[1], ADVANCE[2]]);
});

test('ROY.INN.4 for one action he advances onto the next space: its token is turned up and fought', () => {
  const table = inn()
    .dice(...WON)
    .play('athos', ADVANCE[0]);
  const told = table.events.map(({ kind }) => kind);
  expect(told.slice(0, 3)).toEqual(['declared', 'turned-up', 'duel']);
  expect(table.told('duel')).toMatchObject([{ foe: 'inn', token: 'two' }]);
  expect(table.state.actions).toBe(2);
  expect(space(table, 0)).toBeNull();
  expect(table.man('athos')).toMatchObject({ path: 0, space: 0 });
});

test('ROY.INN.5 a Decoy is discarded without a fight, and the action is spent', () => {
  const table = inn().play('athos', ADVANCE[2]);
  expect(table.told('duel')).toEqual([]);
  expect(space(table, 8)).toBeNull();
  expect(table.state.actions).toBe(2);
});

test('ROY.INN.6 one action to the last cleared space, another one to face the next token', () => {
  const table = inn({
    inn: [
      [null, null, 'decoy', 'four'],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'snare', 'decoy', 'decoy'],
    ],
  });
  table.play('athos', ADVANCE[0]);
  expect(table.man('athos')).toMatchObject({ path: 0, space: 1 });
  expect([table.told('turned-up'), table.state.actions]).toEqual([[], 2]);
  table.play('athos', ADVANCE[0]);
  expect(table.told('turned-up').map(event => event.space)).toEqual([2]);
  expect(table.state.actions).toBe(1);
});

test('ROY.INN.7 a token not beaten stays in its space, face up, and takes another action', () => {
  const table = inn()
    .dice(...DRAWN)
    .play('athos', ADVANCE[0]);
  expect(space(table, 0)).toEqual({ token: 'two', up: true });
  expect(table.man('athos').path).toBe(-1);
  const seen = roy.view(table.state, 1).quest;
  expect(seen.board === 1 && seen.spaces[0]).toEqual({ token: 'two', up: true });
  table.dice(...WON).play('athos', ADVANCE[0]);
  expect([space(table, 0), table.state.actions]).toEqual([null, 1]);
});

test('ROY.INN.8 an Epic token turns up three face-down tokens of the team’s choice', () => {
  const table = inn({ up: [0], state: { epics: 2 } });
  table.play('porthos', REVEAL.token); // any seat
  expect(table.choices('porthos')).toHaveLength(11);
  expect(table.offers('porthos', NAME[0])).toBe(false);
  table.play('porthos', NAME[3], NAME[8], NAME[6]);
  expect(table.told('revealed')).toMatchObject([{ spaces: [3, 6, 8], tokens: ['four', 'parry', 'decoy'] }]);
  const { quest } = table.state;
  expect(quest.board === 1 && quest.spaces.flatMap((slot, i) => (slot?.up ? [i] : []))).toEqual([0, 3, 6, 8]);
  expect([table.state.epics, table.state.actions]).toEqual([1, 3]);
});

test('ROY.INN.8 fewer where fewer are left, and each token spent turns up three more', () => {
  const few = inn({ up: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], state: { epics: 2 } }).play('athos', REVEAL.token);
  expect(few.told('revealed')).toMatchObject([{ spaces: [10, 11] }]);
  expect([few.state.epics, few.kinds('athos').includes('reveal')]).toEqual([1, false]);
  const two = inn({ state: { epics: 2 } }).play('athos', REVEAL.token, NAME[0], NAME[1], NAME[2]);
  two.play('athos', REVEAL.token, NAME[3], NAME[4], NAME[5]);
  expect(two.state.epics).toBe(0);
});

const lastOf = (token: Token, given: Given = {}) =>
  inn({
    inn: [
      [null, null, null, token],
      ['two', 'three', 'parry', 'shields'],
      ['decoy', 'snare', 'decoy', 'decoy'],
    ],
    ...given,
    men: { athos: { place: 'quest', path: 0, space: 2, ...given.men?.athos } },
  });

test('ROY.INN.9 the board is completed with the fourth token of one path: beaten, a Decoy or a Snare', () => {
  expect(
    lastOf('two')
      .dice(...WON)
      .play('athos', ADVANCE[0]).state.quest.board,
  ).toBe(2);
  expect(lastOf('decoy').play('athos', ADVANCE[0]).state.quest.board).toBe(2);
  expect(lastOf('snare').play('athos', ADVANCE[0]).state.quest.board).toBe(2);
  expect(
    lastOf('two')
      .dice(...DRAWN)
      .play('athos', ADVANCE[0]).state.quest.board,
  ).toBe(1);
});

test('ROY.INN.9 not with the third, nor with four tokens of different paths', () => {
  const table = inn({
    inn: [
      [null, null, 'decoy', 'four'],
      [null, null, 'parry', 'shields'],
      [null, 'decoy', 'decoy', 'decoy'],
    ],
    men: { athos: { place: 'quest', path: 0, space: 1 } },
  });
  expect(table.play('athos', ADVANCE[0]).state.quest.board).toBe(1);
});

test('ROY.INN.10 all that is left is then turned up and leaves the game', () => {
  const table = lastOf('decoy', { up: [4] });
  const { stock } = table.state;
  table.play('athos', ADVANCE[0]);
  expect(table.told('leftovers')).toMatchObject([
    { tokens: ['two', 'three', 'parry', 'shields', 'decoy', 'snare', 'decoy', 'decoy'] },
  ]);
  expect(table.state.stock).toEqual(stock);
  expect(roy.view(table.state, 1).tokensGone).toMatchObject({ two: 1, three: 1, parry: 1, shields: 1, snare: 1 });
});

test('ROY.INN.11 who leaves the Quest and returns starts again in the Common room', () => {
  const table = inn({ men: { athos: { place: 'quest', path: 1, space: 0 } } });
  table.play('athos', MOVE.paris, MOVE.quest);
  expect(table.man('athos').path).toBe(-1);
  expect(table.choices('athos').filter(({ kind }) => kind === 'advance')).toHaveLength(3);
});

test('ROY.INN.12 a Decoy or a Snare seen through an Epic token stays and does nothing', () => {
  const table = inn({ state: { epics: 1 } }).play('athos', REVEAL.token, NAME[8], NAME[9], NAME[5]);
  expect([space(table, 8), space(table, 9), space(table, 5)]).toEqual([
    { token: 'decoy', up: true },
    { token: 'snare', up: true },
    { token: 'decoy', up: true },
  ]);
  expect(table.told('wounded')).toEqual([]);
  table.play('athos', ADVANCE[2]);
  expect(space(table, 8)).toBeNull();
});
