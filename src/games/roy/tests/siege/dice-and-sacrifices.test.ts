import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { TIME_DICE, TIME_LAST } from '../../cards/board.ts';
import { END, RAZE, SACRIFICE, SPARE } from '../../choices.ts';
import type { Man } from '../../state.ts';
import { blue, type Given, position, red, type Wanted } from '../../testing.ts';

/** Athos is the last to act; the others stand at the Vieux-Colombier unless the test says otherwise. */
const besieged = (given: Given, ...rolls: Wanted[]) => {
  const aside: Partial<Man> = { turn: 'done', place: 'vieux-colombier' };
  const { dartagnan, athos, aramis, porthos } = given.men ?? {};
  return position({
    acting: 'athos',
    ...given,
    men: {
      dartagnan: { ...aside, ...dartagnan },
      athos: { place: 'vieux-colombier', ...athos },
      aramis: { ...aside, ...aramis },
      porthos: { ...aside, ...porthos },
    },
    state: { location: null, presence: 'none', ...given.state },
  })
    .dice(...rolls)
    .play('athos', END);
};
/** The first space of the Time track with so many red dice. */
const spaceWith = (dice: number) => TIME_DICE.indexOf(dice) + 1;
const DOUBLES = ['double', 'double', 'double'] as const;

test('ROY.SIEGE.1 the token starts in the middle: as many steps from one end as from the other', () => {
  const milady = (swords: number) =>
    besieged({ paris: { card: 'smuggler' }, state: { time: spaceWith(4) } }, red(swords, 4 - swords)).state.over
      ?.ending;
  expect([milady(3), milady(4)]).toEqual([undefined, 'siege']); // four steps, five steps
  const team = (swords: number) =>
    besieged({ garrison: DOUBLES }, red(0, 1), blue(swords, 0, 6 - swords)).state.oneForAll;
  expect([team(4), team(5)]).toEqual([0, 1]);
});

test('ROY.SIEGE.2 gone to La Rochelle, Milady is exposed there and discards a Combat card of her choice', () => {
  const table = besieged({
    garrison: ['single', 'double', 'bassompierre'],
    state: { location: 'la-rochelle', presence: 'hidden' },
  });
  expect(table.told('exposed')).toMatchObject([{ location: 'la-rochelle', by: null }]);
  expect(table.told('siege')).toEqual([]); // first the card
  expect(table.choices('milady')).toEqual([RAZE.single, RAZE.double]);
  table.play('milady', RAZE.double);
  expect([table.state.garrison, table.state.discard]).toEqual([['single', 'bassompierre'], ['double']]);
});

test('ROY.SIEGE.2 gone elsewhere she discards nothing', () => {
  const table = besieged(
    { garrison: ['single'], state: { location: 'louvre', presence: 'hidden' } },
    red(0, 1),
    blue(0, 1, 0),
  );
  expect(table.asked('milady')?.prompt).toBe('destination');
  expect(table.state.garrison).toEqual(['single']);
});

test('ROY.SIEGE.3 with M. de Bassompierre alone there is nothing to discard', () => {
  const there = { location: 'la-rochelle', presence: 'hidden' } as const;
  const table = besieged({ garrison: ['bassompierre'], state: there }, red(0, 1), blue(0, 1, 0));
  expect(table.told('exposed')).toHaveLength(1);
  expect(table.told('razed')).toEqual([{ kind: 'razed', card: null }]);
  expect(table.state.garrison).toEqual(['bassompierre']);
});

test('ROY.SIEGE.3 table option: he may be discarded too', () => {
  const table = besieged({
    garrison: ['single', 'bassompierre'],
    options: { bassompierreDiscardable: 'on' },
    state: { location: 'la-rochelle', presence: 'hidden' },
  });
  expect(table.choices('milady')).toEqual([RAZE.single, RAZE.bassompierre]);
});

test('ROY.SIEGE.4 the space under the Time token says how many red dice Milady rolls', () => {
  const dice = (time: number) => {
    const [siege] = besieged({ state: { time } }).told('siege');
    return siege === undefined ? 0 : siege.red.swords + siege.red.shields;
  };
  for (let time = 1; time < TIME_LAST; time++) expect([time, dice(time)]).toEqual([time, TIME_DICE[time - 1]]);
});

test('ROY.SIEGE.4 Reinforcements add a die', () => {
  const [siege] = besieged({ state: { time: spaceWith(2), reinforcements: true } }, red(1, 2)).told('siege');
  expect(siege?.red).toEqual({ swords: 1, shields: 2 });
});

