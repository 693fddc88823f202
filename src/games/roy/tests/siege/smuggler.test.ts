import { expect, test } from 'vitest';
import { position, red } from '../../testing.ts';

const END = { kind: 'end' } as const;
const CARDS = ['abduction', 'disappearance', 'captive', 'smuggler', 'message', 'duels'] as const;

/** The siege after the turn of Athos, with one red die that shows a Shield. */
const besieged = (card: (typeof CARDS)[number]) =>
  position({
    acting: 'athos',
    men: {
      dartagnan: { turn: 'done', place: 'vieux-colombier' },
      athos: { place: 'vieux-colombier' },
      aramis: { turn: 'done', place: 'vieux-colombier' },
      porthos: { turn: 'done', place: 'vieux-colombier' },
    },
    paris: { card },
    state: { location: null, presence: 'none' },
  })
    .dice(red(0, 1))
    .play('athos', END);

test('ROY.PARIS.16 the Smuggler gives Milady a Sword in the siege, and no other Paris card does', () => {
  const swords = CARDS.map(card => [card, besieged(card).told('siege-moved')[0].milady]);
  expect(Object.fromEntries(swords)).toEqual({
    abduction: 0,
    disappearance: 0,
    captive: 0,
    smuggler: 1,
    message: 0,
    duels: 0,
  });
});
