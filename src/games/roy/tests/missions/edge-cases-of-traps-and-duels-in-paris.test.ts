import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { ROCHEFORT } from '../../cards/board.ts';
import {
  ADD,
  BEGGARS,
  CHALLENGE,
  DUEL,
  END,
  GO,
  INTERCEPT,
  MAN,
  PARIS_CARD,
  PASS,
  PLACE,
  START,
} from '../../choices.ts';
import { roy } from '../../game.ts';
import { at, blue, type Given, type Position, position, red } from '../../testing.ts';
import { choicesOf } from '../shared/choices.testing.ts';
import { FOUR, last, lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';

test('ROY.EDGE.25 a Thief alone does not hold a mission: it leaves with it', () => {
  const table = last('athos', {
    men: { athos: { place: 'louvre' } },
    louvre: { card: 'debts', won: true, foes: ['henchman'], trap: 'thief' },
  });
  table.dice(blue(0, 0, 3), red(2, 0)).play('athos', DUEL.henchman);
  expect(table.told('completed')).toEqual([{ kind: 'completed', place: 'louvre', card: 'debts' }]);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'louvre', trap: 'thief' }]);
});

const begging: Given = {
  acting: 'aramis',
  men: { aramis: { place: 'paris' } },
  hands: { aramis: ['erudition', 'erudition', 'erudition', 'erudition'] },
  paris: { card: 'disappearance', foes: ['henchman'], trap: 'beggars' },
};

test('ROY.EDGE.26 under the Beggars neither challenge nor duel nor stipulation can be tried', () => {
  const parts = ['challenge', 'duel', 'search'];
  const table = position(begging);
  expect(table.kinds('aramis').filter(kind => parts.includes(kind))).toEqual([]);
  table.play('aramis', BEGGARS.paris);
  expect(table.kinds('aramis').filter(kind => parts.includes(kind))).toEqual(parts);
});

test('ROY.EDGE.27 with one pistole the Beggars cannot be paid, not even in part', () => {
  const offered = (purse: number) => {
    const table = position({ ...begging, state: { purse } });
    return FOUR.map(who => table.offers(who, BEGGARS.paris));
  };
  expect(offered(1)).toEqual([false, false, false, false]);
  expect(offered(2)).toEqual([true, true, true, true]);
});

test('ROY.EDGE.95 the Harlot leaves when the challenge is won, and no Trap joins a mission in play', () => {
  const table = lastAndMiladyIdle('porthos', {
    men: { porthos: { place: 'paris' } },
    hands: { porthos: ['gallantry', 'gallantry', 'gallantry', 'gallantry', 'gallantry'] },
    paris: { card: 'captive', foes: ['henchman'], trap: 'harlot' },
  });
  table.play('porthos', CHALLENGE.gallantry, ...new Array(5).fill(ADD.gallantry));
  expect(table.state.paris).toMatchObject({ card: 'captive', won: true, trap: null });
  expect(table.state.traps).not.toContain('harlot');
  table.play('porthos', END).play('milady', GO.paris);
  expect(table.kinds('milady')).not.toContain('place');
  expect(table.asked('milady')?.prompt).toBe('treachery');
});

test('ROY.EDGE.96 Nemesis may name one who is down, jailed or barred, and keeps all others off', () => {
  const table = position({
    at: 'paris-card',
    parisHand: ['captive'],
    men: {
      dartagnan: { life: 0, place: 'vieux-colombier' },
      athos: { place: 'bastille' },
      aramis: { fateful: true },
      porthos: { place: 'paris' },
    },
    hands: { porthos: ['gallantry', 'gallantry'] },
  }).play('milady', PARIS_CARD.captive, PLACE.nemesis, PLACE.vitray);
  expect(table.choices('milady')).toEqual([MAN.dartagnan, MAN.athos, MAN.aramis, MAN.porthos]);
  table.play('milady', MAN.dartagnan, PASS).play('porthos', START.porthos);
  expect(choicesOf(table, 'porthos', 'challenge', 'duel')).toEqual([]);
  expect(table.state.paris?.nemesis).toBe('dartagnan');
});

