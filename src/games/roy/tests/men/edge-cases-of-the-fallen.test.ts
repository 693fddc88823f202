import { expect, test } from 'vitest';
import { ADD, BEGGARS, BETRAY, CHALLENGE, END, GO, MAN, PASS, PLACE, START } from '../../choices.ts';
import { type Given, type Position, position, red, type Wanted } from '../../testing.ts';

/** Aramis completes a Louvre mission; Porthos, who has not played, stands there too. Then comes an Assassin. */
const assassin = (men: Given['men'], ...dice: Wanted[]): Position =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre', ...men?.aramis }, porthos: men?.porthos ?? {} },
    hands: { aramis: ['erudition', 'erudition'] },
    louvre: { card: 'letter' },
    louvreStack: ['debts'],
  })
    .play('aramis', CHALLENGE.erudition, ADD.erudition, ADD.erudition)
    .dice(...dice)
    .play('milady', PLACE.assassin, PLACE.boisrenard);

test('ROY.EDGE.56 felled by a new mission’s Assassin before his turn, Porthos recovers at once and has had it', () => {
  const table = assassin({ porthos: { life: 1 } }, red(0, 1), red(1, 0));
  expect(table.man('porthos')).toMatchObject({ place: 'vieux-colombier', life: 5, turn: 'done' });
  expect(table.hand('porthos')).toHaveLength(1);
  expect(table.play('aramis', END).kinds('porthos')).not.toContain('start');
});

test('ROY.EDGE.57 the one who completed the mission, felled by that Assassin, loses his turn and lies till the next', () => {
  const table = assassin({ aramis: { life: 1 } }, red(1, 0), red(0, 1));
  expect(table.told('ended')).toEqual([{ kind: 'ended', who: 'aramis', left: 2 }]);
  expect(table.told('recovered')).toEqual([]);
  expect(table.man('aramis')).toMatchObject({ place: 'vieux-colombier', life: 0, turn: 'done' });
});

test('ROY.EDGE.58 felled by an Assassin in phase IV, he recovers in phase II of the next turn', () => {
  const table = position({
    at: 'ladder',
    men: { porthos: { life: 1 } },
    louvre: { card: 'letter' },
    louvreStack: ['debts'],
    state: { ladder: 3 },
  });
  table.dice(red(1, 0)).play('milady', PLACE.assassin, PLACE.boisrenard);
  expect(table.told('recovered')).toEqual([]);
  table.play('milady', GO.quarters, PASS);
  expect(table.man('porthos')).toMatchObject({ life: 0, turn: 'waiting' });
  table.play('porthos', START.porthos);
  expect(table.man('porthos')).toMatchObject({ life: 5, turn: 'done' });
});

const kindsTold = (table: Position) => table.events.map(({ kind }) => kind);

test('ROY.EDGE.59 Ambush on the last life point: down, up, whole and a card, all in phase I, and no turn', () => {
  const table = position({
    at: 'treachery',
    plotHand: ['ambush'],
    men: { athos: { place: 'paris', life: 1 } },
    state: { conscripts: true },
  }).play('milady', BETRAY.ambush, MAN.athos);
  expect(kindsTold(table)).toEqual(['betrayed', 'aimed', 'wounded', 'fell', 'recovered', 'drew']);
  expect(table.man('athos')).toMatchObject({ place: 'vieux-colombier', life: 3, turn: 'done' });
  expect(table.hand('athos')).toHaveLength(1);
  expect(table.asked('porthos')?.prompt).toBe('select');
  expect(table.asked('athos')).toBeUndefined();
});

test('ROY.EDGE.122 all down: each recovers when named, the Beggars can be paid in between, then the phase ends', () => {
  const down = { life: 0, place: 'vieux-colombier' } as const;
  const table = position({
    men: { dartagnan: down, athos: down, aramis: down, porthos: down },
    paris: { card: 'captive', trap: 'beggars' },
    state: { location: 'quarters' },
  }).play('athos', START.athos);
  expect(table.told('recovered')).toMatchObject([{ who: 'athos' }]);
  table.play('porthos', BEGGARS.paris);
  expect(table.state.paris?.trap).toBeNull();
  for (const who of ['dartagnan', 'aramis', 'porthos'] as const) {
    table.play(who, START[who]);
    expect(table.told('recovered')).toMatchObject([{ who }]);
  }
  expect(table.asked('milady')?.prompt).toBe('quarters');
});
