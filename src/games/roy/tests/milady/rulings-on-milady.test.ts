import { expect, test } from 'vitest';
import { ROCHEFORT } from '../../cards/board.ts';
import { roy } from '../../game.ts';
import type { Musketeer } from '../../names.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { FOUR, lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';

const END = { kind: 'end' } as const;

const PASS = { kind: 'pass' } as const;

test('ROY.RULING.12 at the end of phase II she is exposed, asked or not; the Paris card she may decline', () => {
  const table = lastAndMiladyIdle('porthos', { state: { location: 'quarters' } }).play('porthos', END);
  expect(table.told('exposed')).toEqual([{ kind: 'exposed', location: 'quarters', by: null, reveals: true }]);
  expect(roy.view(table.state, null).location).toBe('quarters');
  expect(table.offers('milady', { kind: 'paris', card: 'message' })).toBe(true);
  table.play('milady', PASS);
  expect(table.state.parisHand).toEqual([]);
});

test('ROY.RULING.12 also where her place gives nothing', () => {
  expect(
    lastAndMiladyIdle('porthos', { state: { location: 'quest' } })
      .play('porthos', END)
      .told('exposed'),
  ).toHaveLength(1);
});

test('ROY.RULING.13 Milady may draw, play or do neither in the Treachery step', () => {
  const table = position({ at: 'treachery', plotHand: ['conscripts'], plots: ['balm'] });
  expect(table.choices('milady')).toEqual([{ kind: 'plot' }, { kind: 'betray', card: 'conscripts' }, PASS]);
  table.play('milady', PASS);
  expect(table.state).toMatchObject({ phase: 'musketeers', plotHand: ['conscripts'], conscripts: false });
});

const emptyDeck = (at: 'treachery' | 'end-of-phase', options: Required<Given>['options']) =>
  position({
    at,
    plotDiscard: ['balm', 'balm', 'jailed'],
    options,
    state: { plots: [], ...(at === 'end-of-phase' && { location: 'richelieu' }) },
  });

test('ROY.RULING.14 an empty Treachery deck is made anew from the discard pile, for a draw and for a search', () => {
  const table = emptyDeck('treachery', {}).play('milady', { kind: 'plot' });
  expect(table.state.plotHand).toHaveLength(1);
  expect(table.state.plots).toHaveLength(2);
  expect(table.state.plotDiscard).toEqual([]);
  const search = emptyDeck('end-of-phase', {}).play('milady', { kind: 'search-plots' });
  expect(search.choices('milady')).toEqual([
    { kind: 'take', card: 'balm' },
    { kind: 'take', card: 'jailed' },
  ]);
});

test('ROY.RULING.14 with treacheryNoReshuffle what was played is gone for good', () => {
  const table = emptyDeck('treachery', { treacheryNoReshuffle: 'on' });
  expect(table.choices('milady')).toEqual([PASS]);
  const search = emptyDeck('end-of-phase', { treacheryNoReshuffle: 'on' });
  expect(search.kinds('milady')).not.toContain('search-plots');
  const failed = position({
    at: 'ladder',
    louvre: { card: 'poisons' },
    plotDiscard: ['balm'],
    options: { treacheryNoReshuffle: 'on' },
    state: { ladder: 3, plots: [] },
  });
  expect(failed.state).toMatchObject({ plotHand: [], plotDiscard: ['balm'] });
});

test('ROY.RULING.53 only Milady looks into the Paris pile; its size is public; she need not take a card', () => {
  const table = position({ at: 'end-of-phase', paris: { card: 'abduction', foes: ['henchman'] } });
  for (const seat of [1, 4, null]) {
    expect(JSON.stringify(roy.view(table.state, seat))).not.toMatch(/smuggler|message|captive/);
    expect(roy.view(table.state, seat).parisPile).toBe(5);
  }
  expect(table.choices('milady')).toHaveLength(6);
  table.play('milady', PASS);
  expect(table.state.parisPile).toHaveLength(5);
});

test('ROY.RULING.54 driven to her Quarters she takes no Paris card', () => {
  const table = lastAndMiladyIdle('porthos', {
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman'] },
    state: { location: 'paris', standing: 'always' },
  });
  const flight = [blue(0, 0, 3), red(2, ROCHEFORT.dice - 2)];
  table.dice(...flight, blue(0, 1, 2), red(2, 0)).play('porthos', { kind: 'duel', foe: 'henchman' });
  expect(table.state.presence).toBe('fled');
  expect(table.play('porthos', END).asked('milady')?.prompt).toBe('destination');
});

test('ROY.RULING.54 found at Richelieu she takes no Treachery card', () => {
  const table = lastAndMiladyIdle('porthos', { state: { location: 'richelieu' } }).dice(red(0, 1));
  table.play('porthos', { kind: 'move', to: 'richelieu' }, END);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.RULING.59 Ambush strikes somebody fit, Jailed somebody fit and at large', () => {
  const men: Required<Given>['men'] = { athos: { life: 0 }, aramis: { place: 'bastille' } };
  const targets = (card: 'ambush' | 'jailed') =>
    position({ at: 'treachery', plotHand: [card], men })
      .play('milady', { kind: 'betray', card })
      .choices('milady');
  const man = (who: Musketeer) => ({ kind: 'man', who });
  expect(targets('ambush')).toEqual([man('dartagnan'), man('aramis'), man('porthos')]);
  expect(targets('jailed')).toEqual([man('dartagnan'), man('porthos')]);
});

test('ROY.RULING.59 with nobody to strike the card cannot be played', () => {
  const all = (man: { life?: number; place?: 'bastille' }) => Object.fromEntries(FOUR.map(who => [who, man]));
  const plays = (men: Required<Given>['men']) =>
    position({ at: 'treachery', plotHand: ['ambush', 'jailed', 'balm'], men })
      .choices('milady')
      .flatMap(choice => (choice.kind === 'betray' ? [choice.card] : []));
  expect(plays(all({ life: 0 }))).toEqual(['balm']);
  expect(plays(all({ place: 'bastille' }))).toEqual(['ambush', 'balm']);
});
