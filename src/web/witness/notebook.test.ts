import { beforeEach, describe, expect, test } from 'vitest';
import { wordPromiseOf } from '#kernel/word-promise.ts';
import type { Position, RoomView } from '#wire/to-client.ts';
import { roomOf, seated } from '../online/lobby/testing.ts';
import { Notebook, witnessOf } from './notebook.ts';

let tables = 0;
let table: string;
let book: Notebook;
beforeEach(() => {
  table = `table ${tables++}`;
  book = new Notebook(table);
});

/** The room as Luc sees it, at seat 1. */
const room = (changes: Partial<RoomView> = {}, promise: string | null = null, revealed = false): RoomView =>
  roomOf(
    {
      table,
      seats: [seated('Aline', { promise: 'a'.repeat(64) }), seated('Luc', { promise, revealed, ready: true })],
      ...changes,
    },
    { seat: 1 },
  );
const positionAt = (version: number, link: string): Position => ({
  version,
  link,
  at: version,
  view: null,
  asked: [],
  mayTakeBack: false,
  outcome: null,
  sand: null,
  clocks: null,
});

/** Luc has said that he is ready, and the house holds his promise. */
const promised = () => {
  const promise = book.promise(1);
  expect(book.look(room({}, promise))).toBeNull();
  book.answered('taken');
  return promise;
};

test('what is shown is what was promised, and only when nothing can change any more', () => {
  book.typed = 'la mer';
  const promise = promised();
  expect(book.look(room({}, promise))).toBeNull();
  const words = book.look(room({ frozen: true }, promise));
  expect(words).toMatch(/^la mer [0-9a-f]{32}$/);
  expect(wordPromiseOf(table, 1, words ?? '')).toBe(promise);
  expect(witnessOf(table)).toMatchObject({ own: { seat: 1, words }, promises: ['a'.repeat(64), promise] });
});

test('two promises are never of the same words', () => {
  expect(book.promise(1)).not.toBe(book.promise(1));
});

test('words are shown again after a reload, until the house has them', () => {
  const promise = promised();
  const words = book.look(room({ frozen: true }, promise));
  const reloaded = new Notebook(table);
  expect(reloaded.look(room({ frozen: true }, promise))).toBe(words);
  expect(reloaded.look(room({ frozen: true }, promise, true))).toBeNull();
});

test('a room seen before the house has answered does not cost the promise', () => {
  const promise = book.promise(1);
  expect(book.look(room({}, null))).toBeNull();
  expect(book.look(room({ frozen: true }, promise))).not.toBeNull();
});

test('what the house did not take is no promise', () => {
  const promise = book.promise(1);
  book.answered('refused');
  expect(book.look(room({ frozen: true }, promise))).toBeNull();
});

describe('a house that cheats gets nothing for it:', () => {
  test('promises exchanged after the words were shown are not believed', () => {
    const promise = promised();
    book.look(room({ frozen: true }, promise));
    const seats = [seated('Aline', { promise: 'b'.repeat(64) }), seated('Luc', { promise })];
    book.look(room({ frozen: true, seats }));
    expect(witnessOf(table)?.promises).toEqual(['a'.repeat(64), promise]);
  });

  test('words shown for a deal that was called off are not shown for another', () => {
    const promise = promised();
    book.look(room({ frozen: true }, promise));
    book.look(room({ calledOff: { times: 1, missing: [] } }, promise));
    expect(book.look(room({ frozen: true, calledOff: { times: 1, missing: [] } }, promise))).toBeNull();
    expect(witnessOf(table)).toMatchObject({ own: null, calledOff: 1 });
  });

  test('another promise in my name gets no words of mine', () => {
    promised();
    expect(book.look(room({ frozen: true }, 'c'.repeat(64)))).toBeNull();
    expect(witnessOf(table)?.own).toBeNull();
  });

  test('the first seal and the first link of a version are remembered, whatever is shown later', () => {
    book.look(room());
    book.look(room({ commitment: 'd'.repeat(64) }));
    book.note(positionAt(3, 'A'.repeat(22)));
    book.note(positionAt(3, 'B'.repeat(22)));
    expect(witnessOf(table)).toMatchObject({ commitment: 'c'.repeat(64), links: { 3: 'A'.repeat(22) } });
  });
});

test('whoever comes when all is over has seen nothing', () => {
  expect(book.look(room({ phase: 'over' }))).toBeNull();
  expect(witnessOf(table)).toBeNull();
});

test('of a very long match the first five thousand links are kept, and the newest', () => {
  book.look(room());
  for (const version of [0, 63, 64, 4999, 5000, 7000])
    book.note(positionAt(version, String(version).padStart(22, 'L')));
  expect(Object.keys(witnessOf(table)?.links ?? {})).toEqual(['0', '63', '64', '4999', '7000']);
});

test('two tabs at one table do not forget for each other', () => {
  const other = new Notebook(table);
  other.look(room());
  const promise = book.promise(1);
  other.look(room({}, promise));
  expect(other.look(room({ frozen: true }, promise))).not.toBeNull();
});

test('of many tables the oldest notes make room', () => {
  book.look(room());
  book.note(positionAt(0, 'A'.repeat(22)));
  for (let more = 0; more < 40; more++) new Notebook(`${table} ${more}`).look(room());
  expect(witnessOf(table)).toBeNull();
  expect(witnessOf(`${table} 39`)).not.toBeNull();
});
