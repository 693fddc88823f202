import { expect, test } from 'vitest';
import { TIME_DICE } from '../../cards/board.ts';
import { blue, diceFor, type Given, position, red, type Wanted } from '../../testing.ts';
import { lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';

const END = { kind: 'end' } as const;

/** Porthos and Aramis stand at La Rochelle when the siege is rolled. */
const siege = (given: Given, ...dice: Wanted[]) =>
  lastAndMiladyIdle('dartagnan', {
    ...given,
    men: { porthos: { place: 'la-rochelle', life: 1 }, aramis: { place: 'la-rochelle' } },
  })
    .dice(...dice)
    .play('dartagnan', END);

const GIVE = { kind: 'sacrifice', who: 'porthos' } as const;

test('ROY.RULING.36 the last life point may be given, and only while Milady has a Sword left', () => {
  const table = siege({}, red(1, 0));
  expect(table.choices('porthos')).toEqual([GIVE, { kind: 'spare', who: 'porthos' }]);
  expect(table.kinds('aramis')).toContain('sacrifice');
  table.play('porthos', GIVE);
  expect(table.man('porthos')).toMatchObject({ life: 0, place: 'vieux-colombier' });
  expect(table.kinds('aramis')).not.toContain('sacrifice');
  expect(siege({}, red(0, 1)).kinds('porthos')).not.toContain('sacrifice');
});

test('ROY.RULING.36 the Smuggler’s Sword can be struck out', () => {
  const table = siege({ paris: { card: 'smuggler', foes: ['vitray'] } }, red(0, 1));
  table.play('porthos', GIVE);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 0, to: 0 }]);
});

test('ROY.RULING.37 the token stops at the end, and the spaces it passes give what they give', () => {
  const table = lastAndMiladyIdle('dartagnan', { garrison: ['double', 'double', 'double'], state: { siege: 2 } });
  table.dice(red(0, 1), blue(5, 1, 0)).play('dartagnan', END);
  expect(table.state).toMatchObject({ siege: 5, epics: 1, oneForAll: 1, over: null });
});

test('ROY.RULING.37 on Milady’s side too', () => {
  const table = lastAndMiladyIdle('dartagnan', { state: { siege: -3, time: TIME_DICE.indexOf(4) + 1 } })
    .dice(red(4, 0))
    .play('dartagnan', END);
  expect(table.state).toMatchObject({ siege: -5, over: { winner: 'milady', ending: 'siege' } });
  expect(table.told('plotted')).toMatchObject([{ why: 'siege', count: 1 }]);
});

const razing = (garrison: Required<Given>['garrison'], options: Required<Given>['options'] = {}) =>
  position({ at: 'end-of-phase', garrison, options, state: { location: 'la-rochelle', rng: diceFor([red(0, 1)]) } });

test('ROY.RULING.38 Milady may not discard M. de Bassompierre: he stays', () => {
  expect(razing(['bassompierre', 'single']).choices('milady')).toEqual([{ kind: 'raze', card: 'single' }]);
  const alone = razing(['bassompierre']);
  expect(alone.kinds('milady')).not.toContain('raze');
  expect(alone.state.garrison).toEqual(['bassompierre']);
});

test('ROY.RULING.38 with bassompierreDiscardable she may', () => {
  const table = razing(['bassompierre', 'single'], { bassompierreDiscardable: 'on' });
  table.play('milady', { kind: 'raze', card: 'bassompierre' });
  expect(table.state).toMatchObject({ garrison: ['single'], discard: ['bassompierre'] });
});

test('ROY.RULING.56 cards stay at La Rochelle, and the team’s Swords move the token to the right', () => {
  const table = lastAndMiladyIdle('porthos', { garrison: ['single', 'double'] }).dice(red(0, 1), blue(2, 1, 0));
  table.play('porthos', END);
  expect(table.state).toMatchObject({ siege: 2, garrison: ['single', 'double'], turn: 2 });
});
