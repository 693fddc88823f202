import { expect, test } from 'vitest';
import { blue, type Given, position, red } from '../../testing.ts';

const DONE = { kind: 'done' } as const;

/** Rochefort comes between Porthos and a henchman at the Louvre: the clash of that duel, in which both sides hit. */
const withRochefort = (options: Given['options'] = {}) =>
  position({
    options,
    acting: 'porthos',
    men: { porthos: { place: 'louvre' } },
    louvre: { card: 'debts', foes: ['henchman'] },
    state: { location: 'louvre', standing: 'always', rochefort: 5 },
  })
    .dice(blue(3, 0, 0), red(3, 1))
    .play('porthos', { kind: 'duel', foe: 'henchman' })
    .told('clash')[0];

/** A duel with Jussac that ends for want of dice: three draws, in the last of which only armour stops his Sword. */
const withJussac = (options: Given['options'] = {}) =>
  position({
    options,
    acting: 'athos',
    men: { athos: { place: 'louvre', gear: ['armour'] } },
    louvre: { card: 'debts', foes: ['jussac'] },
  })
    .dice(blue(0, 3, 0), red(3, 0), blue(0, 2, 0), red(2, 0), blue(0, 0, 1), red(1, 0))
    .play('athos', { kind: 'duel', foe: 'jussac' });

test('ROY.RULING.3 where Rochefort and the musketeer both hit, each loses one life point', () => {
  expect(withRochefort()).toMatchObject({ foe: 'rochefort', hits: 1, wounds: 1 });
});

test('ROY.RULING.3 with the option every Sword left counts, on both sides', () => {
  const clash = withRochefort({ rochefortDoubleHit: 'perSword' });
  expect(clash).toMatchObject({ foe: 'rochefort', hits: 2, wounds: 3 });
});

test('ROY.DUEL.11 with anybody else every Sword left counts on both sides, whatever is agreed about Rochefort', () => {
  for (const rochefortDoubleHit of ['one', 'perSword'])
    expect(
      position({
        options: { rochefortDoubleHit },
        acting: 'porthos',
        men: { porthos: { place: 'louvre' } },
        louvre: { card: 'debts', foes: ['cavois'] },
      })
        .dice(blue(3, 0, 0), red(3, 1))
        .play('porthos', { kind: 'duel', foe: 'cavois' })
        .told('clash'),
    ).toMatchObject([{ foe: 'cavois', hits: 2, wounds: 3 }]);
});

test('ROY.RULING.19 in a duel that ends for want of dice, armour that stopped a Sword in the last roll takes no sting where it works once', () => {
  const usual = withJussac();
  expect(usual.told('duel-over')).toMatchObject([{ foe: 'jussac', won: false }]);
  expect(usual.told('wounded')).toEqual([]);
  const once = withJussac({ jussacArmourOnce: 'on' });
  expect(once.told('wounded')).toMatchObject([{ who: 'athos', by: 'sting' }]);
});

test('ROY.DUEL.16 when the last dice are gone without a hit, nobody is hurt and the adversary stays', () => {
  const table = position({
    acting: 'athos',
    men: { athos: { place: 'louvre' } },
    hands: { athos: [] },
    louvre: { card: 'debts', foes: ['boisrenard'] },
  })
    .dice(blue(0, 3, 0), red(0, 3), blue(0, 2, 0), red(0, 2), blue(0, 1, 0), red(0, 1))
    .play('athos', { kind: 'duel', foe: 'boisrenard' });
  expect(table.offers('athos', DONE)).toBe(false);
  expect(table.told('rolled').map(({ round }) => round)).toEqual([1, 2, 3]);
  expect(table.told('duel-over')).toMatchObject([{ won: false, life: 1 }]);
  expect(table.man('athos').life).toBe(3);
});
