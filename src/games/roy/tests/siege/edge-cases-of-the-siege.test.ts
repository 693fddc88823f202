import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import { END, GO, PASS, SACRIFICE, START } from '../../choices.ts';
import { blue, diceFor, type Given, type Position, position, red, type Wanted } from '../../testing.ts';
import { athosLast, FOUR, last } from '../shared/last-to-play.testing.ts';

/** The siege with these dice on the table. */
const siege = (given: Given, ...dice: Wanted[]): Position =>
  position({ ...given, at: 'siege', state: { ...given.state, rng: diceFor(dice) } });

test('ROY.EDGE.63 a sacrifice with the last life point cancels the Sword; he falls after, and recovers next turn', () => {
  const table = siege({ men: { aramis: { life: 1 } } }, red(1, 0)).play('aramis', SACRIFICE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0, from: 0, to: 0 }]);
  expect(table.told('fell')).toMatchObject([{ who: 'aramis', by: 'sacrifice' }]);
  expect(table.told('recovered')).toEqual([]);
  table.play('milady', GO.paris, PASS).play('aramis', START.aramis);
  expect(table.told('recovered')).toMatchObject([{ who: 'aramis', life: 3 }]);
});

test('ROY.EDGE.64 one Sword of Milady’s takes one sacrifice, however many stand at La Rochelle', () => {
  const there = { place: 'la-rochelle' } as const;
  const table = siege({ men: { athos: there, porthos: there } }, red(1, 0));
  for (const who of ['athos', 'aramis', 'porthos'] as const) expect(table.offers(who, SACRIFICE[who])).toBe(true);
  table.play('porthos', SACRIFICE.porthos);
  expect(table.told('siege-moved')).toHaveLength(1);
  expect(table.told('wounded')).toHaveLength(1);
});

test('ROY.EDGE.79 the siege token passes the last space but one, stops on the last, and both pay', () => {
  const table = athosLast({ garrison: ['double', 'double'], state: { siege: 2 } });
  table.dice(red(0, 1), blue(4, 0, 0)).play('athos', END);
  expect(table.told('siege-moved')).toMatchObject([{ team: 4, from: 2, to: 5 }]);
  expect(table.state).toMatchObject({ siege: 5, epics: 1, oneForAll: 1 });
});

const pass = (table: Position) => {
  for (const seat of [1, 2, 3, 4]) table.play(seat, PASS);
};

/** Another turn in which nothing happens but the siege. */
const siegeAgain = (table: Position, ...dice: Wanted[]) => {
  table.play('milady', GO.paris, PASS);
  for (const who of FOUR)
    table
      .play(who, START[who])
      .dice(...dice)
      .play(who, END);
  pass(table);
};

test('ROY.EDGE.80 coming back to the rightmost space brings no second card', () => {
  const table = athosLast({ garrison: ['single'], state: { siege: 4, bonuses: [false, true, false] } });
  table.dice(red(0, 1), blue(1, 0, 0)).play('athos', END);
  expect(table.state).toMatchObject({ siege: 5, oneForAll: 1 });
  pass(table);
  siegeAgain(table, red(1, 0), blue(0, 1, 0));
  expect(table.state.siege).toBe(4);
  siegeAgain(table, red(0, 1), blue(1, 0, 0));
  expect(table.state).toMatchObject({ siege: 5, oneForAll: 1 });
});

test('ROY.EDGE.81 Reinforcements with four Swords on four dice: nothing to reroll, a fifth from the Smuggler', () => {
  const milady = (paris: { card: 'smuggler' } | null) => {
    const table = athosLast({ paris, state: { siege: 3, time: TIME_DICE.indexOf(4) + 1, reinforcements: true } });
    table.dice(red(4, 0)).play('athos', END);
    return table.told('siege-moved').map(({ milady: swords }) => swords);
  };
  expect(milady(null)).toEqual([4]);
  expect(milady({ card: 'smuggler' })).toEqual([5]);
});

test('ROY.EDGE.121 Reinforcements with three dice on the Time track: four dice and no reroll', () => {
  const table = last('athos', { state: { location: 'paris', time: TIME_DICE.indexOf(3) + 1, reinforcements: true } });
  table.dice(red(2, 2)).play('athos', END);
  expect(table.told('siege')).toMatchObject([{ red: { swords: 2, shields: 2 } }]);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 2 }]);
});
