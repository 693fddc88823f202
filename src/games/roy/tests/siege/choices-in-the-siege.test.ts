import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import { END, PASS, RAZE, REINFORCE, REROLL, SACRIFICE, SPARE } from '../../choices.ts';
import { at, diceFor, type Given, type Position, position, red, type Wanted } from '../../testing.ts';
import { ALL, asked, athosEnds, choicesOf, learn } from '../shared/choices.testing.ts';

test('ROY.DEC.21 a single or a double Combat card reinforces La Rochelle', () => {
  const there: Given = { acting: 'aramis', hands: { aramis: ['single', 'single', 'double', 'panache'] } };
  const table = position(there);
  expect(choicesOf(table, 'aramis', 'reinforce')).toEqual([REINFORCE.single, REINFORCE.double]);
  table.play('aramis', REINFORCE.double);
  expect(table.told('reinforced')).toEqual([{ kind: 'reinforced', who: 'aramis', card: 'double' }]);
  expect(choicesOf(table, 'aramis', 'reinforce')).toEqual([REINFORCE.single]);
});

test('ROY.DEC.45 Milady discards a single or a double Combat card lying at La Rochelle, and all see which', () => {
  const given: Given = { garrison: ['single', 'double', 'single'], state: { location: 'la-rochelle' } };
  const table = athosEnds(given).play('athos', END);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([RAZE.single, RAZE.double]);
  table.play('milady', RAZE.double);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: 'double' }]);
  expect(table.state.garrison).toEqual(['single', 'single']);
});

const AUTOMA = { automa: 'on' };

const KEYS = Array.from({ length: 60 }, (_, key) => key);

const rng = (key: number) => ({ key: [key, 4, 4, 4, 4, 4, 4, 4], at: 0 });

test('ROY.DEC.45 the automa discards one at random', () => {
  const { state } = athosEnds({
    options: AUTOMA,
    garrison: ['single', 'double'],
    state: { location: 'la-rochelle', presence: 'exposed', shown: true },
  });
  const razed = KEYS.map(
    key =>
      at({ ...state, rng: rng(key) })
        .play('athos', END)
        .told('razed')[0].card,
  );
  expect(new Set(razed)).toEqual(new Set(['single', 'double']));
});

/** The first space of the Time track with four red dice. */
const AT_FOUR_DICE = TIME_DICE.indexOf(4) + 1;

/** The siege with these dice on the table. */
const siege = (given: Given, ...dice: Wanted[]): Position =>
  position({ ...given, at: 'siege', state: { ...given.state, rng: diceFor(dice) } });

test('ROY.DEC.46 Reinforcements at four dice: Milady rerolls a Shield or keeps it', () => {
  const given: Given = { men: { aramis: { place: 'paris' } }, state: { time: AT_FOUR_DICE, reinforcements: true } };
  const dice = [red(2, 2), red(1, 0)];
  const table = siege(given, ...dice);
  expect(asked(table)).toEqual([0]);
  expect(table.choices('milady')).toEqual([PASS, REROLL.shield]);
  table.play('milady', REROLL.shield);
  expect(table.told('siege-reroll')).toEqual([{ kind: 'siege-reroll', face: 'sword' }]);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 3 }]);
  const kept = siege(given, ...dice).play('milady', PASS);
  expect(kept.told('siege-moved')).toMatchObject([{ milady: 2 }]);
  expect(learn(kept, 'siege-reroll')).toEqual(ALL);
});

test('ROY.DEC.46 the automa always rerolls', () => {
  const table = athosEnds({
    options: AUTOMA,
    state: { time: AT_FOUR_DICE, reinforcements: true, location: 'paris', presence: 'exposed', shown: true },
  });
  table.dice(red(2, 2), red(1, 0)).play('athos', END);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 3 }]);
});

/** The first space of the Time track with three red dice. */
const AT_THREE_DICE = TIME_DICE.indexOf(3) + 1;

const besieged: Given = {
  players: 3,
  men: { dartagnan: { place: 'la-rochelle' }, athos: { place: 'paris' }, porthos: { place: 'la-rochelle' } },
  state: { time: AT_THREE_DICE },
};

test('ROY.DEC.47 whoever controls a musketeer at La Rochelle gives a life point for a Sword, or does not', () => {
  const table = siege(besieged, red(3, 0));
  expect(asked(table)).toEqual([1, 2]);
  expect(table.choices(1)).toEqual([SACRIFICE.dartagnan, SPARE.dartagnan]);
  expect(table.choices(2)).toEqual([SACRIFICE.aramis, SPARE.aramis, SACRIFICE.porthos, SPARE.porthos]);
  table.play(2, SACRIFICE.porthos);
  expect(table.told('sacrificed')).toEqual([{ kind: 'sacrificed', who: 'porthos' }]);
  expect(table.choices(2)).toEqual([SACRIFICE.aramis, SPARE.aramis]);
  table.play(1, SPARE.dartagnan);
  expect(table.told('spared')).toEqual([{ kind: 'spared', who: 'dartagnan' }]);
  expect(asked(table)).toEqual([2]);
  table.play(2, SPARE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 2 }]);
});

test('ROY.DEC.50 nor the order of sacrifices: they count as they are answered', () => {
  for (const order of [
    [1, 2],
    [2, 1],
  ] as const) {
    const table = siege({ ...besieged, men: { ...besieged.men, porthos: { place: 'paris' } } }, red(3, 0));
    for (const seat of order) table.play(seat, seat === 1 ? SACRIFICE.dartagnan : SACRIFICE.aramis);
    const names = order.map(seat => (seat === 1 ? 'dartagnan' : 'aramis'));
    expect(table.told('wounded').map(({ who }) => who)).toEqual(names);
  }
});
