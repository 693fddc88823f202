import { expect, test } from 'vitest';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import { openingFor } from './opening.testing.ts';
import { note, openRoom, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';
import { awaitedIn, isDealOwed } from './words.ts';

const after = (...actions: readonly RoomAction[]): Room => {
  const room = openRoom('lily', openingFor('Aline', 'Luc'));
  for (const [at, action] of actions.entries())
    note(room, { number: at + 1, time: at, entry: { ...action, id: null } });
  return room;
};

const promise = wordPromiseOf('lily', 1, 'salt');
const ready: RoomAction = { kind: 'ready', seat: 1, ready: true, promise };
const freeze: RoomAction = { kind: 'freeze', seat: 0, promise: wordPromiseOf('lily', 0, 'pepper') };
const wordsOf = (room: Room) => room.seats.map(({ words }) => words);

test('words of a journal from before promises still count', () => {
  const room = after(
    { kind: 'words', seat: 1, words: 'the sea' },
    { kind: 'ready', seat: 1, ready: true },
    { kind: 'start' },
  );
  expect(wordsOf(room)).toEqual(['', 'the sea']);
});

test('what was said before promises counts no more once anybody has promised', () => {
  expect(wordsOf(after({ kind: 'words', seat: 0, words: 'the sea' }, ready, freeze))).toEqual(['', '']);
});

test('a deal waits for everybody who has promised, and for nobody else', () => {
  expect(awaitedIn(after(ready))).toEqual([]);
  expect(awaitedIn(after(ready, freeze))).toEqual([0, 1]);
  const room = after(ready, freeze, { kind: 'reveal', seat: 1, words: 'salt' });
  expect([awaitedIn(room), isDealOwed(room)]).toEqual([[0], false]);
  const whole = after(
    ready,
    freeze,
    { kind: 'reveal', seat: 1, words: 'salt' },
    { kind: 'reveal', seat: 0, words: 'pepper' },
  );
  expect([awaitedIn(whole), isDealOwed(whole)]).toEqual([[], true]);
});

test('who is not ready after all has promised nothing', () => {
  expect(after(ready, { kind: 'ready', seat: 1, ready: false }).seats[1].promise).toBeNull();
});

test.each<[string, RoomAction]>([
  ['gets up', { kind: 'rise', seat: 1 }],
  ['is replaced by a bot', { kind: 'plan', seat: 1, plan: { kind: 'bot', level: 'random' } }],
  ['moves', { kind: 'sit', seat: 0, person: 'luc', name: 'Luc', face: '' }],
])('a deal in which somebody %s is off, and everybody sees whose words were missing', (_, action) => {
  const room = after(ready, freeze, { kind: 'reveal', seat: 0, words: 'pepper' }, action);
  expect(room).toMatchObject({ frozen: false, calledOff: { times: 1, missing: ['Luc'] } });
  for (const seat of room.seats) expect(seat).toMatchObject({ words: '', promise: null, ready: false });
});

test('a deal that is called off says whose words were missing', () => {
  const room = after(ready, freeze, { kind: 'reveal', seat: 0, words: 'pepper' }, { kind: 'thaw' });
  expect(room.calledOff).toEqual({ times: 1, missing: ['Luc'] });
  expect(wordsOf(room)).toEqual(['', '']);
});
