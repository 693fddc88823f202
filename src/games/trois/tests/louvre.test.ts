import { expect, test } from 'vitest';
import type { Space } from '../board/board.ts';
import type { News } from '../cards/gazettes.ts';
import type { Leg } from '../state.ts';
import { position } from '../testing.ts';

/** Whether the stairs are offered to somebody who leaves this place under these news. */
const mayTakeStairs = (at: Space, leg: Leg, bonacieux: News['bonacieux'], passage: News['passage']): boolean => {
  const table = position({
    riders: [{ at, leg }, { at: 'ER4' }],
    news: { bonacieux, passage },
    ...(leg === 5 && { studs: 1 }),
  });
  table.roll(1, 3);
  return table.prompt() === '0 way' && table.offers().includes('way:stairs');
};

test('TRO.17 up the stairs only with the passage open and Mme Bonacieux at home', () => {
  for (const leg of [2, 5] as const) {
    expect(mayTakeStairs('BON', leg, 'home', 'open')).toBe(true);
    expect(mayTakeStairs('BON', leg, 'home', 'closed')).toBe(false);
    expect(mayTakeStairs('BON', leg, 'away', 'open')).toBe(false);
    expect(mayTakeStairs('BON', leg, 'queen', 'open')).toBe(false);
  }
});

test('TRO.17 down the stairs only with the passage open and Mme Bonacieux with the Queen', () => {
  expect(mayTakeStairs('QUEEN', 3, 'queen', 'open')).toBe(true);
  expect(mayTakeStairs('QUEEN', 3, 'queen', 'closed')).toBe(false);
  expect(mayTakeStairs('QUEEN', 3, 'away', 'open')).toBe(false);
  expect(mayTakeStairs('QUEEN', 3, 'home', 'open')).toBe(false);
});

test('TRO.18 a closed gate lets nobody into the Louvre', () => {
  for (const leg of [2, 5] as const) {
    const table = position({
      riders: [{ at: 'PW1', leg }, { at: 'ER4' }],
      news: { gate: 'closed' },
      ...(leg === 5 && { studs: 1 }),
    });
    table.roll(3, 4);
    expect(table.ridden(0)).not.toContain('PW5');
  }
});

test('TRO.18 who stands before it cannot start', () => {
  const table = position({ riders: [{ at: 'PW4', leg: 2 }, {}], news: { gate: 'closed' } });
  expect(table.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'PW4' }]);
  expect(table.prompt()).toBe('1 start');
});

test('TRO.18 an open gate is no obstacle', () => {
  const table = position({ riders: [{ at: 'PW1', leg: 2 }, {}] });
  table.roll(3, 4);
  expect(table.at(0)).toBe('PW8');
});

test('TRO.RULING.6 before the closed gate he waits on its post, and the rest of the move is lost', () => {
  for (const [at, leg, post] of [
    ['PW1', 2, 'PW4'],
    ['PW8', 3, 'PW5'],
  ] as const) {
    const table = position({ riders: [{ at, leg }, {}], news: { gate: 'closed' } });
    table.roll(2, 3);
    expect(table.at(0)).toBe(post);
    expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: post, why: 'gate', lost: 2 }]);
    expect(table.prompt()).toBe('1 start');
  }
});

test('TRO.RULING.6 if the post is taken he goes behind it', () => {
  const table = position({
    riders: [
      { at: 'PW8', leg: 3 },
      { at: 'PW5', leg: 3 },
    ],
    news: { gate: 'closed' },
  });
  table.roll(2, 3);
  expect(table.at(0)).toBe('PW6');
});

test('TRO.RULING.7 the closed gate lets nobody out either', () => {
  const table = position({ riders: [{ at: 'PW8', leg: 3 }, {}], news: { gate: 'closed' } });
  table.roll(3, 4);
  expect(table.ridden(0)).not.toContain('PW4');
  const waiting = position({ riders: [{ at: 'PW5', leg: 3 }, {}], news: { gate: 'closed' } });
  expect(waiting.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'PW5' }]);
});

test('TRO.RULING.8 who is on the stairs goes on when the passage closes', () => {
  for (const [at, leg, to] of [
    ['SP1', 2, 'QUEEN'],
    ['SP3', 3, 'BON'],
  ] as const) {
    const table = position({ riders: [{ at, leg }, {}], news: { passage: 'closed', bonacieux: 'away' } });
    table.roll(1, 2);
    expect(table.at(0)).toBe(to);
  }
});

test('TRO.RULING.9 he chooses his way when he leaves the place, also at the start of a later move', () => {
  const table = position({ riders: [{ at: 'AR8' }, {}] });
  table.roll(1, 2);
  table.stop();
  table.roll(1, 3);
  expect(table.prompt()).toBe('0 start');
  table.roll(1, 2);
  expect([table.prompt(), table.offers()]).toEqual(['0 way', ['way:public', 'way:stairs']]);
  table.way('stairs');
  expect(table.at(0)).toBe('SP3');
});

test('TRO.RULING.9 the public way can be chosen with its gate closed', () => {
  const table = position({ riders: [{ at: 'BON' }, {}], news: { gate: 'closed' } });
  table.roll(3, 4);
  table.way('public');
  expect(table.at(0)).toBe('PW4');
});

test('TRO.RULING.6 it is told that he rides up to the closed gate, and then that he stops there', () => {
  const table = position({ riders: [{ at: 'PW1', leg: 2 }, {}], news: { gate: 'closed' } });
  table.roll(3, 4);
  expect(table.events.map(({ kind }) => kind).filter(kind => kind === 'rode' || kind === 'stopped')).toEqual([
    'rode',
    'stopped',
  ]);
});

test('TRO.RULING.6 with a Botte in hand he is asked before the closed gate, and may end his move there', () => {
  const table = position({ riders: [{ at: 'PW1', leg: 2, bottes: ['BS03'] }, {}], news: { gate: 'closed' } });
  table.roll(3, 3);
  table.ride();
  table.stop();
  expect([table.at(0), table.hand(0), table.prompt()]).toEqual(['PW4', ['BS03'], '1 start']);
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'PW4', why: 'gate', lost: 3 }]);
});
