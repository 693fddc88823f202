import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ADD, ADVANCE, CHALLENGE, COMMIT, DRAW, END, PLOT, REFILL, SEARCH_PLOTS, START, TAKE } from '../../choices.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { last } from '../shared/last-to-play.testing.ts';

const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.1 an empty Adventure deck is made anew from the discard pile, then he draws', () => {
  const table = position({ acting: 'athos', wholeDeck: [], discard: ['ketty'] }).play('athos', DRAW);
  expect(kindsTold(table)).toEqual(['declared', 'reshuffled', 'drew']);
  expect(table.hand('athos')).toEqual(['ketty']);
  expect(table.state.discard).toEqual([]);
});

/** Aramis stands before the last token of the chambers. */
const lastToken = (token: 'decoy' | 'two', given: Given = {}): Position =>
  position({
    ...given,
    acting: 'aramis',
    men: { aramis: { place: 'quest', path: 0, space: 2 } },
    inn: [
      [null, null, null, token],
      ['three', 'three', 'three', 'parry'],
      ['four', 'four', 'four', 'shields'],
    ],
  });

test('ROY.EDGE.2 with no Adventure card left nobody may draw; a recovery and a board give what there is', () => {
  const none = { wholeDeck: [], discard: [] };
  expect(position({ acting: 'athos', ...none }).kinds('athos')).not.toContain('draw');
  const recovery = position({ ...none, men: { athos: { life: 0, place: 'vieux-colombier' } } });
  recovery.play('athos', START.athos);
  expect(recovery.man('athos')).toMatchObject({ life: 3, turn: 'done' });
  expect(recovery.hand('athos')).toEqual([]);
  const board = lastToken('decoy', { wholeDeck: ['ketty'] }).play('aramis', ADVANCE[0]);
  expect(board.hand('aramis')).toEqual(['ketty']);
});

test('ROY.EDGE.3 cards committed to a duel are in the discard pile already when the deck runs out', () => {
  const table = lastToken('two', { wholeDeck: ['ketty'], hands: { aramis: ['double'] } });
  table.dice(blue(2, 0, 3), red(2, 0)).play('aramis', ADVANCE[0], COMMIT.double);
  expect(table.told('board-done')).toHaveLength(1);
  expect(table.hand('aramis')).toEqual(['double', 'ketty']);
});

test('ROY.EDGE.3 and so are cards played on a challenge', () => {
  const table = position({
    acting: 'porthos',
    hands: { porthos: ['gallantry', 'gallantry'] },
    wholeDeck: [],
    louvre: { card: 'portrait', foes: ['henchman'] },
  }).play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry, DRAW);
  expect(table.hand('porthos')).toEqual(['gallantry']);
});

test('ROY.EDGE.4 an empty Treachery deck is reshuffled first, in step I.3 and at Richelieu', () => {
  const step = position({ at: 'treachery', state: { plots: [], plotDiscard: ['balm'] } }).play('milady', PLOT);
  expect(kindsTold(step)).toEqual(['reshuffled', 'plotted']);
  expect(step.state.plotHand).toEqual(['balm']);
  const there = () =>
    last('athos', { state: { location: 'richelieu', plots: [], plotDiscard: ['balm', 'ambush'] } }).play('athos', END);
  expect(there().play('milady', REFILL).state.plotHand.toSorted()).toEqual(['ambush', 'balm']);
  expect(there().play('milady', SEARCH_PLOTS, TAKE.ambush).state.plotHand).toEqual(['ambush']);
});

test('ROY.EDGE.4 with no Treachery card anywhere she can only play or pass, and Richelieu gives nothing', () => {
  const none = { plots: [], plotDiscard: [] };
  expect(position({ at: 'treachery', plotHand: ['balm'], state: none }).kinds('milady')).toEqual(['betray', 'pass']);
  const there = last('athos', { state: { ...none, location: 'richelieu' } }).play('athos', END);
  expect(there.told('exposed')).toHaveLength(1);
  expect(there.asked('milady')?.prompt).toBe('destination');
  expect(there.state.plotHand).toEqual([]);
});

test('ROY.EDGE.5 with four Treachery cards in hand a refill brings nothing and takes nothing', () => {
  const plotHand = ['balm', 'ambush', 'conscripts', 'jailed'] as const;
  const table = last('athos', { plotHand, state: { location: 'richelieu' } }).play('athos', END);
  expect(table.play('milady', REFILL).state.plotHand).toEqual(plotHand);
});

const cards = (card: Card, count: number): readonly Card[] => new Array<Card>(count).fill(card);

test('ROY.EDGE.9 a hand of thirty cards is no trouble, and grows', () => {
  const hand = (['erudition', 'nobility', 'gallantry', 'panache', 'single'] as const).flatMap(card => cards(card, 6));
  const table = position({ acting: 'athos', hands: { athos: hand } }).play('athos', DRAW);
  expect(table.hand('athos')).toHaveLength(31);
  expect(table.asked('athos')?.prompt).toBe('man-turn');
  expect(table.play('athos', END).hand('athos')).toHaveLength(31);
});
