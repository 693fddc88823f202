import { expect, test } from 'vitest';
import { PARIS, type ParisId } from '../../cards/paris.ts';
import { blue, type Given, position, red } from '../../testing.ts';
import { FOUR } from '../shared/last-to-play.testing.ts';
import { trapped } from './trapped.testing.ts';

/** Challenge, strength and the marks of a Paris card. */
const row = (card: ParisId, skill: string, value: number, strength: number, marks: readonly string[]) => {
  const { challenge, strength: s, marks: m } = PARIS[card];
  expect([challenge?.skill, challenge?.value, s]).toEqual([skill, value, strength]);
  expect([m.challenge, m.strength, m.effect]).toEqual(marks);
};

/** The last musketeer ends the round while this Paris card lies there. */
const round = (card: ParisId, given: Given = {}) =>
  position({
    ...given,
    acting: 'porthos',
    men: Object.fromEntries(
      FOUR.map(who => [who, { place: 'vieux-colombier', turn: 'done', ...given.men?.[who] }] as const),
    ),
    paris: { card, foes: card === 'duels' ? [] : ['vitray'] },
    state: { location: 'quest', ...given.state },
  });

const END = { kind: 'end' } as const;

test('ROY.CARD.26 the Abduction: Panache 6, strength 3, four red dice every round, six Swords win for Milady', () => {
  row('abduction', 'panache', 6, 3, ['house', 'book', 'web']);
  const table = round('abduction').dice(red(0, 1), red(3, 1)).play('porthos', END);
  expect(table.told('abduction')).toEqual([{ kind: 'abduction', red: { swords: 3, shields: 1 }, total: 3 }]);
  const five = round('abduction', { state: { constance: 3 } })
    .dice(red(0, 1), red(2, 2))
    .play('porthos', END);
  expect(five.state).toMatchObject({ constance: 5, over: null });
  const six = round('abduction', { state: { constance: 3 } })
    .dice(red(0, 1), red(3, 1))
    .play('porthos', END);
  expect(six.state.over).toEqual({ winner: 'milady', ending: 'constance' });
});

test('ROY.CARD.27 the Disappearance: Erudition 6, strength 2, and the Time moves on twice', () => {
  row('disappearance', 'erudition', 6, 2, ['house', 'house', 'book']);
  const table = round('disappearance').dice(red(0, 1)).play('porthos', END);
  expect(table.told('time').map(({ cause }) => cause)).toEqual(['turn', 'disappearance']);
  expect(table.state.time).toBe(3);
});

const SEARCH = { kind: 'search' } as const;

test('ROY.CARD.27 a search rolls the combat dice alone and counts the Swords; six are needed', () => {
  const given: Given = {
    men: { porthos: { place: 'paris', gear: ['pistol', 'blade'] } },
    hands: { porthos: ['single'] },
    state: { constance: 3 },
  };
  const table = trapped({ card: 'disappearance', won: true, foes: [] }, given).dice(blue(2, 0, 1));
  table.play('porthos', SEARCH);
  expect(table.told('searched')[0].roll).toEqual({ swords: 2, shields: 0, lilies: 1 });
  expect(table.state).toMatchObject({ constance: 5, actions: 2, paris: { card: 'disappearance' } });
  expect(table.dice(blue(0, 0, 3)).play('porthos', SEARCH).state.constance).toBe(5);
  expect(table.dice(blue(1, 2, 0)).play('porthos', SEARCH).state.paris).toBeNull();
});

test('ROY.CARD.27 a search is made in Paris and can be intercepted', () => {
  const lurking = { state: { location: 'paris', standing: 'ask' } } as const;
  const table = trapped({ card: 'disappearance' }, lurking);
  expect(table.play('porthos', SEARCH).offers('milady', { kind: 'intercept' })).toBe(true);
  const away = trapped({ card: 'disappearance' }, { men: { porthos: { place: 'louvre' } } });
  expect(away.kinds('porthos')).not.toContain('search');
});

