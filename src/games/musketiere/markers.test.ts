import { expect, test } from 'vitest';
import { countOf } from './facts.ts';
import { musketiere } from './game.ts';
import { c, changed, lost, position, wander, won } from './testing.ts';

test('MUS.14 with no jewel in the supply the champion takes one from a card of another player', () => {
  const table = won('---', 'J-J', 'P-J');
  expect(table.state.jewels).toBe(0);
  expect(table.choices(0)).toEqual([
    { kind: 'take', from: 1, place: 0 },
    { kind: 'take', from: 1, place: 2 },
    { kind: 'take', from: 2, place: 2 },
  ]);
  table.take(0, 1, 2);
  expect(table.asked()).toMatchObject([{ seat: 0, prompt: 'put' }]);
  table.put(0, 1);
  expect([0, 1, 2].map(table.row)).toEqual(['-J-', 'J--', 'P-J']);
  expect(table.state).toMatchObject({ jewels: 0, prisons: 2 });
});

test('MUS.14 with no prison in the supply the scapegoat takes one from a card of another player', () => {
  const table = lost('---', 'PP-', 'P-J');
  expect(table.choices(0)).toEqual([
    { kind: 'take', from: 1, place: 0 },
    { kind: 'take', from: 1, place: 1 },
    { kind: 'take', from: 2, place: 0 },
  ]);
  table.take(0, 2, 0);
  table.put(0, 2);
  expect([0, 1, 2].map(table.row)).toEqual(['--P', 'PP-', '--J']);
  expect(table.state).toMatchObject({ jewels: 2, prisons: 0 });
});

test('MUS.14 while the supply has a prison, it comes from there', () => {
  const table = lost('---', 'PP-', '--J');
  expect(table.choices(0).map(choice => choice.kind)).toEqual(['put', 'put', 'put']);
  table.put(0, 0);
  expect([0, 1].map(table.row)).toEqual(['P--', 'PP-']);
  expect(table.state.prisons).toBe(0);
});

test('MUS.14 the marker taken has to be put down: it cannot be swapped for a freed prison', () => {
  const table = won('P--', 'JJ-', '--J');
  table.take(0, 1, 0);
  expect(table.choices(0)).toEqual([
    { kind: 'put', place: 1 },
    { kind: 'put', place: 2 },
  ]);
});

test('MUS.15 a marker goes only on a free reward card', () => {
  for (const table of [won('J-P', '---', '---'), won('J-P', 'JJ-', '---'), lost('J-P', '---', '---')]) {
    if (table.choices(0)[0].kind === 'take') table.take(0, 1, 0);
    expect(table.choices(0).filter(choice => choice.kind === 'put')).toEqual([{ kind: 'put', place: 1 }]);
    for (const place of [0, 2]) expect(() => table.put(0, place)).toThrow();
  }
});

test('MUS.16 a champion with three covered reward cards puts a prison back and gets no jewel', () => {
  const table = won('JPP', '---', '---');
  expect(table.choices(0)).toEqual([
    { kind: 'free', place: 1 },
    { kind: 'free', place: 2 },
  ]);
  table.free(0, 1);
  expect(table.row(0)).toBe('J-P');
  expect(table.state).toMatchObject({ jewels: 2, prisons: 2, phase: 'pick' });
});

test('MUS.16 nor may such a champion take a jewel from another player', () => {
  const table = won('JPJ', 'J--', '---');
  expect(table.choices(0)).toEqual([{ kind: 'free', place: 1 }]);
});

test('MUS.17 a scapegoat with three covered reward cards puts a jewel back', () => {
  const table = lost('JPJ', '---', '---');
  expect(table.choices(0)).toEqual([
    { kind: 'surrender', place: 0 },
    { kind: 'surrender', place: 2 },
  ]);
  table.surrender(0, 2);
  expect(table.row(0)).toBe('JP-');
  expect(table.state.jewels).toBe(2);
});

test('MUS.17 also when the supply has no prison left', () => {
  const table = lost('JPJ', 'PP-', '---');
  table.surrender(0, 0);
  expect([0, 1].map(table.row)).toEqual(['-PJ', 'PP-']);
});

test('MUS.RULING.1 two markers never share a reward card, and none is ever lost', () => {
  const faults: string[] = [];
  wander(30, ({ state, choices }) => {
    const all = [...state.markers.flat(), state.spoils?.held ? state.spoils.marker : null];
    if (countOf(all, 'jewel') + state.jewels !== 3) faults.push('a jewel is lost');
    if (countOf(all, 'prison') + state.prisons !== 3) faults.push('a prison is lost');
    for (const [seat, markers] of state.markers.entries())
      for (const choice of choices(seat))
        if (choice.kind === 'put' && markers[choice.place] !== null) faults.push('two markers on a card');
  });
  expect(faults).toEqual([]);
});

