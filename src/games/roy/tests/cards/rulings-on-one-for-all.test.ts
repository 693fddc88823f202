import { expect, test } from 'vitest';
import { HONOUR_LAST } from '../../cards/board.ts';
import { position, red } from '../../testing.ts';
import { FOUR, lastAndMiladyIdle } from '../shared/last-to-play.testing.ts';

const STOP = { kind: 'one-for-all', effect: 'time' } as const;

const PASS = { kind: 'pass' } as const;

test('ROY.RULING.39 any musketeer seat plays the card, the first to do so; a window closes when all have passed', () => {
  const window = () => position({ at: 'time', state: { oneForAll: 1 } });
  const table = window();
  for (const who of FOUR) expect(table.offers(who, STOP)).toBe(true);
  expect(table.offers('milady', STOP)).toBe(false);
  table.play('aramis', PASS).play('athos', STOP);
  expect(table.state).toMatchObject({ oneForAll: 0, time: 1 });
  const passed = window();
  for (const who of FOUR) {
    expect(passed.state.time).toBe(1);
    passed.play(who, PASS);
  }
  expect(passed.state).toMatchObject({ oneForAll: 1, time: 2 });
});

test('ROY.RULING.39 with oneForAllVote more than half of the seats must want it', () => {
  const vote = () =>
    position({ at: 'time', state: { oneForAll: 1 }, options: { oneForAllVote: 'on' } }).play('athos', STOP);
  const [yes, no] = [{ kind: 'vote', yes: true } as const, { kind: 'vote', yes: false } as const];
  const table = vote().play('porthos', yes);
  expect(table.state.oneForAll).toBe(1);
  table.play('aramis', yes);
  expect(table.state).toMatchObject({ oneForAll: 0, time: 1 });
  const tied = vote().play('porthos', yes).play('aramis', no).play('dartagnan', no);
  expect(tied.state).toMatchObject({ oneForAll: 1, timeStop: false });
  expect(tied.told('outvoted')).toHaveLength(1);
});

const END = { kind: 'end' } as const;

test('ROY.RULING.40 a time stop in step IV.3 leaves the advance of step IV.1 as it is', () => {
  const table = lastAndMiladyIdle('dartagnan', {
    paris: { card: 'disappearance', foes: ['vitray'] },
    state: { oneForAll: 1 },
  });
  table.dice(red(0, 1)).play('dartagnan', END);
  for (const who of FOUR) table.play(who, PASS);
  expect(table.state.time).toBe(2);
  table.play('athos', STOP);
  expect(table.state.time).toBe(2);
});

test('ROY.RULING.40 and cancels the Dead End it answers', () => {
  const table = position({ at: 'treachery', plotHand: ['dead-end'], state: { oneForAll: 1 } });
  table.play('milady', { kind: 'betray', card: 'dead-end' }).play('athos', STOP);
  expect(table.state.time).toBe(1);
});

test('ROY.RULING.41 the Queen stops at Richelieu, and two points given back count from there', () => {
  const table = position({
    at: 'ladder',
    louvre: { card: 'poisons', foes: [] },
    state: { honour: HONOUR_LAST - 1, ladder: 3, oneForAll: 1 },
  });
  expect(table.state.honour).toBe(HONOUR_LAST);
  table.play('athos', { kind: 'one-for-all', effect: 'honour' });
  expect(table.state.honour).toBe(HONOUR_LAST - 2);
  const near = position({ state: { honour: 1, oneForAll: 1 } });
  expect(near.play('athos', { kind: 'one-for-all', effect: 'honour' }).state.honour).toBe(0);
});
