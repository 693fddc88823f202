import { expect, test } from 'vitest';
import type { ParisId } from '../../cards/paris.ts';
import { DUEL, END, GO, PARIS_CARD, PASS, SEARCH, START } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { blue, type Given, position, red, type Wanted } from '../../testing.ts';

const MEN = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;
/** Nobody at La Rochelle, and everybody but Athos has had his turn. */
const ASIDE = {
  dartagnan: { turn: 'done' },
  aramis: { turn: 'done', place: 'vieux-colombier' },
  porthos: { turn: 'done', place: 'vieux-colombier' },
} as const;

const evening = (card: ParisId, given: Given, ...rolls: Wanted[]) =>
  position({
    acting: 'athos',
    men: ASIDE,
    paris: { card },
    ...given,
    state: { location: null, presence: 'none', ...given.state },
  })
    .dice(...rolls)
    .play('athos', END);

const NO_SIEGE = red(0, 1);

/** D'Artagnan beats the last adversary of the card. */
const completed = (given: Given = {}) =>
  position({ acting: 'dartagnan', paris: { card: 'captive', won: true, foes: ['henchman'] }, ...given })
    .dice(blue(3, 0, 0), red(0, 2))
    .play('dartagnan', DUEL.henchman);

test('ROY.PARIS.10 a completed card leaves at once, a Thief with it', () => {
  const table = completed({ paris: { card: 'captive', won: true, foes: ['henchman'], trap: 'thief' } });
  expect(table.state.paris).toBeNull();
  expect(table.state.parisGone).toEqual(['captive']);
  expect(table.state.traps).not.toContain('thief');
});

test('ROY.PARIS.11 Paris then stays empty, whatever Milady holds, till a later step I.2', () => {
  const table = completed({
    men: {
      athos: { turn: 'done' },
      aramis: { turn: 'done', place: 'vieux-colombier' },
      porthos: { turn: 'done', place: 'vieux-colombier' },
    },
    parisHand: ['message'],
    state: { location: null, presence: 'none' },
  });
  expect(table.asked('milady')).toBeUndefined();
  expect(table.kinds('dartagnan').filter(kind => kind === 'challenge' || kind === 'duel')).toEqual([]);
  table.dice(NO_SIEGE).play('dartagnan', END);
  expect(table.state.paris).toBeNull();
  table.play('milady', GO.quarters);
  expect(table.choices('milady')).toEqual([PARIS_CARD.message, PASS]);
});

test('ROY.PARIS.12 Milady needs six successes on the Abduction', () => {
  const five = evening('abduction', { state: { constance: 2 } }, NO_SIEGE, red(3, 1));
  expect([five.state.constance, five.state.over]).toEqual([5, null]);
  const six = evening('abduction', { state: { constance: 2 } }, NO_SIEGE, red(4, 0));
  expect([six.state.constance, six.state.over?.winner]).toEqual([6, 'milady']);
});

test('ROY.PARIS.12 the team needs six successes on the Disappearance', () => {
  const search = (constance: number) =>
    position({ acting: 'dartagnan', paris: { card: 'disappearance', won: true }, state: { constance } })
      .dice(blue(2, 1, 0))
      .play('dartagnan', SEARCH);
  expect(search(3).state).toMatchObject({ constance: 5, paris: { card: 'disappearance' } });
  expect(search(4).told('completed')).toHaveLength(1);
});

const kinds = (events: readonly Event[]) => events.map(event => event.kind);

test('ROY.PARIS.13 the effect comes in step IV.3, after time and Louvre, and again every turn', () => {
  const table = evening('message', { louvre: { card: 'poisons' } }, NO_SIEGE);
  const steps = () => kinds(table.events).filter(kind => ['siege', 'time', 'ladder', 'honour', 'turn'].includes(kind));
  expect(steps()).toEqual(['siege', 'time', 'ladder', 'honour', 'turn']);
  expect(table.state.honour).toBe(1);
  table.play('milady', GO.paris, PASS);
  for (const who of MEN.slice(0, 3)) table.play(who, START[who], END);
  table.dice(NO_SIEGE).play('porthos', START.porthos, END);
  expect(steps()).toEqual(['siege', 'time', 'ladder', 'honour', 'honour', 'turn']); // the Louvre’s third space, then Paris
  expect(table.state.honour).toBe(3);
});

test('ROY.PARIS.13 the Smuggler works at the moment it names, the siege, and does nothing in step IV.3', () => {
  const table = evening('smuggler', {}, NO_SIEGE);
  expect(table.told('siege')).toMatchObject([{ smuggler: true }]);
  const after = kinds(table.events);
  expect(after.slice(after.indexOf('time'))).toEqual(['time', 'turn']);
});

test('ROY.PARIS.13 a card no longer in play does nothing', () => {
  const table = evening('message', { paris: null }, NO_SIEGE);
  expect(table.state.honour).toBe(0);
});

test('ROY.PARIS.14 Abduction: with her sixth success Constance dies and Milady wins', () => {
  const table = evening('abduction', { state: { constance: 4 } }, NO_SIEGE, red(2, 2));
  expect(table.state.over).toEqual({ winner: 'milady', ending: 'constance' });
});

test('ROY.PARIS.15 Disappearance: time makes an extra advance in step IV.3', () => {
  const table = evening('disappearance', {}, NO_SIEGE);
  expect(table.told('time').map(({ time, cause }) => [time, cause])).toEqual([
    [2, 'turn'],
    [3, 'disappearance'],
  ]);
});

test('ROY.PARIS.16 Smuggler: one more Sword for Milady in the siege while it is in play', () => {
  const moved = (paris: ParisId) =>
    evening(paris, {}, red(1, 0))
      .told('siege-moved')
      .map(({ milady, to }) => [milady, to]);
  expect(moved('smuggler')).toEqual([[2, -2]]);
  expect(moved('message')).toEqual([[1, -1]]);
});

test('ROY.PARIS.17 a completed card is never to be had again', () => {
  const table = completed({
    men: { athos: { turn: 'done' }, aramis: { turn: 'done', place: 'vieux-colombier' }, porthos: { turn: 'done' } },
  });
  table.play('dartagnan', END); // Milady is at the Quarters
  expect(table.offers('milady', PARIS_CARD.message)).toBe(true);
  expect(table.offers('milady', PARIS_CARD.captive)).toBe(false);
});

test('ROY.PARIS.17 a replaced card is never to be had again', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['duels'],
    paris: { card: 'captive' },
    state: { location: 'quarters', presence: 'hidden' },
  });
  table.play('milady', PARIS_CARD.duels, PASS);
  for (const who of MEN) table.play(who, START[who], END);
  expect(table.offers('milady', PARIS_CARD.message)).toBe(true);
  expect(table.offers('milady', PARIS_CARD.captive)).toBe(false);
});