/** Nemesis has named Aramis; Porthos is in Paris with him. */
const nemesis = (state: Given['state'] = {}): Position =>
  position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' }, porthos: { place: 'paris' } },
    paris: { card: 'captive', foes: ['henchman', 'boisrenard'], trap: 'nemesis', nemesis: 'aramis' },
    state,
  });

const porthosMay = (table: Position) =>
  choicesOf(table.play('aramis', END).play('porthos', START.porthos), 'porthos', 'duel');

test('ROY.EDGE.97 the one named by Nemesis beats one adversary: Nemesis leaves, the others may try the rest', () => {
  const table = nemesis()
    .dice(blue(0, 0, 3), red(2, 0))
    .play('aramis', DUEL.henchman);
  expect(table.told('trap-gone')).toEqual([{ kind: 'trap-gone', place: 'paris', trap: 'nemesis' }]);
  expect(porthosMay(table)).toEqual([DUEL.boisrenard]);
});

test('ROY.EDGE.97 a failed or intercepted attempt changes nothing', () => {
  const failed = nemesis()
    .dice(blue(0, 1, 2), red(2, 0))
    .play('aramis', DUEL.henchman);
  expect(failed.state.paris?.trap).toBe('nemesis');
  expect(porthosMay(failed)).toEqual([]);
  const stopped = nemesis({ location: 'paris', standing: 'ask' }).play('aramis', DUEL.henchman);
  stopped.dice(blue(0, 1, 2), red(ROCHEFORT.dice - 1, 1)).play('milady', INTERCEPT);
  expect(stopped.told('holds')).toHaveLength(1);
  expect(stopped.state.paris?.trap).toBe('nemesis');
});

test('ROY.EDGE.98 Duels in Paris: nothing is placed, the third guard completes it, guards go to nobody’s hand', () => {
  const played = position({ at: 'paris-card', parisHand: ['duels'] }).play('milady', PARIS_CARD.duels);
  expect(played.asked('milady')?.prompt).toBe('treachery');
  expect(played.state.paris).toMatchObject({ foes: [], trap: null });
  const table = position({ acting: 'athos', men: { athos: { place: 'paris' } }, paris: { card: 'duels' } });
  for (const total of [1, 2, 3]) {
    table.dice(blue(0, 0, 3), red(3, 0)).play('athos', DUEL.guard);
    expect(table.told('guard-beaten')).toEqual([{ kind: 'guard-beaten', total }]);
    expect(table.told('completed')).toHaveLength(total === 3 ? 1 : 0);
  }
  const before = position({ at: 'paris-card', paris: { card: 'duels' }, parisHand: ['captive'] });
  const foes = before.state.foes.slice();
  expect(before.play('milady', PARIS_CARD.captive).told('paris')).toMatchObject([{ replaced: 'duels', back: [] }]);
  expect(before.state.foes).toEqual(foes);
});

test('ROY.EDGE.99 Duels in Paris with nobody there: nothing happens in step IV.3', () => {
  const table = lastAndMiladyIdle('athos', { paris: { card: 'duels' } }).play('athos', END);
  expect(table.told('nobody-in-paris')).toHaveLength(1);
  expect(table.told('wounded')).toEqual([]);
  expect(table.asked('milady')?.prompt).toBe('destination');
});

test('ROY.EDGE.123 a Thief placed in Paris at the set-up takes a pistole from d’Artagnan before turn 1', () => {
  const { options } = readOptions(roy.options, {});
  const purse = (...face: [number, number]) => {
    const table = at(roy.setup(5, options ?? {}, { key: [1, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
    table.play('milady', PARIS_CARD.captive);
    while (table.asked('milady')?.prompt === 'lay-inn') table.play('milady', table.choices('milady')[0]);
    for (const [i, who] of FOUR.slice(0, 3).entries()) table.play(i + 1, MAN[who]);
    table.dice(red(...face)).play('milady', PLACE.thief, PLACE.vitray);
    while (table.asked('milady')?.prompt === 'install') table.play('milady', table.choices('milady')[0]);
    expect(table.state).toMatchObject({ turn: 1, paris: { trap: 'thief' } });
    return table.state.purse;
  };
  expect([purse(1, 0), purse(0, 1)]).toEqual([4, 5]);
});
