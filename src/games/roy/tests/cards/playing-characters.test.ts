import { expect, test } from 'vitest';
import type { Character } from '../../cards/adventure.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const play = (card: Character) => ({ kind: 'play', card }) as const;
const HEAL = { kind: 'heal' } as const;

/** Athos with one Character card. */
const holding = (card: Character, more: Given = {}): Position =>
  position({ acting: 'athos', hands: { athos: [card] }, ...more });

test('ROY.CHAR.1 one action, one Character card from the hand, and its effect', () => {
  const table = holding('essarts', { hands: { athos: ['buckingham', 'essarts'], porthos: ['ketty'] } });
  expect(table.offers('athos', play('ketty'))).toBe(false); // somebody else's
  table.play('athos', play('essarts'));
  expect(table.state.purse).toBe(8);
  expect(table.hand('athos')).toEqual(['buckingham']);
  expect(table.state.actions).toBe(2);
});

test('ROY.CHAR.2 a Character card is played anywhere, prison included', () => {
  const places = ['richelieu', 'vieux-colombier', 'paris', 'louvre', 'la-rochelle', 'quest', 'bastille'] as const;
  for (const place of places) {
    const table = holding('essarts', { men: { athos: { place } } });
    expect(table.play('athos', play('essarts')).state.purse).toBe(8);
  }
});

test('ROY.CHAR.3 once used a Character card is discarded', () => {
  for (const card of ['essarts', 'buckingham', 'captain', 'ketty', 'laporte'] as const)
    expect(holding(card, { state: { honour: 1 } }).play('athos', play(card)).state.discard).toEqual([card]);
  const planchet = holding('planchet', { men: { athos: { life: 1 } } }).play('athos', HEAL);
  expect(planchet.state.discard).toEqual(['planchet']);
});

test('ROY.CHAR.3 M. de Bassompierre is laid at La Rochelle instead', () => {
  const table = holding('bassompierre').play('athos', play('bassompierre'));
  expect(table.state.discard).toEqual([]);
  expect(table.state.garrison).toEqual(['bassompierre']);
  expect(table.hand('athos')).toEqual([]);
});

test('ROY.CHAR.3 it is discarded after its effect, so M. de Tréville does not draw himself', () => {
  const table = holding('captain', { wholeDeck: ['panache'], discard: ['single'] }).play('athos', play('captain'));
  expect(table.hand('athos')).toEqual(['panache', 'single']);
  expect(table.state.discard).toEqual(['captain']);
});

test('ROY.CHAR.4 M. de Bassompierre comes from anywhere, takes one of three spaces and adds a blue die', () => {
  for (const place of ['paris', 'bastille', 'la-rochelle'] as const) {
    const table = position({
      acting: 'athos',
      men: {
        athos: { place },
        aramis: { place: 'la-rochelle', turn: 'done' },
        dartagnan: { turn: 'done' },
        porthos: { turn: 'done' },
      },
      hands: { athos: ['bassompierre', 'single'] },
      garrison: ['single', 'double'],
      state: { location: null, presence: 'none' },
    });
    table.play('athos', play('bassompierre'));
    expect(table.state.garrison).toEqual(['single', 'double', 'bassompierre']);
    expect(table.kinds('athos')).not.toContain('reinforce'); // the three spaces are taken
    table.dice(red(0, 1), blue(0, 4, 0)).play('athos', { kind: 'end' });
    expect(table.told('siege')[0].blue).toEqual({ swords: 0, shields: 4, lilies: 0 });
  }
});

test('ROY.CHAR.5 M. de Bassompierre cannot be played when three cards lie at La Rochelle', () => {
  expect(holding('bassompierre', { garrison: ['single', 'single'] }).offers('athos', play('bassompierre'))).toBe(true);
  const full = holding('bassompierre', { garrison: ['single', 'single', 'double'] });
  expect(full.offers('athos', play('bassompierre'))).toBe(false);
});

