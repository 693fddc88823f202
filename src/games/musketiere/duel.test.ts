import { expect, test } from 'vitest';
import { musketiere } from './game.ts';
import { c, changed, match, position, readers, won } from './testing.ts';

const layAll = (table: ReturnType<typeof match>) => {
  for (const [seat, hand] of table.state.hands.entries()) for (const card of hand.slice(0, 3)) table.reward(seat, card);
};

test('MUS.8 the top guard card is turned up and its number is the target', () => {
  const table = match(3);
  const top = table.state.guards.at(-1);
  layAll(table);
  expect(table.state.target).toBe(top);
  expect(table.state.guards).toHaveLength(11);
  expect(table.state.guards).not.toContain(top);
  expect(table.told('turned')).toEqual([{ kind: 'turned', duel: 1, target: top, reveals: true }]);
});

test('MUS.8 every duel turns up the next one', () => {
  const table = position({
    hands: [
      [c(9, 0), c(9, 1)],
      [c(3, 0), c(3, 1)],
    ],
    target: 12,
    guards: [5, 20, 7],
  });
  table.duel(c(9, 0), c(3, 0));
  expect(table.state.target).toBe(12);
  table.put(0, 0);
  expect(table.state.target).toBe(5);
  table.duel(c(9, 1), c(3, 1));
  table.put(0, 1);
  expect(table.state.target).toBe(20);
  expect(table.view(null).guards).toBe(1);
});

test('MUS.9 everybody picks one card of the nine in hand', () => {
  const table = position({ players: 4 });
  for (const { seat, prompt, choices } of table.asked()) {
    expect(prompt).toBe('fight');
    expect(choices).toEqual(table.state.hands[seat].map(card => ({ kind: 'fight', card })));
  }
  const [card, next] = table.state.hands[2];
  table.fight(2, card);
  expect(table.state.hands[2]).not.toContain(card);
  expect(() => table.fight(2, next)).toThrow();
  expect(table.asked().map(each => each.seat)).toEqual([0, 1, 3]);
});

test('MUS.9 a pick stays secret until the last one is in', () => {
  const table = position({ hands: [[c(9, 0), c(8, 0)], [c(3, 0)], [c(4, 0)]] });
  table.fight(0, c(9, 0));
  const other = changed(table.state, draft => {
    draft.picks[0] = c(8, 0);
    draft.hands[0] = draft.hands[0].map(card => (card === c(8, 0) ? c(9, 0) : card));
  });
  for (const reader of [1, 2, null])
    expect(musketiere.view(other, reader)).toEqual(musketiere.view(table.state, reader));
  expect(table.told('picked').map(event => event.secret.to)).toEqual([[0]]);
  table.fight(2, c(4, 0));
  expect(table.told('shown')).toEqual([]);
  table.fight(1, c(3, 0));
  expect(table.told('shown')).toMatchObject([{ cards: [c(9, 0), c(3, 0), c(4, 0)] }]);
  for (const reader of readers(table.state))
    expect(table.view(reader).duels).toMatchObject([{ cards: [c(9, 0), c(3, 0), c(4, 0)] }]);
});

test('MUS.9 values are added up and swords are not', () => {
  const table = position({ hands: [[c(7, 4)], [c(7, 3)], [c(1, 4)]], target: 16 });
  table.duel(c(7, 4), c(7, 3), c(1, 4));
  expect(table.told('shown')).toMatchObject([{ sum: 15, target: 16 }]);
  expect(table.told('lost')).toHaveLength(1);
});

test('MUS.10 a total equal to the target wins the duel', () => {
  const table = position({ hands: [[c(7, 1)], [c(7, 3)], [c(0, 0)]], target: 14 });
  table.duel(c(7, 1), c(7, 3), c(0, 0));
  expect(table.told('won')).toMatchObject([{ sum: 14, target: 14 }]);
  expect(table.state.duels).toMatchObject([{ won: true }]);
});

test('MUS.10 a total above the target wins the duel too', () => {
  const table = position({ hands: [[c(7, 1)], [c(8, 3)]], target: 14 });
  table.duel(c(7, 1), c(8, 3));
  expect(table.told('won')).toHaveLength(1);
});

test('MUS.10 one short of the target loses the duel', () => {
  const table = position({ hands: [[c(3, 0)], [c(8, 4)]], target: 12 });
  table.duel(c(3, 0), c(8, 4));
  expect(table.told('lost')).toMatchObject([{ sum: 11, target: 12 }]);
  expect(table.state.duels).toMatchObject([{ won: false }]);
});

