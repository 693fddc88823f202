import { expect, test } from 'vitest';
import { musketiere } from './game.ts';
import { CARD_QUESTIONS } from './questions/index.ts';
import { c, changed, lost, position, readers, won } from './testing.ts';

// Seat 0 has three prisons and holds the strongest and the weakest card of the table.
const shutOut = (target: number, duel = 1) =>
  position({
    hands: [
      [c(10, 4), c(0, 0), c(6, 2)],
      [c(5, 0), c(5, 1), c(5, 2)],
      [c(6, 0), c(6, 1), c(1, 0)],
    ].map(hand => hand.slice(0, 10 - duel)),
    markers: ['PPP', '---', '---'],
    target,
    duel,
  });

test('MUS.18 a player with three prisons throws a hand card away while the others fight', () => {
  const table = shutOut(11);
  expect(table.asked().map(each => each.prompt)).toEqual(['discard', 'fight', 'fight']);
  expect(table.choices(0)).toEqual(table.state.hands[0].map(card => ({ kind: 'discard', card })));
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  expect(table.state.hands.map(hand => hand.length)).toEqual([8, 8, 8]);
});

test('MUS.18 the card thrown away adds nothing to the total', () => {
  const table = shutOut(12);
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  expect(table.told('lost')).toMatchObject([{ sum: 11, target: 12 }]);
});

test('MUS.18 the others must reach the full target, and that is enough', () => {
  const table = shutOut(11);
  table.duel(c(0, 0), c(5, 0), c(6, 0));
  expect(table.told('won')).toMatchObject([{ sum: 11, target: 11 }]);
});

test('MUS.18 a card thrown away makes neither champion nor scapegoat', () => {
  const champion = shutOut(11);
  champion.duel(c(10, 4), c(5, 0), c(6, 0));
  expect(champion.asked()).toMatchObject([{ seat: 2, prompt: 'champion' }]);
  const scapegoat = shutOut(12);
  scapegoat.duel(c(0, 0), c(5, 0), c(6, 0));
  expect(scapegoat.asked()).toMatchObject([{ seat: 1, prompt: 'scapegoat' }]);
});

test('MUS.18 when another player has to take one of the three prisons, its owner fights again', () => {
  const table = shutOut(12);
  table.duel(c(6, 2), c(5, 0), c(6, 0));
  expect(table.choices(1)).toEqual([0, 1, 2].map(place => ({ kind: 'take', from: 0, place })));
  table.take(1, 0, 1);
  table.put(1, 0);
  expect([0, 1].map(table.row)).toEqual(['P-P', 'P--']);
  expect(table.asked().map(each => each.prompt)).toEqual(['fight', 'fight', 'fight']);
  expect(table.told('released')).toEqual([{ kind: 'released', seat: 0 }]);
});

test('MUS.18 a duel won releases nobody', () => {
  const table = shutOut(11);
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  table.put(2, 0);
  expect(table.asked().map(each => each.prompt)).toEqual(['discard', 'fight', 'fight']);
});

test('MUS.18 two prisons, or three markers of both kinds, do not keep anybody from fighting', () => {
  for (const row of ['PP-', 'PPJ', 'JPP'])
    expect(position({ markers: [row, '---', '---'] }).asked()[0].prompt).toBe('fight');
});

test('MUS.RULING.8 the third prison shuts out from the next duel on: the card of this one has fought', () => {
  const table = position({ hands: [[c(0, 0), c(2, 0)], [c(5, 0)]], markers: ['PP-', '---'], target: 14 });
  table.duel(c(0, 0), c(5, 0));
  table.put(0, 2);
  expect(table.told('shut-out')).toEqual([{ kind: 'shut-out', seat: 0 }]);
  expect(table.state.duels).toMatchObject([{ cards: [c(0, 0), c(5, 0)] }]);
  expect(table.state.discards[0]).toEqual([]);
  expect(table.asked().map(each => each.prompt)).toEqual(['discard', 'fight']);
});

test('MUS.RULING.8 one card of choice goes in every duel, while the others pick', () => {
  const table = shutOut(11);
  table.discard(0, c(0, 0));
  expect(table.choices(0)).toEqual([]);
  table.fight(1, c(5, 0));
  table.fight(2, c(6, 0));
  table.put(2, 0);
  table.duel(c(10, 4), c(5, 1), c(6, 1));
  expect(table.state.discards[0]).toEqual([c(0, 0), c(10, 4)]);
  expect(table.state.hands.map(hand => hand.length)).toEqual([7, 7, 7]);
});

