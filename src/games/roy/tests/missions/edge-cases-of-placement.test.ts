import { expect, test } from 'vitest';
import { ADD, CHALLENGE, DUEL, END, GO, PARIS_CARD, PASS, PLACE, START } from '../../choices.ts';
import { blue, type Given, type Position, position, red } from '../../testing.ts';
import { last } from '../shared/last-to-play.testing.ts';

/** Milady puts this card into play with nothing else in her hand. */
const play = (card: 'captive' | 'smuggler', given: Given): Position =>
  position({ at: 'paris-card', men: { dartagnan: { place: 'quest' } }, parisHand: [card], ...given }).play(
    'milady',
    PARIS_CARD[card],
  );

test('ROY.EDGE.11 strength 3 with two adversaries of 2 and no Trap: one of them', () => {
  const table = play('captive', { foes: ['vitray', 'cahusac'], traps: [] });
  expect(table.choices('milady')).toEqual([PLACE.vitray, PLACE.cahusac]);
  table.play('milady', PLACE.cahusac);
  expect(table.state.paris?.foes).toEqual([{ id: 'cahusac', life: 1 }]);
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.EDGE.12 strength 2 with an adversary of 3 and one Trap: the Trap alone', () => {
  const table = play('smuggler', { foes: ['jussac'], traps: ['harlot'] });
  expect(table.choices('milady')).toEqual([PLACE.harlot]);
  table.play('milady', PLACE.harlot);
  expect(table.state.paris).toMatchObject({ foes: [], trap: 'harlot' });
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

const WIN = [CHALLENGE.gallantry, ADD.gallantry, ADD.gallantry] as const;

test('ROY.EDGE.13 a mission with which nothing can be placed is done when its challenge is won', () => {
  const table = play('captive', {
    foes: [],
    traps: [],
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['gallantry', 'gallantry', 'gallantry', 'gallantry'] },
  });
  expect(table.asked('milady')?.prompt).toBe('treachery');
  expect(table.state.paris).toMatchObject({ card: 'captive', foes: [], trap: null });
  table.play('milady', PASS).play('porthos', START.porthos, ...WIN, ADD.gallantry, ADD.gallantry);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'paris', card: 'captive' }]);
});

test('ROY.EDGE.14 Paris and the Louvre may have a Trap each', () => {
  const table = play('captive', { louvre: { card: 'debts', trap: 'thief' } });
  table.play('milady', PLACE.beggars, PLACE.vitray);
  expect([table.state.paris?.trap, table.state.louvre?.trap]).toEqual(['beggars', 'thief']);
});

test('ROY.EDGE.15 a Henchman beaten last is in hand again for the next Louvre mission', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'] },
    louvreStack: ['letter'],
    foes: ['boisrenard'],
    traps: [],
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.choices('milady')).toEqual([PLACE.boisrenard, PLACE.henchman]);
  table.play('milady', PLACE.henchman, PLACE.boisrenard);
  expect(table.state.louvre).toMatchObject({ card: 'letter', foes: [{ id: 'henchman' }, { id: 'boisrenard' }] });
});

const wounded: Given = {
  at: 'paris-card',
  parisHand: ['captive'],
  paris: { card: 'disappearance', foes: ['cavois'], life: { cavois: 1 }, trap: 'beggars' },
  state: { constance: 4 },
};

test('ROY.EDGE.16 a replaced card gives Cavois back whole; Beggars, successes and the card itself are gone', () => {
  const table = position(wounded).play('milady', PARIS_CARD.captive);
  expect(table.state).toMatchObject({ constance: 0, parisGone: ['disappearance'], paris: { card: 'captive' } });
  expect(table.state.traps).not.toContain('beggars');
  expect(table.choices('milady')).not.toContainEqual(PLACE.beggars);
  expect(table.state.foes).toContain('cavois');
  expect(table.play('milady', PLACE.cavois).state.paris?.foes).toEqual([{ id: 'cavois', life: 2 }]);
});

test('ROY.EDGE.17 adversaries just taken back may be placed again at once', () => {
  const table = position({ ...wounded, foes: [], traps: [] }).play('milady', PARIS_CARD.captive);
  expect(table.choices('milady')).toEqual([PLACE.cavois]);
});

test('ROY.EDGE.18 Paris completed in phase II: no effect this turn, and the next card not before step I.2', () => {
  const table = last('athos', {
    men: { athos: { place: 'paris' } },
    paris: { card: 'message', won: true, foes: ['henchman'] },
    parisHand: ['captive'],
    state: { location: 'louvre' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.state.paris).toBeNull();
  table.play('athos', END);
  expect(table.state).toMatchObject({ turn: 2, honour: 0, paris: null, parisHand: ['captive'] });
  expect(table.play('milady', GO.quarters).offers('milady', PARIS_CARD.captive)).toBe(true);
});
