import { expect } from 'vitest';
import { type Character, COPIES } from '../../cards/adventure.ts';
import { type Given, position } from '../../testing.ts';

/** Athos plays a Character card, of which there is one. */
export const play = (card: Exclude<Character, 'planchet'>, given: Given = {}) => {
  expect(COPIES[card]).toBe(1);
  return position({ acting: 'athos', ...given, hands: { athos: [card], ...given.hands } }).play('athos', {
    kind: 'play',
    card,
  });
};