test('MUS.RULING.8 a card thrown away is face down until the round is over', () => {
  const table = shutOut(11, 9);
  table.discard(0, c(10, 4));
  const swap = (draft: typeof table.state) => {
    draft.picks[0] = c(0, 0);
  };
  for (const reader of [1, 2, null])
    expect(musketiere.view(changed(table.state, swap), reader)).toEqual(table.view(reader));
  expect(table.told('discarded').map(event => event.secret.to)).toEqual([[0]]);
  table.fight(1, c(5, 0));
  table.fight(2, c(6, 0));
  expect(table.told('shown')).toMatchObject([{ cards: [null, c(5, 0), c(6, 0)] }]);
  table.put(2, 0);
  for (const reader of readers(table.state)) expect(table.view(reader).last?.discards[0]).toEqual([c(10, 4)]);
});

test('MUS.RULING.9 the released player fights from the next duel, not in this one', () => {
  const table = shutOut(12);
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  table.take(1, 0, 0);
  expect(table.state.hands[0]).not.toContain(c(10, 4));
  expect(table.state.duels).toMatchObject([{ cards: [null, c(5, 0), c(6, 0)], sum: 11, won: false, seat: 1 }]);
  table.put(1, 0);
  expect(table.state.discards[0]).toEqual([c(10, 4)]);
  expect(table.asked()[0]).toMatchObject({ seat: 0, prompt: 'fight' });
});

// With two players one fights alone.
const alone = (card: number, target: number) => {
  const table = position({ hands: [[c(10, 4), c(0, 0)], [card]], markers: ['PPP', '---'], target });
  table.duel(c(10, 4), card);
  return table;
};

test('MUS.RULING.10 of two players one fights alone against the full target and is champion', () => {
  const table = alone(c(7, 0), 7);
  expect(table.told('won')).toMatchObject([{ seat: 1, sum: 7, target: 7 }]);
  table.put(1, 0);
  expect(table.row(1)).toBe('J--');
});

test('MUS.RULING.10 or scapegoat, and takes a prison of the other', () => {
  const table = alone(c(7, 4), 8);
  expect(table.told('lost')).toMatchObject([{ seat: 1, sum: 7, target: 8 }]);
  table.take(1, 0, 2);
  table.put(1, 1);
  expect([0, 1].map(table.row)).toEqual(['PP-', '-P-']);
});

test('MUS.RULING.15 cards thrown away stay hidden in the duels that follow', () => {
  const table = shutOut(11);
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  table.put(2, 0);
  const other = changed(table.state, draft => draft.discards[0].splice(0, 1, c(9, 4)));
  for (const reader of [1, 2, null]) {
    expect(musketiere.view(other, reader)).toEqual(table.view(reader));
    expect(table.view(reader).thrown).toEqual([1, 0, 0]);
    expect(table.view(reader).discards).toEqual([]);
  }
  expect(table.view(0).discards).toEqual([c(10, 4)]);
});

test('MUS.RULING.15 cards that fought stay open for everybody', () => {
  const table = shutOut(11);
  table.duel(c(10, 4), c(5, 0), c(6, 0));
  table.put(2, 0);
  table.duel(c(0, 0), c(5, 1), c(6, 1));
  for (const reader of readers(table.state))
    expect(table.view(reader).duels.map(duel => duel.cards)).toEqual([
      [null, c(5, 0), c(6, 0)],
      [null, c(5, 1), c(6, 1)],
    ]);
});

test('MUS.18 it is told who is shut out, with the third prison and not before', () => {
  const third = lost('PP-', '---', '---');
  third.put(0, 2);
  expect(third.told('shut-out')).toEqual([{ kind: 'shut-out', seat: 0 }]);
  const second = lost('P--', '---', '---');
  second.put(0, 2);
  const jewel = won('PP-', '---', '---');
  jewel.put(0, 2);
  expect([...second.told('shut-out'), ...jewel.told('shut-out')]).toEqual([]);
});

test('MUS.18 it is told who fights again, and only of one who was shut out', () => {
  const released = lost('---', 'PPP', '---');
  released.take(0, 1, 2);
  expect(released.told('released')).toEqual([{ kind: 'released', seat: 1 }]);
  const fighting = lost('---', 'PP-', 'P--');
  fighting.take(0, 1, 0);
  expect(fighting.told('released')).toEqual([]);
});

test('MUS.18 the question for a card to fight with goes to all but the player shut out, who has another', () => {
  const { state } = shutOut(11);
  expect([CARD_QUESTIONS.fight.who(state, null), CARD_QUESTIONS.discard.who(state, null)]).toEqual([[1, 2], [0]]);
});

test('MUS.18 what was thrown away in one round is gone in the next', () => {
  const table = position({ markers: ['PPP', '---', '---'], duel: 9, target: 0 });
  table.duel(...table.state.hands.flat());
  const [{ seat, choices }] = table.asked();
  table.choose(seat, choices[0]);
  expect(table.view(0)).toMatchObject({ round: 2, thrown: [0, 0, 0], discards: [] });
});