test('ROY.CARD.28 Constance held captive: Gallantry 6, strength 3, a Treachery card for Milady every round', () => {
  row('captive', 'gallantry', 6, 3, ['house', 'inferred', 'inferred']);
  const table = round('captive', { plots: ['balm', 'jailed'] })
    .dice(red(0, 1))
    .play('porthos', END);
  expect(table.state.plotHand).toEqual(['balm']);
});

test('ROY.CARD.29 the Smuggler: Nobility 6, strength 2, a Sword more for Milady in the siege', () => {
  row('smuggler', 'nobility', 6, 2, ['house', 'house', 'book']);
  const table = round('smuggler').dice(red(0, 1)).play('porthos', END);
  expect(table.told('siege-moved')).toMatchObject([{ milady: 1, team: 0, to: -1 }]);
});

test('ROY.CARD.29 two Combat cards must be handed over in Paris, single or double, an action each', () => {
  const hands = { porthos: ['single', 'double', 'panache'] } as const;
  const table = trapped({ card: 'smuggler', won: true, foes: [] }, { hands });
  const give = (card: 'single' | 'double') => ({ kind: 'hand-over', card }) as const;
  expect(table.choices('porthos').filter(each => each.kind === 'hand-over')).toEqual([give('single'), give('double')]);
  table.play('porthos', give('double'));
  expect(table.state).toMatchObject({ constance: 1, actions: 2, paris: { card: 'smuggler' }, discard: ['double'] });
  expect(table.play('porthos', give('single')).state).toMatchObject({ actions: 1, paris: null });
  const lurking = { hands, state: { location: 'paris', standing: 'ask' } } as const;
  const met = trapped({ card: 'smuggler' }, lurking).play('porthos', give('single'));
  expect(met.offers('milady', { kind: 'intercept' })).toBe(true);
});

test('ROY.CARD.30 the Message for the Queen: Nobility 7, strength 4, one honour every round', () => {
  row('message', 'nobility', 7, 4, ['house', 'web', 'house']);
  const table = round('message').dice(red(0, 1)).play('porthos', END);
  expect(table.state.honour).toBe(1);
});

test('ROY.CARD.31 Duels in Paris: no challenge, no card placed, three guards of three dice and one life point', () => {
  expect(PARIS.duels).toMatchObject({ challenge: null, strength: 0, marks: { asks: 'web', effect: 'house' } });
  const laid = position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', { kind: 'paris', card: 'duels' });
  expect(laid.kinds('milady')).not.toContain('place');
  const table = trapped({ card: 'duels', foes: [] }, { hands: { porthos: [] } });
  for (const beaten of [1, 2, 3]) {
    table.dice(blue(1, 2, 0), red(3, 0)).play('porthos', { kind: 'duel', foe: 'guard' });
    expect(table.told('rolled')[0].red).toEqual({ swords: 3, shields: 0 });
    expect(table.told('guard-beaten')).toEqual([{ kind: 'guard-beaten', total: beaten }]);
    expect(table.state.paris === null).toBe(beaten === 3);
  }
  expect(table.state).toMatchObject({ purse: 5, epics: 0 });
});

test('ROY.CARD.31 every round Milady wounds one musketeer in Paris, in armour or not; nobody there, nothing', () => {
  const men: Required<Given>['men'] = { athos: { place: 'paris', gear: ['armour'] }, aramis: { place: 'paris' } };
  const table = round('duels', { men }).dice(red(0, 1)).play('porthos', END);
  expect(table.choices('milady')).toEqual([
    { kind: 'man', who: 'athos' },
    { kind: 'man', who: 'aramis' },
  ]);
  expect(table.play('milady', { kind: 'man', who: 'athos' }).man('athos').life).toBe(2);
  const empty = round('duels').dice(red(0, 1)).play('porthos', END);
  expect(empty.told('nobody-in-paris')).toHaveLength(1);
  expect(empty.told('wounded')).toEqual([]);
  expect(empty.state.turn).toBe(2);
});