test('ROY.CHAR.6 M. des Essarts brings 3 pistoles', () => {
  expect(holding('essarts', { state: { purse: 1 } }).play('athos', play('essarts')).state.purse).toBe(4);
});

test('ROY.CHAR.6 Buckingham brings an Epic token', () => {
  expect(holding('buckingham', { state: { epics: 2 } }).play('athos', play('buckingham')).state.epics).toBe(3);
});

test('ROY.CHAR.6 M. de Tréville brings 3 Adventure cards', () => {
  const table = holding('captain', { deck: ['panache', 'double', 'ketty', 'single'] }).play('athos', play('captain'));
  expect(table.hand('athos')).toEqual(['panache', 'double', 'ketty']);
});

test('ROY.CHAR.6 Ketty turns Milady’s Location up and does nothing else', () => {
  const table = holding('ketty', { state: { location: 'louvre' } }).play('athos', play('ketty'));
  expect(table.told('shown')).toEqual([{ kind: 'shown', location: 'louvre', by: 'ketty', reveals: true }]);
  expect([table.state.shown, table.state.presence]).toEqual([true, 'hidden']);
});

test('ROY.CHAR.6 M. de La Porte gives the Queen a point of honour back', () => {
  expect(holding('laporte', { state: { honour: 3 } }).play('athos', play('laporte')).state.honour).toBe(2);
});

test('ROY.CHAR.6 Planchet heals his master, or sends another a card and a ride', () => {
  const healed = holding('planchet', { men: { athos: { life: 1 } } }).play('athos', HEAL);
  expect(healed.man('athos').life).toBe(2);
  const helped = holding('planchet', { deck: ['double'] }).play('athos', { kind: 'help', who: 'porthos' });
  expect(helped.hand('porthos')).toEqual(['double']);
  expect(helped.offers('porthos', { kind: 'pass' })).toBe(true);
  helped.play('porthos', { kind: 'ride', to: 'la-rochelle' });
  expect(helped.man('porthos').place).toBe('la-rochelle');
  expect(helped.state.actions).toBe(2);
});

test('ROY.CHAR.7 a Character card that would change nothing cannot be played', () => {
  expect(holding('essarts', { state: { purse: 9 } }).kinds('athos')).toContain('play');
  expect(holding('essarts', { state: { purse: 10 } }).kinds('athos')).not.toContain('play');
  expect(holding('buckingham', { state: { epics: 6 } }).kinds('athos')).toContain('play');
  expect(holding('buckingham', { state: { epics: 7 } }).kinds('athos')).not.toContain('play');
  expect(holding('laporte', { state: { honour: 1 } }).kinds('athos')).toContain('play');
  expect(holding('laporte', { state: { honour: 0 } }).kinds('athos')).not.toContain('play');
  expect(holding('captain', { wholeDeck: [], discard: ['single'] }).kinds('athos')).toContain('play');
  expect(holding('captain', { wholeDeck: [] }).kinds('athos')).not.toContain('play');
  expect(holding('ketty', { state: { shown: false } }).kinds('athos')).toContain('play');
  expect(holding('ketty', { state: { shown: true } }).kinds('athos')).not.toContain('play');
  expect(holding('ketty', { state: { location: null, presence: 'none' } }).kinds('athos')).not.toContain('play');
});

test('ROY.CHAR.7 Planchet is of no use to a whole master whose companions are all down', () => {
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const given: Given = { men: { dartagnan: down, aramis: down, porthos: down } };
  const whole = holding('planchet', given);
  expect(whole.kinds('athos')).not.toContain('heal');
  expect(whole.kinds('athos')).not.toContain('help');
  const hurt = holding('planchet', { men: { ...given.men, athos: { life: 2 } } });
  expect(hurt.kinds('athos')).toContain('heal');
  expect(holding('planchet').kinds('athos')).toContain('help');
});
