import { expect, test } from 'vitest';
import { type Given, position } from '#games/roy/testing.ts';
import { view } from '#games/roy/view.ts';
import { playingIn } from './playing.ts';

const seen = (given: Given) => view(position(given).state, 1);

test('in a musketeer’s turn the panel speaks of him, whoever is asked', () => {
  expect(playingIn(seen({ acting: 'athos' }), 'milady', false)).toBe('athos');
  const declared = position({
    acting: 'athos',
    men: { athos: { place: 'paris' } },
    paris: { card: 'message', foes: ['cavois'] },
  }).play('athos', { kind: 'duel', foe: 'cavois' });
  expect(playingIn(view(declared.state, 1), 'athos', false)).toBe('athos');
});

test('between two turns it keeps the last name, unless people take counsel', () => {
  const between = seen({ at: 'select' });
  expect(playingIn(between, 'athos', false)).toBe('athos');
  expect(playingIn(between, 'athos', true)).toBe('team');
  expect(playingIn(between, null, false)).toBe('team');
});

test('once Milady has played, it is not her turn any more while nobody has begun his', () => {
  expect(playingIn(seen({ at: 'select' }), 'milady', false)).toBe('team');
});

test('while the table is laid it names the side that is asked', () => {
  const table = seen({ at: 'destination' });
  const laying = (kind: 'lay-inn' | 'leave-out') => ({ ...table, phase: 'setup' as const, todo: [{ kind }] });
  expect(playingIn(laying('lay-inn'), null, false)).toBe('setup');
  expect(playingIn(laying('leave-out'), null, false)).toBe('team');
});

test('at the end of a round it names Milady where she alone is asked', () => {
  const table = seen({ at: 'destination' });
  const ending = (kind: 'quarters' | 'ladder') => ({ ...table, phase: 'end' as const, todo: [{ kind }] });
  expect(playingIn(ending('quarters'), null, false)).toBe('milady');
  expect(playingIn(ending('ladder'), null, false)).toBe('end');
});

test('at the siege it names the musketeers, or Milady where she throws again', () => {
  const table = seen({ at: 'destination' });
  const besieging = (stage: 'sacrifice' | 'reroll') => {
    const todo = [{ kind: 'siege', stage }] as unknown as typeof table.todo;
    return playingIn({ ...table, phase: 'siege', todo }, null, false);
  };
  expect(besieging('sacrifice')).toBe('siege');
  expect(besieging('reroll')).toBe('milady');
});

test('in the other phases it speaks of the phase', () => {
  expect(playingIn(seen({ at: 'destination' }), 'athos', false)).toBe('milady');
});
