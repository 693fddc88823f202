import { expect, test } from 'vitest';
import type { Musketeer } from '../../names.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, position, red } from '../../testing.ts';

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];

/** Tréville acts and Porthos is as given. */
const ordering = (porthos: Partial<Man>, given: Given = {}) =>
  position({ ...given, cast: CAST, acting: 'treville', men: { porthos } });

const ORDER = { kind: 'order', who: 'porthos' } as const;

test('ROY.RULING.45 Tréville orders any other fit musketeer, also one who has recovered this round', () => {
  const able = (porthos: Partial<Man>) => ordering(porthos).offers('treville', ORDER);
  expect(able({})).toBe(true);
  expect(able({ turn: 'done' })).toBe(true);
  expect(able({ life: 0, place: 'vieux-colombier' })).toBe(false);
  const table = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  table.play('porthos', { kind: 'start', who: 'porthos' }).play('treville', { kind: 'start', who: 'treville' });
  expect(table.offers('treville', ORDER)).toBe(true);
  expect(table.kinds('treville')).toContain('order');
  expect(table.offers('treville', { kind: 'order', who: 'treville' })).toBe(false);
});

test('ROY.RULING.45 felled under an order, he stands up next round and his own turn is gone', () => {
  const duel = ordering({ life: 1, place: 'paris' }, { paris: { card: 'abduction', foes: ['henchman'] } });
  duel
    .play('treville', ORDER)
    .dice(blue(0, 1, 2), red(2, 0))
    .play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(duel.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
  const walk = ordering({ life: 1 }, { paris: { card: 'abduction', trap: 'assassin' } });
  walk.play('treville', ORDER).dice(red(1, 0)).play('porthos', { kind: 'move', to: 'paris' });
  expect(walk.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
});

test('ROY.RULING.45 felled while breaking out under an order, he stands up at once, his turn gone', () => {
  const table = ordering({ life: 1, place: 'bastille' }).play('treville', ORDER);
  table.dice(blue(0, 1, 2), red(3, 0)).play('porthos', { kind: 'break-out' });
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done', place: 'vieux-colombier' });
});

test('ROY.RULING.45 ordered to Richelieu without Milady there, he is in the Bastille and his turn is gone', () => {
  const table = ordering({}).play('treville', ORDER).play('porthos', { kind: 'move', to: 'richelieu' });
  expect(table.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
});

test('ROY.RULING.45 sent to the Bastille by Richelieu this round, he may be ordered, but not to leave it', () => {
  const kinds = (jailed: boolean) =>
    ordering({ place: 'bastille', turn: 'done', jailed }).play('treville', ORDER).kinds('porthos');
  expect(kinds(true)).toContain('draw');
  expect(kinds(true)).not.toContain('bribe');
  expect(kinds(true)).not.toContain('break-out');
  expect(kinds(false)).toEqual(expect.arrayContaining(['bribe', 'break-out']));
});

const DRAW = { kind: 'draw' } as const;

test('ROY.RULING.68 his order has no range and is for one action, never for a horse’s free move', () => {
  const table = position({
    cast: ['athos', 'aramis', 'porthos', 'treville'],
    acting: 'treville',
    men: { treville: { place: 'bastille' }, porthos: { gear: ['horse'] } },
  }).play('treville', { kind: 'order', who: 'porthos' });
  expect(table.kinds('porthos')).toEqual(expect.arrayContaining(['draw', 'move']));
  expect(table.kinds('porthos')).not.toContain('horse');
  expect(table.kinds('porthos')).not.toContain('end');
  table.play('porthos', DRAW);
  expect(table.choices('porthos')).toEqual([]);
});
