import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import type { Equipment, Musketeer } from '../../names.ts';
import { type Given, position } from '../../testing.ts';

const DONE = { kind: 'done' } as const;

/** Athos hands a pistol over; whether the other may leave it at that. */
const swap = (own: readonly Equipment[], other: readonly Equipment[]) =>
  position({
    acting: 'athos',
    men: { athos: { gear: own }, porthos: { gear: other, place: 'vieux-colombier' } },
    hands: { athos: ['single'] },
  }).play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'hand', gear: 'pistol' }, DONE);

test('ROY.RULING.27 a trade must leave everybody with two pieces of equipment at most', () => {
  const table = swap(['pistol'], ['armour', 'blade']);
  expect(table.offers('porthos', DONE)).toBe(false);
  expect(table.play('porthos', { kind: 'hand', gear: 'blade' }).offers('porthos', DONE)).toBe(true);
});

test('ROY.RULING.27 and with nothing twice', () => {
  const table = swap(['pistol', 'armour'], ['pistol']);
  expect(table.offers('porthos', DONE)).toBe(false);
  expect(table.play('porthos', { kind: 'hand', gear: 'pistol' }).offers('porthos', DONE)).toBe(true);
});

const traded = (options: Required<Given>['options']) => {
  const table = position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' } },
    hands: { athos: ['ketty', 'double'], porthos: ['nobility'] },
    options,
  }).play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'give', card: 'ketty' }, DONE);
  table.play('porthos', { kind: 'give', card: 'nobility' }, DONE, { kind: 'accept' });
  return table.play('athos', { kind: 'accept' });
};

test('ROY.RULING.28 how many cards pass is public, which ones only the two traders know', () => {
  const table = traded({});
  const [event] = table.told('traded');
  for (const seat of [0, 1, 3, null]) {
    expect(redact(event, seat)).toMatchObject({ gave: 1, took: 1 });
    expect(JSON.stringify(redact(event, seat))).not.toMatch(/ketty|nobility/);
  }
  for (const seat of [2, 4]) expect(redact(event, seat)).toMatchObject({ secret: { given: ['ketty'] } });
});

test('ROY.RULING.28 with openTrades everybody sees them', () => {
  const [event] = traded({ openTrades: 'on' }).told('traded');
  const seen = { open: { given: ['ketty'], taken: ['nobility'] } };
  for (const seat of [0, 1, 2, null]) expect(redact(event, seat)).toMatchObject(seen);
});

test('ROY.RULING.29 the Quest is one place: at the Inn they trade from space to space', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'quest', path: 0, space: 0 }, porthos: { place: 'quest', path: 1, space: 1 } },
    hands: { athos: ['single'] },
    inn: [
      [null, 'three', 'three', 'four'],
      [null, null, 'parry', 'shields'],
      ['decoy', 'decoy', 'decoy', 'decoy'],
    ],
  });
  expect(table.offers('athos', { kind: 'trade', who: 'porthos' })).toBe(true);
});

const trading = () =>
  position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' }, aramis: { place: 'vieux-colombier' } },
    hands: { athos: ['single'], porthos: ['panache'], aramis: ['nobility'] },
  }).play('athos', { kind: 'trade', who: 'porthos' });

const GIVE = { kind: 'give', card: 'single' } as const;

test('ROY.RULING.65 a trade is an offer, a counter-offer and the consent of both', () => {
  const table = trading().play('athos', GIVE, DONE).play('porthos', { kind: 'give', card: 'panache' }, DONE);
  for (const who of ['athos', 'porthos'] as const) expect(table.kinds(who)).toEqual(['accept', 'cancel']);
  table.play('athos', { kind: 'accept' });
  expect(table.hand('athos')).toEqual(['single']);
  table.play('porthos', { kind: 'accept' });
  expect(table.hand('athos')).toEqual(['panache']);
  expect(table.hand('porthos')).toEqual(['single']);
});

const DRAW = { kind: 'draw' } as const;

test('ROY.RULING.65 a refusal costs nothing; the same partner is not asked again before another action', () => {
  const table = trading().play('athos', GIVE, DONE).play('porthos', { kind: 'cancel' });
  const trade = (who: Musketeer) => ({ kind: 'trade', who }) as const;
  expect(table.state.actions).toBe(3);
  expect(table.offers('athos', trade('porthos'))).toBe(false);
  expect(table.offers('athos', trade('aramis'))).toBe(true);
  expect(table.play('athos', DRAW).offers('athos', trade('porthos'))).toBe(true);
});

test('ROY.RULING.65 an empty trade is refused', () => {
  const table = trading().play('athos', DONE);
  expect(table.offers('porthos', DONE)).toBe(false);
  expect(table.play('porthos', { kind: 'give', card: 'panache' }).offers('porthos', DONE)).toBe(true);
});