test('MUS.11 the strongest card of a duel won brings its owner a jewel of the supply, on a reward card of choice', () => {
  const table = position({ hands: [[c(7, 1)], [c(7, 3)], [c(0, 0)]], target: 14 });
  table.duel(c(7, 1), c(7, 3), c(0, 0));
  const choices = [0, 1, 2].map(place => ({ kind: 'put', place }));
  expect(table.asked()).toEqual([{ seat: 1, prompt: 'champion', choices }]);
  table.put(1, 2);
  expect([0, 1, 2].map(table.row)).toEqual(['---', '--J', '---']);
  expect(table.state).toMatchObject({ jewels: 2, prisons: 3 });
});

test('MUS.11 the jewel is put down at once: nobody picks a card before', () => {
  const table = position({ hands: [[c(7, 1), c(2, 0)], [c(7, 3)]], target: 14 });
  table.duel(c(7, 1), c(7, 3));
  expect(() => table.fight(0, c(2, 0))).toThrow();
  expect(table.told('turned')).toEqual([]);
  table.put(1, 0);
  expect(table.told('turned')).toMatchObject([{ duel: 2 }]);
});

test('MUS.12 a champion may put a prison back instead of taking a jewel', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)]], markers: ['P-P', '---'], target: 14 });
  table.duel(c(9, 0), c(5, 0));
  expect(table.choices(0)).toEqual([
    { kind: 'put', place: 1 },
    { kind: 'free', place: 0 },
    { kind: 'free', place: 2 },
  ]);
  table.free(0, 2);
  expect(table.row(0)).toBe('P--');
  expect(table.state).toMatchObject({ jewels: 3, prisons: 2, phase: 'pick' });
});

test('MUS.12 also where the jewel would have to come from another player', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)]], markers: ['JP-', 'JJ-'], target: 14 });
  table.duel(c(9, 0), c(5, 0));
  table.free(0, 1);
  expect([0, 1].map(table.row)).toEqual(['J--', 'JJ-']);
  expect(table.state.prisons).toBe(3);
});

test('MUS.12 only prisons of the champion: without one there is none to put back', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)]], markers: ['J--', 'PP-'], target: 14 });
  table.duel(c(9, 0), c(5, 0));
  expect(table.choices(0).map(choice => choice.kind)).toEqual(['put', 'put']);
});

test('MUS.13 the weakest card of a duel lost brings its owner a prison of the supply, on a reward card of choice', () => {
  const table = position({ hands: [[c(3, 0)], [c(8, 4)]], target: 12 });
  table.duel(c(3, 0), c(8, 4));
  const choices = [0, 1, 2].map(place => ({ kind: 'put', place }));
  expect(table.asked()).toEqual([{ seat: 0, prompt: 'scapegoat', choices }]);
  table.put(0, 1);
  expect([0, 1].map(table.row)).toEqual(['-P-', '---']);
  expect(table.state).toMatchObject({ jewels: 3, prisons: 2 });
});

test('MUS.13 a scapegoat with a prison may not put it back', () => {
  const table = position({ hands: [[c(3, 0)], [c(8, 4)]], markers: ['P--', '---'], target: 12 });
  table.duel(c(3, 0), c(8, 4));
  expect(table.choices(0)).toEqual([
    { kind: 'put', place: 1 },
    { kind: 'put', place: 2 },
  ]);
});

test('MUS.12 a prison put back is told as one freed', () => {
  const table = won('P--', '---', '---');
  table.free(0, 0);
  expect(table.told('freed')).toEqual([{ kind: 'freed', seat: 0, place: 0, forced: false }]);
  expect(table.told('surrendered')).toEqual([]);
});

test('MUS.11 while the champion decides, everybody sees that the spoils are due', () => {
  const table = won('---', '---', '---');
  expect([0, 1, null].map(seat => table.view(seat).phase)).toEqual(['spoils', 'spoils', 'spoils']);
});

test('MUS.11 all are told onto which reward card the jewel is put, out of the supply or out of the hand', () => {
  const table = won('---', '---', '---');
  table.put(0, 1);
  expect(table.told('put')).toEqual([{ kind: 'put', seat: 0, marker: 'jewel', place: 1, held: false }]);
  const taken = won('---', 'JJ-', 'J--');
  taken.take(0, 1, 0);
  taken.put(0, 2);
  expect(taken.told('put')).toEqual([{ kind: 'put', seat: 0, marker: 'jewel', place: 2, held: true }]);
});
