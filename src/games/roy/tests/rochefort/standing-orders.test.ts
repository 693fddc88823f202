import { expect, test } from 'vitest';
import { DUEL, GO, STANDING } from '../../choices.ts';
import { roy } from '../../game.ts';
import { position } from '../../testing.ts';

/** Porthos tries a duel at the Louvre, where Milady hides; she is asked. */
const attempt = () =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'ball', foes: ['jussac'] },
    hands: { porthos: ['single'] },
    state: { location: 'louvre', standing: 'ask' },
  }).play('porthos', DUEL.jussac);

test('ROY.DEC.40 an order given at an attempt holds for it at once', () => {
  const always = attempt().play('milady', STANDING.always);
  expect(always.state.standing).toBe('always');
  expect(always.told('intercepted')).toHaveLength(1);
  const never = attempt().play('milady', STANDING.never);
  expect(never.state.standing).toBe('never');
  expect(never.told('let-pass')).toHaveLength(1);
});

test('ROY.DEC.40 that an order is left lies open, also to the team', () => {
  const orders = (order: 'ask' | 'always' | 'never') => {
    const { state } = position({ at: 'destination', state: { standing: 'ask' } }).play('milady', STANDING[order]);
    return [0, 1, null].map(seat => roy.view(state, seat).orders);
  };
  expect(orders('always')).toEqual([true, true, true]);
  expect(orders('never')).toEqual([true, true, true]);
  expect(orders('ask')).toEqual([false, false, false]);
});

test('ROY.DEC.40 one order a round, before her destination', () => {
  const table = position({ at: 'destination' }).play('milady', STANDING.always);
  expect(table.kinds('milady')).toEqual(['go']);
  expect(table.play('milady', GO.quest).state.location).toBe('quest');
});
