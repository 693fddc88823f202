import { expect, test } from 'vitest';
import type { Event } from '#games/roy/events.ts';
import { bringsCards } from './arrival.ts';

const drew = (seat: number): Event => ({
  kind: 'drew',
  seat,
  count: 1,
  why: 'action',
  secret: { to: [seat], cards: ['panache'] },
  reveals: true,
});

test('cards fly to the hand that drew them, and to no other', () => {
  expect(bringsCards(drew(2), 2)).toBe(true);
  expect(bringsCards(drew(2), 1)).toBe(false);
  expect(bringsCards(drew(2), null)).toBe(false);
});

test('other events move no card', () => expect(bringsCards({ kind: 'earned' }, 1)).toBe(false));
