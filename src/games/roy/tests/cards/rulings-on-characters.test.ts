import { expect, test } from 'vitest';
import type { Character } from '../../cards/adventure.ts';
import { type Given, position } from '../../testing.ts';

test('ROY.RULING.66 a Character card that would change nothing cannot be played', () => {
  const playable = (card: Exclude<Character, 'planchet'>, given: Given = {}) =>
    position({ acting: 'athos', hands: { athos: [card] }, ...given }).offers('athos', { kind: 'play', card });
  const rows = [
    ['buckingham', { epics: 7 }, { epics: 6 }],
    ['essarts', { purse: 10 }, { purse: 9 }],
    ['laporte', { honour: 0 }, { honour: 1 }],
    ['ketty', { shown: true }, { shown: false }],
  ] as const;
  for (const [card, idle, useful] of rows) {
    expect([card, playable(card, { state: idle })]).toEqual([card, false]);
    expect([card, playable(card, { state: useful })]).toEqual([card, true]);
  }
  expect(playable('captain', { wholeDeck: [] })).toBe(false);
  expect(playable('captain', { wholeDeck: [], discard: ['panache'] })).toBe(true);
});

const planchet = (men: Required<Given>['men'], given: Given = {}) =>
  position({ acting: 'athos', hands: { athos: ['planchet'] }, men, ...given }).kinds('athos');

test('ROY.RULING.66 Planchet with nobody to help cannot be played', () => {
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const alone = { dartagnan: down, aramis: down, porthos: down };
  expect(planchet(alone)).not.toContain('help');
  expect(planchet(alone)).not.toContain('heal');
  expect(planchet({ ...alone, athos: { life: 2 } })).toContain('heal');
  expect(planchet({ ...alone, porthos: {} })).toContain('help');
});

test('ROY.RULING.66 a prisoner is nobody to help when there is no card to draw', () => {
  const prison = { place: 'bastille' } as const;
  const men = { dartagnan: prison, aramis: prison, porthos: prison };
  expect(planchet(men)).toContain('help');
  expect(planchet(men, { wholeDeck: [] })).not.toContain('help');
});
