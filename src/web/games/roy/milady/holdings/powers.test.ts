import { expect, test } from 'vitest';
import { ADVERSARIES, ADVERSARY_IDS } from '#games/roy/cards/adversaries.ts';
import { powerOf } from './powers.ts';

test('every adversary is known by the one thing that sets him apart', () => {
  expect(powerOf('cavois')).toBe('lives');
  expect(powerOf('bernajoux')).toBe('manoeuvre');
  expect(powerOf('henchman')).toBe('returns');
  expect(powerOf('boisrenard')).toBe('none');
  expect(powerOf('laffemas')).toBe('bars');
});

test('no adversary has a second power that would go unsaid', () => {
  for (const id of ADVERSARY_IDS) {
    const { manoeuvre, life, armour, pistol, brutal, rerolls, stings, bars, toll, returns } = ADVERSARIES[id];
    const powers = [manoeuvre !== null, life > 1, armour, pistol, brutal, rerolls, stings, bars, toll, returns];
    expect(powers.filter(Boolean).length, id).toBe(powerOf(id) === 'none' ? 0 : 1);
  }
});