test('ROY.SIEGE.5 one die for a single card, two for a double, one for M. de Bassompierre, six at most', () => {
  const dice = (garrison: readonly Card[]) => {
    const [siege] = besieged({ garrison }, red(0, 1)).told('siege');
    return siege === undefined ? -1 : siege.blue.swords + siege.blue.shields + siege.blue.lilies;
  };
  expect(dice([])).toBe(0);
  expect(dice(['single'])).toBe(1);
  expect(dice(['double'])).toBe(2);
  expect(dice(['bassompierre'])).toBe(1);
  expect(dice(['single', 'double', 'bassompierre'])).toBe(4);
  expect(dice(DOUBLES)).toBe(6);
  expect(dice([...DOUBLES, 'single'])).toBe(6);
});

const result = (given: Given, ...rolls: Wanted[]) => {
  const [moved] = besieged(given, ...rolls).told('siege-moved');
  return moved === undefined ? null : [moved.milady, moved.team];
};

test('ROY.SIEGE.6 only Swords count: Shields stop nothing and three Lilies are no manoeuvre', () => {
  const given: Given = { garrison: ['double', 'single'], state: { time: spaceWith(3) } };
  expect(result(given, red(1, 2), blue(1, 2, 0))).toEqual([1, 1]);
  expect(result(given, red(0, 3), blue(0, 0, 3))).toEqual([0, 0]);
});

test('ROY.SIEGE.6 equipment does not count', () => {
  const armed: Given = {
    garrison: ['single'],
    men: { athos: { place: 'la-rochelle', gear: ['pistol', 'armour'] } },
  };
  expect(result(armed, red(0, 1), blue(0, 1, 0))).toEqual([0, 0]);
  const armoured = besieged(armed, red(1, 0), blue(0, 1, 0)).play('athos', SPARE.athos);
  expect(armoured.told('siege-moved')).toMatchObject([{ milady: 1, team: 0 }]);
});

test('ROY.SIEGE.7 the Smuggler adds a Sword to Milady’s', () => {
  expect(result({ paris: { card: 'smuggler' } }, red(0, 1))).toEqual([1, 0]);
  expect(result({ paris: { card: 'message' } }, red(0, 1))).toEqual([0, 0]);
});

const there = { place: 'la-rochelle' } as const;

test('ROY.SIEGE.8 after the roll each musketeer at La Rochelle may give a life point for a Sword, once', () => {
  const table = besieged({ men: { aramis: there, porthos: there }, state: { time: spaceWith(3) } }, red(3, 0));
  expect(table.told('siege')).toHaveLength(1);
  expect(table.state.siege).toBe(0);
  expect(table.asked('dartagnan')).toBeUndefined(); // he is elsewhere
  expect(table.choices('aramis')).toEqual([SACRIFICE.aramis, SPARE.aramis]);
  expect(table.choices('porthos')).toEqual([SACRIFICE.porthos, SPARE.porthos]);
  table.play('porthos', SACRIFICE.porthos);
  expect(table.asked('porthos')).toBeUndefined();
  expect(table.state.siege).toBe(0);
  table.play('aramis', SPARE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 2, to: -2 }]);
  expect([table.man('porthos').life, table.man('aramis').life]).toEqual([4, 3]);
});

test('ROY.SIEGE.9 no more Swords can be struck out than there are', () => {
  const table = besieged({ men: { aramis: there, porthos: there } }, red(1, 0));
  table.play('porthos', SACRIFICE.porthos);
  expect(table.asked('aramis')).toBeUndefined();
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0 }]);
  const none = besieged({ men: { aramis: there } }, red(0, 1));
  expect(none.told('siege-moved')).toHaveLength(1); // nobody was asked
});

test('ROY.SIEGE.9 the Smuggler’s Sword can be struck out', () => {
  const table = besieged({ men: { aramis: there }, paris: { card: 'smuggler' } }, red(0, 1));
  table.play('aramis', SACRIFICE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0, to: 0 }]);
});

test('ROY.SIEGE.10 the last life point may be given; he is then out of action', () => {
  const table = besieged({ men: { aramis: { ...there, life: 1 } } }, red(1, 0));
  expect(table.offers('aramis', SACRIFICE.aramis)).toBe(true);
  table.play('aramis', SACRIFICE.aramis);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0 }]);
  expect(table.man('aramis')).toMatchObject({ life: 0, place: 'vieux-colombier' });
});
