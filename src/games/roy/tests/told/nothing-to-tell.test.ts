import { expect, test } from 'vitest';
import { ADD, CHALLENGE, END, MOVE, PARIS_CARD } from '../../choices.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { ASIDE } from '../milady/evening.testing.ts';
import { louvre } from '../shared/missions.testing.ts';

// What changes nothing is not told.

/** Porthos stands up again, with these cards to draw from. */
const recovering = (given: Given) =>
  position({ men: { porthos: { life: 0, place: 'vieux-colombier' } }, ...given }).play('porthos', {
    kind: 'start',
    who: 'porthos',
  });

test('ROY.RULING.15 where no card is left none is told as drawn, and no pile as shuffled', () => {
  expect(recovering({ wholeDeck: [] }).events).toEqual([{ kind: 'recovered', who: 'porthos', life: 5 }]);
});

test('ROY.RULING.15 a forced draw is told with as many cards as there are', () => {
  const table = position({
    acting: 'athos',
    hands: { athos: ['captain'] },
    wholeDeck: ['single'],
    discard: ['panache'],
  }).play('athos', { kind: 'play', card: 'captain' });
  expect(table.events.slice(1)).toEqual([
    { kind: 'reshuffled', deck: 'adventure' },
    {
      kind: 'drew',
      seat: 2,
      who: 'athos',
      count: 2,
      why: 'captain',
      secret: { to: [2], cards: ['single', 'panache'] },
      reveals: true,
    },
  ]);
});

/** The siege comes to the space that brings Milady a Treachery card. */
const plotting = (state: Given['state']) =>
  position({ acting: 'athos', men: ASIDE, state: { location: 'paris', siege: -3, ...state } })
    .dice(red(1, 0))
    .play('athos', END);

test('ROY.TREACH.8 where no Treachery card is left none is told as drawn, and no pile as shuffled', () => {
  const table = plotting({ plots: [], plotDiscard: [] });
  expect([table.told('plotted'), table.told('reshuffled')]).toEqual([[], []]);
});

test('ROY.TREACH.8 nor is it where played cards are gone for good', () => {
  const table = position({
    acting: 'athos',
    men: ASIDE,
    options: { treacheryNoReshuffle: 'on' },
    state: { location: 'paris', siege: -3, plots: [], plotDiscard: ['balm'] },
  })
    .dice(red(1, 0))
    .play('athos', END);
  expect([table.told('plotted'), table.told('reshuffled')]).toEqual([[], []]);
});

test('ROY.CARD.45 an empty purse is not told to be robbed', () => {
  const table = position({
    acting: 'athos',
    paris: { card: 'abduction', foes: ['henchman'], trap: 'thief' },
    state: { purse: 0 },
  })
    .dice(red(1, 0))
    .play('athos', MOVE.paris);
  expect(table.told('bite')).toHaveLength(1);
  expect(table.told('purse')).toEqual([]);
});

test('ROY.QUEST.9 an eighth Epic token is not told', () => {
  const table = louvre({ state: { epics: 7 } }).play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry);
  expect(table.told('completed')).toHaveLength(1);
  expect(table.told('epics')).toEqual([]);
});

test('ROY.CARD.47 a fourth One-for-all card is not told', () => {
  const table = position({
    acting: 'athos',
    men: ASIDE,
    garrison: ['double', 'double'],
    state: { location: 'paris', siege: 4, bonuses: [false, true, false], oneForAll: 3 },
  })
    .dice(red(0, 1), blue(4, 0, 0))
    .play('athos', END);
  expect(table.told('siege-moved')).toMatchObject([{ to: 5 }]);
  expect(table.told('earned')).toEqual([]);
});

test('ROY.EDGE.98 with the Duels in Paris nothing is placed, and nothing told but the card', () => {
  const table = position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', PARIS_CARD.duels);
  expect(table.events).toEqual([{ kind: 'paris', card: 'duels', replaced: null, back: [], reveals: true }]);
});

test('ROY.SIEGE.19 a bonus had before is not told again', () => {
  const table = plotting({ bonuses: [true, false, false] });
  expect(table.told('siege-moved')).toMatchObject([{ to: -4 }]);
  expect(table.told('plotted')).toEqual([]);
});
