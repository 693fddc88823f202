import { expect, test } from 'vitest';
import { HONOUR_LAST } from '../../cards/board.ts';
import { TREACHERY, type TreacheryId } from '../../cards/treachery.ts';
import { roy } from '../../game.ts';
import { diceFor, type Given, position } from '../../testing.ts';

test('ROY.CARD.22 fifteen Treachery cards', () => {
  const copies: Record<TreacheryId, readonly [number, string]> = {
    emergency: [2, 'book'],
    reinforcements: [2, 'web'],
    ambush: [2, 'web'],
    conscripts: [1, 'web'],
    jailed: [1, 'web'],
    isolation: [1, 'inferred'],
    'dead-end': [2, 'inferred'],
    balm: [2, 'inferred'],
    intrigue: [2, 'inferred'],
  };
  const { plots, plotHand } = roy.setup(5, position().state.options, diceFor([]), null);
  const all = [...plots, ...plotHand];
  expect(all).toHaveLength(15);
  for (const [card, [count, mark]] of Object.entries(copies)) {
    expect([card, all.filter(each => each === card).length]).toEqual([card, count]);
    expect([card, TREACHERY[card as TreacheryId].marks.copies]).toEqual([card, mark]);
  }
});

const betray = (card: TreacheryId, given: Given = {}) =>
  position({ at: 'treachery', plotHand: [card], ...given }).play('milady', { kind: 'betray', card });

test('ROY.CARD.23 Isolation: no trades in this round, but in the next', () => {
  const given: Given = { hands: { athos: ['single'] }, men: { porthos: { place: 'vieux-colombier' } } };
  const start = { kind: 'start', who: 'athos' } as const;
  expect(betray('isolation', given).play('athos', start).kinds('athos')).not.toContain('trade');
  expect(betray('conscripts', given).play('athos', start).kinds('athos')).toContain('trade');
  expect(position({ at: 'turn', state: { isolation: true } }).state.isolation).toBe(false);
});

test('ROY.CARD.24 Dead End: the Time token moves on at once', () => {
  const table = betray('dead-end');
  expect(table.told('time')).toEqual([{ kind: 'time', time: 2, cause: 'dead-end' }]);
  expect(table.state).toMatchObject({ time: 2, phase: 'musketeers', turn: 1 });
});

test('ROY.CARD.25 the plot against the Queen costs her one honour at once and may be answered', () => {
  expect(betray('intrigue').state).toMatchObject({ honour: 1, phase: 'musketeers' });
  const table = betray('intrigue', { state: { honour: HONOUR_LAST - 1, oneForAll: 1 } });
  expect(table.asked('athos')?.prompt).toBe('queen');
  expect(table.play('athos', { kind: 'one-for-all', effect: 'honour' }).state).toMatchObject({
    honour: HONOUR_LAST - 2,
    over: null,
  });
  expect(betray('intrigue', { state: { honour: HONOUR_LAST - 1 } }).state.over).toEqual({
    winner: 'milady',
    ending: 'honour',
  });
});
