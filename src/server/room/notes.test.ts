import { expect, test } from 'vitest';
import { NOTES_KEPT } from '#wire/limits.ts';
import type { Opening } from './opening.ts';
import { note, openRoom, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

const OPENING: Opening = {
  made: 0,
  game: 'musketiere',
  rules: 1,
  options: {},
  title: 'Chez Aline',
  language: 'fr',
  pace: 'live',
  listed: false,
  host: 'aline',
  hostName: 'Aline',
  commitment: '',
  seats: ['aline', 'bastien'].map(person => ({ plan: { kind: 'invited' }, person, name: person, face: 'athos' })),
};

/** A room after these, one a second. */
const after = (...actions: readonly RoomAction[]): Room => {
  const room = openRoom('T', OPENING);
  for (const [at, action] of actions.entries())
    note(room, { number: at + 1, time: (at + 1) * 1000, entry: { ...action, id: null } });
  return room;
};

const START: RoomAction = { kind: 'start' };
const HAND: RoomAction = { kind: 'hand', seat: 1, level: 'random', by: 0 };
const RETURN: RoomAction = { kind: 'return', seat: 1 };
const choice = (seat: number): RoomAction => ({ kind: 'play', seat, choice: { kind: 'any' } });

test('what happens around a match is noted with the choice it came after', () => {
  const { notes } = after(START, choice(0), HAND, choice(0), choice(1), RETURN);
  expect(notes.last).toEqual([
    { id: 1, at: 1, time: 3000, kind: 'handed', seat: 1, by: 0 },
    { id: 2, at: 3, time: 6000, kind: 'returned', seat: 1, by: null },
  ]);
});

test('choices, words and what happens before the match leave no note', () => {
  const said: RoomAction = { kind: 'say', seat: 0, name: 'Aline', text: 'en garde', to: null };
  const sat: RoomAction = { kind: 'sit', seat: 1, person: 'bastien', name: 'Bastien', face: 'porthos' };
  expect(after(sat, START, said, choice(0)).notes).toEqual({ last: [], count: 0 });
});

test('what came after a choice that was taken back comes after the one before', () => {
  const back: RoomAction = { kind: 'play', seat: 0, choice: null };
  expect(after(START, choice(0), choice(0), HAND, back).notes.last).toMatchObject([{ kind: 'handed', at: 1 }]);
});

test('the last notes are kept, and counted on', () => {
  const { notes } = after(START, ...Array.from({ length: NOTES_KEPT }, () => [HAND, RETURN]).flat());
  expect(notes.last).toHaveLength(NOTES_KEPT);
  expect(notes.last.at(-1)?.id).toBe(2 * NOTES_KEPT);
  expect(notes.count).toBe(2 * NOTES_KEPT);
});
