import { describe, expect, test } from 'vitest';
import { roy } from '#games/roy/game.ts';
import { LOCATIONS } from '#games/roy/names.ts';
import { type Given, position } from '#games/roy/testing.ts';
import { gainAt, menAt } from './gains.ts';

const viewOf = (given: Given = {}) => roy.view(position(given).state, 0);

describe('what Milady can hope for at a place', () => {
  test('is a Combat card at La Rochelle, where M. de Bassompierre does not count', () => {
    expect(gainAt(viewOf({ garrison: ['bassompierre'] }), 'la-rochelle').kind).toBe('no-raze');
    expect(gainAt(viewOf({ garrison: ['bassompierre', 'single'] }), 'la-rochelle')).toEqual({ kind: 'raze', count: 1 });
  });

  test('is a Paris card at her quarters as long as one is set aside', () => {
    expect(gainAt(viewOf(), 'quarters')).toEqual({ kind: 'paris-card', count: 6 });
    expect(gainAt(viewOf({ state: { parisPile: [] } }), 'quarters').kind).toBe('no-paris-card');
  });

  test('is Treachery at Richelieu’s palace, also out of the discard pile', () => {
    expect(gainAt(viewOf({ state: { plots: [], plotDiscard: ['balm'] } }), 'richelieu').kind).toBe('treachery');
    expect(gainAt(viewOf({ state: { plots: [], plotDiscard: [] } }), 'richelieu').kind).toBe('no-treachery');
  });

  test('is somebody to intercept where a mission lies, and always at the Quest', () => {
    const view = viewOf({ paris: { card: 'captive' }, louvre: null });
    expect(['paris', 'louvre', 'quest'].map(place => gainAt(view, place as 'paris').kind)).toEqual([
      'intercept',
      'no-mission',
      'intercept',
    ]);
  });
});

test('those who stand at a place are named, and nobody is at her quarters', () => {
  const view = viewOf({ men: { athos: { place: 'louvre' }, porthos: { place: 'louvre' } } });
  expect(menAt(view, 'louvre')).toEqual(['athos', 'porthos']);
  expect(menAt(view, 'quarters')).toEqual([]);
  expect(LOCATIONS.flatMap(place => menAt(view, place)).length).toBeLessThanOrEqual(view.men.length);
});
