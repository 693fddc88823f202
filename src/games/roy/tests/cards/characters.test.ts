import { expect, test } from 'vitest';
import { roy } from '../../game.ts';
import { type Given, position, red } from '../../testing.ts';
import { play } from './play-character.testing.ts';

test('ROY.CARD.33 M. des Essarts brings three pistoles', () => {
  expect(play('essarts').state.purse).toBe(8);
});

test('ROY.CARD.34 Buckingham brings an Epic token', () => {
  expect(play('buckingham', { state: { epics: 2 } }).state.epics).toBe(3);
});

test('ROY.CARD.35 M. de Tréville lets him draw three cards', () => {
  const table = play('captain', { deck: ['panache', 'single', 'ketty', 'nobility'] });
  expect(table.hand('athos')).toEqual(['panache', 'single', 'ketty']);
});

test('ROY.CARD.35 it is discarded after use: never among the cards it draws', () => {
  const table = play('captain', { wholeDeck: ['panache'] });
  expect(table.hand('athos')).toEqual(['panache']);
  expect(table.state.discard).toEqual(['captain']);
});

const LURKING = { location: 'paris', standing: 'ask' } as const;

test('ROY.CARD.36 Ketty shows Milady’s Location to everybody, but that is no exposure: Rochefort still lies in wait', () => {
  const table = play('ketty', { men: { athos: { place: 'paris' } }, state: LURKING });
  for (const seat of [1, 2, null]) expect(roy.view(table.state, seat).location).toBe('paris');
  expect(table.state.presence).toBe('hidden');
  const paris = { card: 'abduction', foes: ['henchman'] } as const;
  const porthos = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris,
    state: { ...LURKING, shown: true },
  }).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(porthos.offers('milady', { kind: 'intercept' })).toBe(true);
});

test('ROY.CARD.36 Athos the brave is not met by a Rochefort whom only Ketty has shown', () => {
  const table = play('ketty', {
    men: { athos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    options: { athosBrave: 'on' },
    state: { location: 'paris', standing: 'always' },
  }).play('athos', { kind: 'duel', foe: 'henchman' });
  expect(table.told('intercepted')).toEqual([]);
});

const END = { kind: 'end' } as const;

test('ROY.CARD.36 and at the end of the phase Milady has what her place gives', () => {
  const done = { turn: 'done', place: 'vieux-colombier' } as const;
  const men = { dartagnan: done, aramis: done, porthos: done };
  const table = play('ketty', { men, state: { location: 'richelieu' } }).play('athos', END);
  expect(table.kinds('milady')).toEqual(['search-plots', 'refill']);
});

test('ROY.CARD.37 M. de La Porte gives the Queen one honour back', () => {
  expect(play('laporte', { state: { honour: 3 } }).state.honour).toBe(2);
});

const planchet = (given: Given = {}) =>
  position({ acting: 'athos', ...given, hands: { athos: ['planchet'], ...given.hands } });

test('ROY.CARD.38 Planchet: a wounded player regains a life point', () => {
  expect(planchet().kinds('athos')).not.toContain('heal');
  const table = planchet({ men: { athos: { life: 1 } } }).play('athos', { kind: 'heal' });
  expect(table.man('athos').life).toBe(2);
  expect(table.state).toMatchObject({ actions: 2, discard: ['planchet'] });
});

const HELP = { kind: 'help', who: 'porthos' } as const;

test('ROY.CARD.38 Planchet: or another fit one draws a card and may then make a free move', () => {
  expect(planchet({ men: { porthos: { life: 0 } } }).offers('athos', HELP)).toBe(false);
  const helped = () => planchet({ deck: ['gallantry'] }).play('athos', HELP);
  expect(helped().hand('porthos')).toEqual(['gallantry']);
  expect(helped().choices('porthos')).toEqual([
    ...['richelieu', 'vieux-colombier', 'paris', 'la-rochelle', 'quest'].map(to => ({ kind: 'ride', to })),
    { kind: 'pass' },
  ]);
  expect(helped().play('porthos', { kind: 'ride', to: 'quest' }).man('porthos').place).toBe('quest');
  expect(helped().play('porthos', { kind: 'pass' }).man('porthos').place).toBe('louvre');
  expect(helped().play('porthos', { kind: 'pass' }).state.actions).toBe(2);
});

test('ROY.CARD.38 Planchet: no move out of the Bastille, and into it as under an order', () => {
  const prisoner = planchet({ men: { porthos: { place: 'bastille' } } }).play('athos', HELP);
  expect(prisoner.hand('porthos')).toHaveLength(1);
  expect(prisoner.kinds('porthos')).not.toContain('ride');
  const jailed = planchet().play('athos', HELP).play('porthos', { kind: 'ride', to: 'richelieu' });
  expect(jailed.man('porthos')).toMatchObject({ place: 'bastille', turn: 'done' });
  const felled = planchet({ men: { porthos: { life: 1 } }, paris: { card: 'abduction', trap: 'assassin' } });
  felled.play('athos', HELP).dice(red(1, 0)).play('porthos', { kind: 'ride', to: 'paris' });
  expect(felled.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
});

test('ROY.CARD.38 Planchet himself is not the card the other draws', () => {
  expect(planchet({ wholeDeck: [] }).play('athos', HELP).hand('porthos')).toEqual([]);
});
