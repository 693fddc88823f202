import { expect, test } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import { type By, blue, type Given, type Position, position, red } from '#games/roy/testing.ts';
import { type View, view } from '#games/roy/view.ts';
import type { DuelFrame } from './duel/duel-frame.ts';
import { isOver, type Scene, sceneOf, sceneUnderWay } from './scene.ts';
import { herSwords, ourSwords, type SiegeFrame } from './siege/siege-frame.ts';

/** One step as the table shows it: how it stood, what happened, how it stands. */
const step = (at: Position, by: By, choice: Choice): readonly [was: View, events: readonly Event[], now: View] => {
  const was = view(at.state, null);
  at.play(by, choice);
  return [was, at.events, view(at.state, null)];
};

const asDuel = (scene: Scene | null): DuelFrame => {
  if (scene?.kind !== 'duel') throw new Error('no duel is shown');
  return scene;
};
const asSiege = (scene: Scene | null): SiegeFrame => {
  if (scene?.kind !== 'siege') throw new Error('no siege is shown');
  return scene;
};

/** A scene without what only those see who were there: that dice have just been thrown. */
const lasting = (scene: Scene | null) => (scene === null ? null : { ...scene, throws: 0, again: null });

const LOUVRE: Given = {
  acting: 'dartagnan',
  louvre: { card: 'ball', foes: ['cahusac', 'cavois'] },
  men: { dartagnan: { place: 'louvre', gear: ['blade'] } },
  hands: { dartagnan: ['single', 'double', 'panache'] },
};

test('what the events of a duel show is what the view alone shows afterwards', () => {
  const at = position(LOUVRE).dice(blue(1, 1, 2), red(1, 2));
  const steps: readonly (readonly [By, Choice])[] = [
    ['dartagnan', { kind: 'duel', foe: 'cahusac' }],
    ['dartagnan', { kind: 'commit', card: 'single' }],
    ['dartagnan', { kind: 'done' }],
  ];
  for (const [by, choice] of steps) {
    const [was, events, now] = step(at, by, choice);
    expect(lasting(sceneOf(was, events))).toEqual(lasting(sceneUnderWay(now)));
  }
  at.dice(red(1, 0));
  const [was, events, now] = step(at, 'milady', { kind: 'reroll', face: 'shield' });
  const shown = asDuel(sceneOf(was, events));
  expect(shown.reds).toEqual(['sword', 'sword', 'shield']);
  expect(shown.again).toEqual({ side: 'red', at: 1 });
  expect(lasting(shown)).toEqual(lasting(sceneUnderWay(now)));
});

test('cards show as they are committed, with the dice they give', () => {
  const at = position(LOUVRE).play('dartagnan', { kind: 'duel', foe: 'cavois' });
  const [was, events] = step(at, 'dartagnan', { kind: 'commit', card: 'double' });
  expect(asDuel(sceneOf(was, []))).toMatchObject({ dice: 3, cards: [] });
  expect(asDuel(sceneOf(was, events))).toMatchObject({ dice: 5, cards: ['double'] });
});

test('a duel is shown roll by roll: the dice, what they come to, the wound, and what it brings', () => {
  const at = position({ ...LOUVRE, men: { dartagnan: { place: 'louvre' } } }).play('dartagnan', {
    kind: 'duel',
    foe: 'cavois',
  });
  at.dice(blue(2, 0, 1), red(1, 3));
  const [was, events, now] = step(at, 'dartagnan', { kind: 'done' });
  const until = (kind: Event['kind']) =>
    asDuel(sceneOf(was, events.slice(0, events.findIndex(e => e.kind === kind) + 1)));
  expect(until('rolled')).toMatchObject({
    blue: ['sword', 'sword', 'lily'],
    clash: null,
    life: 3,
    throws: 1,
    round: 1,
  });
  expect(until('clash')).toMatchObject({ clash: { hits: 0, wounds: 1 }, life: 3, end: null });
  expect(until('wounded')).toMatchObject({ life: 2, end: null });
  const over = until('duel-over');
  expect(over.end?.map(({ kind }) => kind)).toEqual(['duel-over']);
  expect([isOver(over), sceneUnderWay(now)]).toEqual([true, null]);
});

test('a draw is followed by another roll with a die fewer', () => {
  const at = position({ ...LOUVRE, men: { dartagnan: { place: 'louvre' } } }).play('dartagnan', {
    kind: 'duel',
    foe: 'cavois',
  });
  at.dice(blue(0, 2, 1), red(1, 3), blue(1, 0, 1), red(3, 0));
  const [was, events] = step(at, 'dartagnan', { kind: 'done' });
  const second = events.findLastIndex(event => event.kind === 'rolled');
  const frame = asDuel(sceneOf(was, events.slice(0, second + 1)));
  expect(frame).toMatchObject({ round: 2, dice: 2, red: 3, clash: null, throws: 2 });
});

test('a victory stays on its sheet with its reward, until something else happens', () => {
  const at = position({
    ...LOUVRE,
    louvre: { card: 'ball', foes: ['boisrenard'] },
    men: { dartagnan: { place: 'louvre' } },
  }).play('dartagnan', { kind: 'duel', foe: 'boisrenard' });
  at.dice(blue(1, 0, 2), red(3, 0));
  const [was, events] = step(at, 'dartagnan', { kind: 'done' });
  const won = asDuel(sceneOf(was, events));
  expect(won.clash?.manoeuvre).toBe(true);
  expect(won.foeLife).toBe(0);
  expect(won.end?.map(({ kind }) => kind)).toEqual(['duel-over', 'beaten', 'purse']);
  expect(sceneOf(was, [...events, { kind: 'ended', who: 'dartagnan', left: 2 }])).toBeNull();
});

