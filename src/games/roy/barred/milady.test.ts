import { describe, expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { BETRAY, GO, INTERCEPT, LAY, MAN, PARIS_CARD, PLACE, PLOT, RAZE, STANDING, TRESPASS } from '../choices.ts';
import { roy } from '../game.ts';
import { treacheryDeck } from '../setup.ts';
import { at, position } from '../testing.ts';
import { acting, why } from './testing.ts';

describe('Milady', () => {
  test('goes nowhere without Rochefort, and never among the musketeers', () => {
    const table = position({ at: 'destination', state: { rochefort: 0 } });
    for (const place of ['paris', 'louvre', 'quest'] as const)
      expect(why(table, 'milady', GO[place])).toEqual(['ROY.DEST.3', 'rochefort-out', { place }]);
    expect(why(table, 'milady', GO['la-rochelle'])).toBeNull();
    expect(why(table, 'milady', TRESPASS.bastille)?.[0]).toBe('ROY.DEST.8');
  });

  test('changes neither her destination nor, twice, her order', () => {
    const table = position({ at: 'destination' }).play('milady', { kind: 'standing', order: 'always' });
    expect(why(table, 'milady', STANDING.never)).toEqual(['ROY.RULING.2', 'order-given']);
    table.play('milady', { kind: 'go', to: 'paris' });
    expect(why(table, 'milady', GO.paris)).toEqual(['ROY.DEST.2', 'destination-laid']);
  });

  test('plays Paris cards from her hand', () => {
    const table = position({
      at: 'paris-card',
      paris: { card: 'duels' },
      parisHand: ['abduction'],
      state: { parisGone: ['captive'], parisPile: ['smuggler', 'message', 'disappearance'] },
    });
    expect(why(table, 'milady', PARIS_CARD.abduction)).toBeNull();
    expect(why(table, 'milady', PARIS_CARD.duels)?.[1]).toBe('paris-in-play');
    expect(why(table, 'milady', PARIS_CARD.captive)?.slice(0, 2)).toEqual(['ROY.PARIS.17', 'paris-gone']);
    expect(why(table, 'milady', PARIS_CARD.smuggler)?.slice(0, 2)).toEqual(['ROY.PARIS.1', 'paris-in-pile']);
  });

  test('needs somebody to strike, and a deck to draw from', () => {
    const jail = { place: 'bastille' } as const;
    const men = { dartagnan: jail, athos: jail, aramis: jail, porthos: jail };
    const table = position({ at: 'treachery', plotHand: ['jailed', 'ambush'], men });
    expect(why(table, 'milady', BETRAY.jailed)).toEqual(['ROY.RULING.59', 'no-target', { card: 'jailed' }]);
    expect(why(table, 'milady', BETRAY.ambush)).toBeNull();
    const options = { treacheryNoReshuffle: 'on' };
    const empty = position({ at: 'treachery', options, plotDiscard: treacheryDeck(5, {}) });
    expect(why(empty, 'milady', PLOT)).toEqual(['ROY.TREACH.8', 'plots-empty']);
  });

  test('strikes only whom a card can strike', () => {
    const table = position({ at: 'treachery', plotHand: ['jailed'], men: { athos: { place: 'bastille' } } });
    table.play('milady', { kind: 'betray', card: 'jailed' });
    expect(why(table, 'milady', MAN.athos)?.slice(0, 2)).toEqual(['ROY.RULING.59', 'cannot-strike']);
    expect(why(table, 'milady', MAN.porthos)).toBeNull();
  });

  test('makes the exact strength, with one Trap at most', () => {
    const table = position({ at: 'paris-card', parisHand: ['disappearance'] });
    table.play('milady', { kind: 'paris', card: 'disappearance' });
    expect(why(table, 'milady', PLACE.jussac)).toEqual([
      'ROY.PARIS.6',
      'breaks-total',
      { card: 'jussac', strength: 3, left: 2 },
    ]);
    table.play('milady', { kind: 'place', card: 'thief' });
    expect(why(table, 'milady', PLACE.assassin)).toEqual(['ROY.TRAP.2', 'second-trap', { card: 'assassin' }]);
  });

  test('intercepts where she is, and never Athos', () => {
    const louvre = { card: 'ball', foes: ['jussac'] } as const;
    const elsewhere = position({
      acting: 'porthos',
      louvre,
      state: { location: 'paris', standing: 'ask' },
    }).play('porthos', { kind: 'duel', foe: 'jussac' });
    expect(why(elsewhere, 'milady', INTERCEPT)).toEqual([
      'ROY.ROCH.1',
      'not-with-you',
      { place: 'louvre', location: 'paris' },
    ]);
    const athos = acting({ louvre, men: { athos: { place: 'louvre' } }, state: { location: 'louvre' } });
    expect(why(athos, 'milady', INTERCEPT)).toEqual(['ROY.ATHOS.1', 'athos-safe']);
    const fled = acting({ state: { location: 'paris', presence: 'fled' } });
    expect(why(fled, 'milady', INTERCEPT)).toEqual(['ROY.ROCH.14', 'rochefort-fled']);
    const out = acting({ state: { rochefort: 0, confined: true } });
    expect(why(out, 'milady', INTERCEPT)).toEqual(['ROY.ROCH.15', 'rochefort-down']);
    expect(why(acting(), 'milady', INTERCEPT)).toEqual(['ROY.ROCH.1', 'rochefort-elsewhere']);
  });

  test('leaves room for all her Decoys', () => {
    const { options } = readOptions(roy.options, {});
    const table = at(roy.setup(5, options ?? {}, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
    table.play('milady', { kind: 'paris', card: 'duels' });
    for (const token of ['two', 'two', 'two', 'three', 'three', 'three', 'three', 'three'] as const)
      table.play('milady', { kind: 'lay', token });
    expect(why(table, 'milady', LAY.four)).toEqual(['ROY.INN.1', 'decoys-needed', { decoys: 4 }]);
    expect(why(table, 'milady', LAY.two)).toEqual(['ROY.COMP.9', 'none-left', { token: 'two' }]);
  });

  test('cannot drive M. de Bassompierre off, nor wound outside Paris', () => {
    const table = position({
      at: 'end-of-phase',
      garrison: ['single', 'bassompierre'],
      state: { location: 'la-rochelle' },
    });
    expect(why(table, 'milady', RAZE.bassompierre)).toEqual(['ROY.SIEGE.3', 'bassompierre-stays']);
    const victim = position({ at: 'paris-effect', paris: { card: 'duels' } });
    expect(why(victim, 'milady', MAN.athos)).toEqual(['ROY.CARD.31', 'not-in-paris', { who: 'athos' }]);
    expect(why(victim, 'milady', MAN.dartagnan)).toBeNull();
  });
});
