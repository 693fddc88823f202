import { expect, test } from 'vitest';
import { planted } from '#kernel/planted.testing.ts';
import { ORDERS } from '../cards/piles.ts';
import { trois } from '../game.ts';
import type { State } from '../state.ts';
import { position, readers, wander } from '../testing.ts';

const expectHidden = (state: State) => {
  const spoilt = planted(state);
  expect(JSON.stringify(spoilt)).toContain('secret');
  for (const reader of readers(state)) expect(trois.view(spoilt, reader)).toEqual(trois.view(state, reader));
};

test('a field that is new in any part of a state is in nobody’s view', { tags: 'long' }, () => {
  wander(4, ({ state }) => expectHidden(state));
});

test.each(Object.entries(ORDERS))('nor one in what is still to do of the card %s', (card, effect) => {
  const { state } = position({ riders: [{ at: 'FR3', hold: { until: 7, attempts: 2 } }, { at: 'FR9' }], studs: 'FR8' });
  const { turn } = state;
  if (turn === null) throw new Error('nobody rides');
  turn.card = card as keyof typeof ORDERS;
  turn.todo = [effect];
  expectHidden(state);
});

test.each(Object.entries(ORDERS))('TRO.13 what is still to do of the card %s lies open, as it is', (card, effect) => {
  const { state } = position({ riders: [{ at: 'FR3' }, { at: 'FR9' }], studs: 'FR8' });
  const { turn } = state;
  if (turn === null) throw new Error('nobody rides');
  turn.card = card as keyof typeof ORDERS;
  turn.todo = [effect];
  for (const reader of readers(state)) expect(trois.view(state, reader).turn?.todo).toEqual([effect]);
});