test('on the road a hidden adversary shows his face when he is turned up', () => {
  const at = position({
    acting: 'athos',
    quest: { board: 3, tokens: ['two', 'three', 'four'], beaten: 0, up: false },
    men: { athos: { place: 'quest' } },
    hands: { athos: ['single', 'single'] },
    state: { epics: 2 },
  }).play('athos', { kind: 'duel', foe: 'road' });
  expect(asDuel(sceneUnderWay(view(at.state, null)))).toMatchObject({ token: null, fighter: null, cards: [] });
  at.play('athos', { kind: 'commit', card: 'single' });
  const [was, events, now] = step(at, 'athos', { kind: 'done' });
  expect(asDuel(sceneOf(was, events))).toMatchObject({ token: 'two', red: 2, cards: ['single'], dice: 4 });
  // By the view alone a card and an Epic token cannot be told apart any more.
  expect(asDuel(sceneUnderWay(now))).toMatchObject({ token: 'two', red: 2, cards: null, dice: 4 });
});

test('a challenge fills its scale card by card and tells how it went', () => {
  const at = position({
    acting: 'dartagnan',
    louvre: { card: 'ball' },
    men: { dartagnan: { place: 'louvre' } },
    hands: { dartagnan: ['panache', 'panache', 'single'] },
  }).play('dartagnan', { kind: 'challenge', skill: 'panache' });
  const [was, events, now] = step(at, 'dartagnan', { kind: 'add', card: 'panache' });
  expect(sceneOf(was, events)).toMatchObject({ kind: 'challenge', base: 4, score: 5, value: 6, cards: ['panache'] });
  expect(sceneOf(was, events)).toEqual(sceneUnderWay(now));
  // Nothing else can be added then: it is settled in the same step.
  const [before, told] = step(at, 'dartagnan', { kind: 'add', card: 'panache' });
  const over = sceneOf(before, told.slice(0, told.findIndex(({ kind }) => kind === 'challenged') + 1));
  expect(over?.end?.[0]).toMatchObject({ kind: 'challenged', won: true, score: 6 });
});

test('a challenge that is settled at once is shown with its result', () => {
  const was = view(position({ acting: 'dartagnan', men: { dartagnan: { place: 'louvre' } } }).state, null);
  const settled: Event = { kind: 'challenged', who: 'dartagnan', skill: 'panache', value: 6, score: 6, won: true };
  expect(sceneOf(was, [settled])).toMatchObject({ kind: 'challenge', base: 4, epic: 2, score: 6, end: [settled] });
});

const SIEGE: Given = {
  at: 'siege',
  garrison: ['double', 'single'],
  paris: { card: 'smuggler' },
  men: { athos: { place: 'la-rochelle' }, aramis: { place: 'la-rochelle' } },
  state: { time: 9 },
};

test('the siege is shown with the Smuggler, each sacrifice and the token that moves', () => {
  const at = position(SIEGE);
  const shown = asSiege(sceneUnderWay(view(at.state, null)));
  expect(shown.smuggler).toBe(true);
  expect(shown.red).toHaveLength(3);
  expect(shown.blue).toHaveLength(3);
  const before = herSwords(shown);
  const [was, events, now] = step(at, 'athos', { kind: 'sacrifice', who: 'athos' });
  const given = asSiege(sceneOf(was, events));
  expect(herSwords(given)).toBe(before - 1);
  expect(given.there.find(({ who }) => who === 'athos')?.answer).toBe('gives');
  if (before > 1) expect(lasting(given)).toEqual(lasting(sceneUnderWay(now)));
});

test('the dice of a siege that has just been rolled show every face, those known later only their Swords', () => {
  const was = view(position(SIEGE).state, null);
  const frame = asSiege(
    sceneOf(was, [
      {
        kind: 'siege',
        red: { swords: 1, shields: 2 },
        blue: { swords: 1, shields: 1, lilies: 1 },
        smuggler: true,
      },
    ]),
  );
  expect([herSwords(frame), ourSwords(frame)]).toEqual([2, 1]);
  expect(frame.blue).toEqual(['sword', 'shield', 'lily']);
  const rerolled = asSiege(
    sceneOf(was, [
      { kind: 'siege', red: { swords: 1, shields: 2 }, blue: { swords: 0, shields: 0, lilies: 0 }, smuggler: false },
      { kind: 'siege-reroll', face: 'sword' },
      { kind: 'siege-moved', milady: 2, team: 0, from: 0, to: -2 },
    ]),
  );
  expect(rerolled).toMatchObject({ red: ['sword', 'sword', 'shield'], again: 1, from: 0, to: -2 });
  expect(isOver(rerolled)).toBe(true);
});

test('the Abduction, a search and a bite are shown while they are told, and no longer', () => {
  const was = view(position({}).state, null);
  const abduction: Event = { kind: 'abduction', red: { swords: 2, shields: 2 }, total: 3 };
  expect(sceneUnderWay(was)).toBeNull();
  expect(sceneOf(was, [abduction])).toEqual({ kind: 'cast', event: abduction, end: [] });
  expect(sceneOf(was, [abduction, { kind: 'turn', turn: 4 }])).toBeNull();
  const bite: Event = { kind: 'bite', trap: 'thief', place: 'paris', who: 'athos', face: 'sword' };
  const lost: Event = { kind: 'purse', change: -1, purse: 3 };
  expect(sceneOf(was, [bite, lost])).toEqual({ kind: 'cast', event: bite, end: [lost] });
});