test('MUS.RULING.3 a champion takes a jewel or frees a card, and cannot do without either', () => {
  let duels = 0;
  wander(30, ({ state, choices }) => {
    if (state.spoils?.marker !== 'jewel') return;
    duels++;
    const kinds = choices(state.spoils.seat).map(choice => choice.kind);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(['put', 'take', 'free']).toContain(kind);
  });
  expect(duels).toBeGreaterThan(100);
  const table = won('P--', '---', '---');
  table.put(0, 1);
  expect(table.row(0)).toBe('PJ-');
});

test('MUS.RULING.4 no jewel is taken from a player while the supply has one', () => {
  const table = won('---', 'JJ-', '---');
  expect(table.state.jewels).toBe(1);
  expect(table.choices(0).map(choice => choice.kind)).toEqual(['put', 'put', 'put']);
  expect(() => table.take(0, 1, 0)).toThrow();
});

test('MUS.RULING.5 the taker chooses the victim and the card', () => {
  for (const [from, place] of [
    [1, 1],
    [2, 0],
    [2, 2],
  ]) {
    const table = won('---', '-J-', 'J-J');
    expect(table.asked().map(each => each.seat)).toEqual([0]);
    table.take(0, from, place);
    expect(table.state.markers[from][place]).toBeNull();
    expect(table.told('took')).toEqual([{ kind: 'took', seat: 0, marker: 'jewel', from, place }]);
  }
});

test('MUS.RULING.6 a scapegoat takes the prison from another player, not from an own card', () => {
  const table = lost('P--', 'PP-', '---');
  expect(table.choices(0)).toEqual([
    { kind: 'take', from: 1, place: 0 },
    { kind: 'take', from: 1, place: 1 },
  ]);
  expect(() => table.take(0, 0, 0)).toThrow();
});

test('MUS.RULING.7 giving the jewel back is all: no prison follows', () => {
  const table = lost('JPJ', '---', '---');
  table.surrender(0, 0);
  expect(table.row(0)).toBe('-PJ');
  expect(table.state.prisons).toBe(2);
  expect(table.told('put')).toEqual([]);
  expect(table.asked().map(each => each.prompt)).toEqual(['fight', 'fight', 'fight']);
});

test('MUS.RULING.16 a marker is never moved: each choice changes one reward card at most', () => {
  let before = { duels: -1, markers: [] as (string | null)[] };
  const changes: (readonly string[])[] = [];
  wander(20, ({ state }) => {
    const markers = state.markers.flat();
    const duels = state.duels.length;
    // A new round lays all markers back.
    const goesOn = duels > 0 && (duels === before.duels || duels === before.duels + 1);
    const places = [...markers.keys()].filter(place => goesOn && markers[place] !== before.markers[place]);
    if (places.length > 0) changes.push(places.map(place => `${before.markers[place]} to ${markers[place]}`));
    before = { duels, markers };
  });
  expect(new Set(changes.map(each => each.join(', ')))).toEqual(
    new Set(['null to jewel', 'null to prison', 'jewel to null', 'prison to null']),
  );
});

test('MUS.RULING.16 while cards are picked, markers can only be looked at', () => {
  const table = position({ markers: ['JP-', 'J-P', '--P'] });
  const kinds = table.asked().map(({ choices }) => [...new Set(choices.map(({ kind }) => kind))]);
  expect(kinds).toEqual([['fight'], ['fight'], ['fight']]);
});

test('MUS.RULING.5 a reward card stays face down when its marker is taken', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(1, 0)]], markers: ['---', '-JJ', 'J--'], target: 14 });
  table.duel(c(9, 0), c(5, 0), c(1, 0));
  table.take(0, 1, 1);
  const other = changed(table.state, draft => draft.rewards[1].reverse());
  for (const reader of [0, 2, null]) expect(musketiere.view(other, reader)).toEqual(table.view(reader));
  expect(table.told('took')).toEqual([{ kind: 'took', seat: 0, marker: 'jewel', from: 1, place: 1 }]);
});

test('MUS.17 a jewel put back is told as one surrendered', () => {
  const table = lost('JPJ', '---', '---');
  table.surrender(0, 0);
  expect(table.told('surrendered')).toEqual([{ kind: 'surrendered', seat: 0, place: 0 }]);
  expect(table.told('freed')).toEqual([]);
});

test('MUS.16 a prison that had to be put back is told as such', () => {
  const table = won('JPP', '---', '---');
  table.free(0, 1);
  expect(table.told('freed')).toEqual([{ kind: 'freed', seat: 0, place: 1, forced: true }]);
});
