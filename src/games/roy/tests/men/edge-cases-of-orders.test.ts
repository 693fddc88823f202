import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { ADD, BREAK_OUT, CHALLENGE, DUEL, END, GO, INTERCEPT, MOVE, ORDER, PASS, PLACE, START } from '../../choices.ts';
import type { Musketeer } from '../../names.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';

const CAST: readonly Musketeer[] = ['athos', 'aramis', 'porthos', 'treville'];

test('ROY.EDGE.60 Tréville cannot order one who lies down, but can once he has recovered', () => {
  const table = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  const later = position({ cast: CAST, men: { porthos: { life: 0, place: 'vieux-colombier' } } });
  expect(table.play('treville', START.treville).offers('treville', ORDER.porthos)).toBe(false);
  later.play('porthos', START.porthos).play('treville', START.treville);
  expect(later.offers('treville', ORDER.porthos)).toBe(true);
});

test('ROY.EDGE.61 an order to Athos cannot be intercepted where Milady hides, one to Porthos can', () => {
  const ordered = (who: 'athos' | 'porthos', cards: number) =>
    position({
      cast: CAST,
      acting: 'treville',
      men: { athos: { place: 'louvre' } },
      hands: { [who]: new Array<Card>(cards).fill('nobility') },
      louvre: { card: 'debts', foes: ['henchman'] },
      state: { location: 'louvre', standing: 'ask' },
    })
      .play('treville', ORDER[who])
      .play(who, CHALLENGE.nobility);
  const athos = ordered('athos', 2);
  expect(athos.asked('milady')).toBeUndefined();
  expect(athos.asked('athos')?.prompt).toBe('challenge');
  const porthos = ordered('porthos', 5);
  expect(porthos.offers('milady', INTERCEPT)).toBe(true);
  expect(porthos.play('milady', INTERCEPT).told('duel')).toMatchObject([{ who: 'porthos', foe: 'rochefort' }]);
});

const DONE_FOR = { turn: 'done', place: 'vieux-colombier' } as const;

test('ROY.EDGE.62 felled under an order before his own turn, he has none and recovers in the next', () => {
  const table = position({
    cast: CAST,
    acting: 'treville',
    men: { porthos: { place: 'paris', life: 1 }, athos: DONE_FOR, aramis: DONE_FOR },
    paris: { card: 'captive', foes: ['henchman'] },
    state: { location: 'louvre' },
  }).play('treville', ORDER.porthos);
  table.dice(blue(0, 1, 2), red(2, 0)).play('porthos', DUEL.henchman);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'done' });
  table.play('treville', END).play('milady', GO.paris, PASS);
  expect(table.play('porthos', START.porthos).told('recovered')).toMatchObject([{ who: 'porthos', life: 5 }]);
});

/** Tréville orders Porthos. */
const ordered = (porthos: Partial<Man>, given: Given = {}): Position =>
  position({ ...given, cast: CAST, acting: 'treville', men: { ...given.men, porthos } }).play(
    'treville',
    ORDER.porthos,
  );

test('ROY.EDGE.101 ordered into an Assassin’s arms and felled, he has no turn and lies till the next', () => {
  const table = ordered({ life: 1 }, { paris: { card: 'captive', trap: 'assassin' } });
  table.dice(red(1, 0)).play('porthos', MOVE.paris);
  expect(table.told('recovered')).toEqual([]);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'done', place: 'vieux-colombier' });
});

test('ROY.EDGE.102 felled while breaking out under an order he recovers at once, and his turn is used up', () => {
  const table = ordered({ place: 'bastille', life: 1 })
    .dice(blue(0, 1, 2), red(3, 0))
    .play('porthos', BREAK_OUT);
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done', place: 'vieux-colombier' });
  expect(table.hand('porthos')).toHaveLength(1);
});

test('ROY.EDGE.103 an ordered action brings the Assassin who fells Tréville: installed, he lies, his turn is over', () => {
  const table = ordered(
    {},
    {
      men: { treville: { place: 'louvre', life: 1 } },
      hands: { porthos: ['gallantry', 'gallantry'] },
      louvre: { card: 'portrait' },
      louvreStack: ['debts'],
    },
  ).play('porthos', CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry);
  table.dice(red(0, 1), red(1, 0)).play('milady', PLACE.assassin, PLACE.boisrenard);
  expect(table.state.louvre).toMatchObject({ card: 'debts', trap: 'assassin', foes: [{ id: 'boisrenard' }] });
  expect(table.man('treville')).toMatchObject({ place: 'vieux-colombier', life: 0, turn: 'done' });
  expect(table.told('ended')).toMatchObject([{ who: 'treville' }]);
  expect(table.told('recovered')).toEqual([]);
});
