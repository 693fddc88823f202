import { expect, test } from 'vitest';
import { BETRAY, ONE_FOR_ALL, PASS } from '../../choices.ts';
import { type Given, position } from '../../testing.ts';
import { asked } from '../shared/choices.testing.ts';

test('ROY.DEC.48 in a reply window every musketeer seat may pass or play a card: time stop, honour, Epic tokens', () => {
  const given: Given = { at: 'treachery', plotHand: ['dead-end'], state: { oneForAll: 1, honour: 3 } };
  const table = position(given).play('milady', BETRAY['dead-end']);
  expect(asked(table)).toEqual([1, 2, 3, 4]);
  const all = [PASS, ONE_FOR_ALL.time, ONE_FOR_ALL.honour, ONE_FOR_ALL.epic];
  for (const seat of [1, 2, 3, 4]) expect(table.choices(seat)).toEqual(all);
  table.play(3, ONE_FOR_ALL.time);
  expect(table.told('one-for-all')).toEqual([{ kind: 'one-for-all', seat: 3, effect: 'time' }]);
  expect(table.asked(1)?.prompt).toBe('select');
  const passed = position(given).play('milady', BETRAY['dead-end']);
  for (const seat of [1, 2, 3, 4]) passed.play(seat, PASS);
  expect(passed.told('declined')).toEqual([{ kind: 'declined', seat: 4 }]);
  expect(passed.state.time).toBe(2);
});

test('ROY.DEC.48 outside a window the card is an offer to every musketeer seat, which nobody need take', () => {
  const table = position({ at: 'treachery', state: { oneForAll: 1 } });
  expect(asked(table)).toEqual([0, 1, 2, 3, 4]);
  for (const seat of [1, 2, 3, 4]) {
    expect(table.asked(seat)).toMatchObject({ optional: true });
    expect(table.choices(seat)).toEqual([ONE_FOR_ALL.time, ONE_FOR_ALL.epic]);
  }
  expect(table.kinds('milady')).not.toContain('one-for-all');
  expect(position({ at: 'treachery' }).asked('athos')).toBeUndefined();
});
