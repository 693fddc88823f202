import { expect, test } from 'vitest';
import { type Given, position } from '#games/roy/testing.ts';
import { view } from '#games/roy/view.ts';
import { wantedOf } from './wanted.ts';

/** What is offered loudly to d'Artagnan in his turn. */
const wanted = (given: Given) => {
  const { state, seat, choices } = position({ acting: 'dartagnan', actions: 3, ...given });
  return wantedOf(choices('dartagnan'), view(state, seat('dartagnan')));
};
const AT_LOUVRE = { men: { dartagnan: { place: 'louvre' } } } as const;
const HAND = { dartagnan: ['panache', 'panache', 'single'] } as const;

test('a challenge that can be met is wanted before a duel that may be lost', () => {
  const louvre = { card: 'ball', foes: ['cavois'] } as const;
  expect(wanted({ ...AT_LOUVRE, louvre, hands: HAND })).toEqual({
    verb: 'challenge',
    choice: { kind: 'challenge', skill: 'panache' },
  });
});

test('where no challenge can be met, the weakest adversary is wanted', () => {
  const louvre = { card: 'debts', foes: ['cavois', 'henchman'] } as const;
  expect(wanted({ ...AT_LOUVRE, louvre })).toEqual({ verb: 'duel', choice: { kind: 'duel', foe: 'henchman' } });
});

test('with several ways into the Inn the way is still to be named, with one it is taken', () => {
  expect(wanted({ men: { dartagnan: { place: 'quest' } } })).toEqual({ verb: 'advance', choice: null });
  expect(wanted({ men: { dartagnan: { place: 'quest', path: 1, space: 0 } } })).toEqual({
    verb: 'advance',
    choice: { kind: 'advance', path: 1 },
  });
});

test('a prisoner pays, or fights where the purse is empty', () => {
  const men = { dartagnan: { place: 'bastille' } } as const;
  expect(wanted({ men, state: { purse: 3 } })?.verb).toBe('bribe');
  expect(wanted({ men, state: { purse: 0 } })?.verb).toBe('break-out');
});

test('where there is nothing to do one goes elsewhere, and draws first if the hand is small', () => {
  const men = { dartagnan: { place: 'vieux-colombier' } } as const;
  expect(wanted({ men, hands: HAND })).toEqual({ verb: 'move', choice: null });
  expect(wanted({ men })).toEqual({ verb: 'draw', choice: { kind: 'draw' } });
});

test('without an action left the horse is wanted, and nothing where there is none', () => {
  const men = { dartagnan: { place: 'paris', gear: ['horse'] } } as const;
  expect(wanted({ men, actions: 0 })).toEqual({ verb: 'ride', choice: null });
  expect(wantedOf([{ kind: 'end' }], view(position().state, 1))).toBeNull();
});
