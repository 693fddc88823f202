import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import type { Refusal } from '#wire/to-client.ts';
import type { Actor } from './actor.ts';
import { decideMotion, decideVote, type MotionContext, motionView } from './motion.ts';
import { openingFor } from './opening.testing.ts';
import { note, openRoom, type Room } from './room.ts';
import type { RoomAction } from './room-entry.ts';

const NAMES = ['Aline', 'Bastien', 'Camille', 'Denis'];

const playing = (people: number): Room => {
  const room = openRoom('table', openingFor(...NAMES.slice(0, people)));
  happen(room, { kind: 'start' });
  return room;
};

const happen = (room: Room, action: RoomAction, time = room.time): void =>
  note(room, { number: room.number + 1, time, entry: { ...action, id: null } });

const at = (seat: Seat | null): Actor => ({
  person: null,
  handle: '',
  seat,
  host: seat === 0,
  invited: null,
  owned: null,
  from: '',
  watchKey: null,
});

const awayFor =
  (milliseconds: number): MotionContext['isAwayFor'] =>
  (_, patience) =>
    milliseconds > { away: 60_000, alone: 600_000 }[patience];

const propose = (room: Room, by: Seat, seat: Seat, gone = 61_000, now = 0): Refusal | null => {
  const decided = decideMotion(room, at(by), { what: 'replace', seat }, { now, isAwayFor: awayFor(gone) });
  if (typeof decided === 'string') return decided;
  happen(room, decided, now);
  return null;
};

const vote = (room: Room, seat: Seat, agreed: boolean, now = 0): Refusal | null => {
  const decided = decideVote(room, at(seat), agreed, { now });
  if (typeof decided === 'string') return decided;
  happen(room, decided, now);
  return null;
};

test('what is put to the table follows when all who were asked have agreed, and not before', () => {
  const room = playing(4);
  happen(room, { kind: 'gone', seat: 3 });
  expect(propose(room, 0, 3)).toBeNull();
  expect(motionView(room, 0)).toMatchObject({ by: 0, agreed: [], waiting: [1, 2], left: 120_000 });
  expect(vote(room, 1, true)).toBeNull();
  expect(room.seats[3].reissued).toBe(false);
  expect(vote(room, 1, true)).toBe('motion-gone');
  expect(vote(room, 2, true)).toBeNull();
  expect(room.seats[3].reissued).toBe(true);
  expect(motionView(room, 0)).toBeNull();
});

test('one no ends it, and it may be asked again', () => {
  const room = playing(3);
  happen(room, { kind: 'gone', seat: 2 });
  propose(room, 0, 2);
  expect(propose(room, 1, 2)).toBe('motion-open');
  expect(vote(room, 1, false)).toBeNull();
  expect([room.motion, room.seats[2].reissued]).toEqual([null, false]);
  expect(propose(room, 1, 2)).toBeNull();
});

test('it lapses, and a late word settles nothing', () => {
  const room = playing(3);
  happen(room, { kind: 'gone', seat: 2 });
  propose(room, 0, 2);
  expect(vote(room, 1, true, 120_001)).toBe('motion-gone');
  expect(motionView(room, 120_001)).toBeNull();
  expect(propose(room, 1, 2, 200_000, 120_001)).toBeNull();
});

test('with nobody to ask the table waits ten times as long, and then needs no consent', () => {
  const room = playing(2);
  happen(room, { kind: 'gone', seat: 1 });
  expect(propose(room, 0, 1, 61_000)).toBe('still-here');
  expect(propose(room, 0, 1, 601_000)).toBeNull();
  expect(room.seats[1].reissued).toBe(true);
});

test('whoever it was about comes back, and nothing is left of it', () => {
  const room = playing(3);
  happen(room, { kind: 'gone', seat: 2 });
  propose(room, 0, 2);
  happen(room, { kind: 'came', seat: 2, from: 'here' });
  expect(room.motion).toBeNull();
  expect(vote(room, 1, true)).toBe('motion-gone');
  happen(room, { kind: 'gone', seat: 2 });
  propose(room, 0, 2);
  vote(room, 1, true);
  expect(room.seats[2].reissued).toBe(true);
  happen(room, { kind: 'came', seat: 2, from: 'here' });
  expect(room.seats[2]).toMatchObject({ reissued: false, person: 'Camille' });
});

test('somebody who looks on has nothing to put to the table and no vote', () => {
  const room = playing(3);
  const watcher: Actor = at(null);
  const context = { now: 0, isAwayFor: awayFor(61_000) };
  expect(decideMotion(room, watcher, { what: 'replace', seat: 2 }, context)).toBe('not-seated');
  expect(decideVote(room, watcher, true, context)).toBe('not-seated');
});
