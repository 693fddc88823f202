import { describe, expect, test } from 'vitest';
import { ADVENTURE, sortedHand, WHOLE_DECK } from '#games/roy/cards/adventure.ts';
import { position } from '#games/roy/testing.ts';
import { asksForCard, inARow, lieOf, stacksOf } from './stacks.ts';

describe('a hand', () => {
  test('lies in stacks of equal cards, skills before combat before characters', () => {
    const hand = sortedHand(['ketty', 'single', 'panache', 'single', 'double', 'erudition', 'single']);
    expect(stacksOf(hand)).toEqual([
      { card: 'erudition', count: 1 },
      { card: 'panache', count: 1 },
      { card: 'single', count: 3 },
      { card: 'double', count: 1 },
      { card: 'ketty', count: 1 },
    ]);
  });

  test('loses no card in its stacks, however big it is', () => {
    const stacks = stacksOf(sortedHand(WHOLE_DECK));
    expect(stacks).toHaveLength(ADVENTURE.length);
    expect(stacks.reduce((sum, { count }) => sum + count, 0)).toBe(WHOLE_DECK.length);
  });
});

describe('a fan', () => {
  test('lies in one row where its cards can be read there, else in two', () => {
    expect(inARow(3, 234)).toBe(3);
    expect(inARow(4, 234)).toBe(4);
    expect(inARow(5, 234)).toBe(3);
    expect(inARow(6, 380)).toBe(6);
    expect(inARow(9, 380)).toBe(5);
    expect(inARow(5, 0)).toBe(5);
  });

  test.each([1, 2, 3, 6, 13])('of %i stacks leans no card by more than four degrees, left like right', places => {
    const lies = Array.from({ length: places }, (_, place) => lieOf(place, places));
    for (const { lean, sag } of lies) {
      expect(Math.abs(lean)).toBeLessThanOrEqual(4);
      expect(sag).toBeGreaterThanOrEqual(0);
    }
    expect(lies[0].lean).toBeCloseTo(-(lies.at(-1)?.lean ?? Number.NaN));
    expect(lies[0].sag).toBeCloseTo(lies.at(-1)?.sag ?? Number.NaN);
  });

  test('of one stack stands straight', () => expect(lieOf(0, 1)).toEqual({ lean: 0, sag: 0 }));
});

describe('pressing a card is the answer', () => {
  const top = (given: Parameters<typeof position>[0], ...choices: Parameters<ReturnType<typeof position>['play']>) =>
    position(given)
      .play(...choices)
      .state.todo.at(-1);

  test('when a duel or a challenge asks for one', () => {
    const here = {
      acting: 'athos',
      men: { athos: { place: 'louvre' } },
      hands: { athos: ['single', 'nobility', 'nobility', 'nobility'] },
      louvre: { card: 'debts', foes: ['lubin'] },
    } as const;
    const duel = top(here, 'athos', { kind: 'duel', foe: 'lubin' });
    if (duel?.kind !== 'duel') throw new Error('no duel has begun');
    expect(asksForCard(duel)).toBe(true);
    expect(asksForCard(top(here, 'athos', { kind: 'challenge', skill: 'nobility' }))).toBe(true);
    expect(asksForCard({ ...duel, stage: 'toll' })).toBe(true);
    expect(asksForCard({ ...duel, stage: 'blade' })).toBe(false);
  });

  test('when a purchase is paid in cards', () => {
    expect(asksForCard({ kind: 'pay', man: 0, item: 'panache', replaced: null })).toBe(true);
    expect(asksForCard({ kind: 'purchase', man: 0, ordered: false })).toBe(false);
  });

  test('but never in his turn at large, where a card is only one thing among many', () => {
    expect(asksForCard(position({ acting: 'athos', hands: { athos: ['ketty'] } }).state.todo.at(-1))).toBe(false);
    expect(asksForCard(undefined)).toBe(false);
  });

  test('while a trade is laid out, and no more once it is to be agreed', () => {
    const none = { cards: [], gear: [] };
    const trade = { kind: 'trade', man: 0, partner: 1, gives: none, takes: none, agreed: [] } as const;
    expect(asksForCard({ ...trade, stage: 'offer' })).toBe(true);
    expect(asksForCard({ ...trade, stage: 'agree' })).toBe(false);
  });
});
