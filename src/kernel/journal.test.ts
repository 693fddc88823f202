import { expect, test } from 'vitest';
import { readOptions, redact } from './game.ts';
import { type Move, mayTakeBack, replay, same, stateOf } from './journal.ts';
import { toyMatch as record, toy } from './toy.testing.ts';

const keep = { kind: 'keep' };
const roll = { kind: 'roll' };

test('a journal replays to the same match every time', () => {
  const entries: Move[] = [
    [0, roll],
    [1, keep],
  ];
  const first = replay(toy, record(entries));
  expect(first.broken).toBeNull();
  expect(first.course.played).toHaveLength(2);
  expect(replay(toy, record(entries))).toEqual(first);
});

test("a player's own words change the deal", () => {
  const [aline, bastien] = record().seats;
  const deals = ['', 'salt', 'crown', 'mill'].map(words => {
    const { course } = replay(toy, record([], { seats: [{ ...aline, words }, bastien] }));
    return JSON.stringify(stateOf(course));
  });
  expect(new Set(deals).size).toBe(4);
});

test('a choice that is not offered, or not to this seat, breaks the journal at its number', () => {
  expect(replay(toy, record([[0, { kind: 'cheat' }]])).broken).toBe(0);
  expect(
    replay(
      toy,
      record([
        [0, keep],
        [0, keep],
      ]),
    ).broken,
  ).toBe(1);
});

test('an undoable choice can be taken back until somebody else acts', () => {
  const { course } = replay(toy, record([[0, keep]]));
  expect(mayTakeBack(course, 0)).toBe(true);
  expect(mayTakeBack(course, 1)).toBe(false);
  const back = replay(
    toy,
    record([
      [0, keep],
      [0, null],
    ]),
  );
  expect(back.broken).toBeNull();
  expect(back.course.played).toHaveLength(0);
});

test('a choice that used dice cannot be taken back', () => {
  expect(mayTakeBack(replay(toy, record([[0, roll]])).course, 0)).toBe(false);
  expect(
    replay(
      toy,
      record([
        [0, roll],
        [0, null],
      ]),
    ).broken,
  ).toBe(1);
});

test('a choice that showed something hidden cannot be taken back', () => {
  const { course } = replay(
    toy,
    record([
      [0, keep],
      [1, keep],
    ]),
  );
  expect(mayTakeBack(course, 1)).toBe(false);
});

test('options are filled in with their defaults', () => {
  expect(readOptions(toy.options, {})).toEqual({ wrong: null, options: { dice: 'six' } });
  expect(readOptions(toy.options, { dice: 'ten' }).options).toEqual({ dice: 'ten' });
  const usual = [{ id: 'dice', values: ['two', 'six', 'ten'], usual: 'six' }];
  expect(readOptions(usual, {}).options).toEqual({ dice: 'six' });
});

test('a secret part reaches only the seats it names', () => {
  const event = { kind: 'rolled', seat: 1, secret: { to: [1], number: 5 } };
  expect(redact(event, 1)).toEqual(event);
  expect(redact(event, 0)).toEqual({ kind: 'rolled', seat: 1 });
  expect(redact(event, null)).toEqual({ kind: 'rolled', seat: 1 });
});

test('choices are compared as JSON, not by the order of their keys', () => {
  expect(same({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
  for (const other of [{ a: 1 }, { a: 1, b: 2 }, [1], null, { a: 1, b: [1, { c: 0 }] }])
    expect(same({ a: 1, b: [1, { c: null }] }, other)).toBe(false);
  expect(same([], {})).toBe(false);
});
