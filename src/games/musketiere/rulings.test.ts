import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { allCards, CARDS, cardSwords, cardValue } from './cards.ts';
import { musketiere } from './game.ts';
import { c, changed, match, playAny, position, readers, wander } from './testing.ts';

test('MUS.RULING.2 no tie: the 55 cards are all different, five of each value with nought to four swords', () => {
  const faces = allCards().map(card => `${cardValue(card)}/${cardSwords(card)}`);
  const wanted = Array.from({ length: 11 }, (_, value) => [0, 1, 2, 3, 4].map(swords => `${value}/${swords}`)).flat();
  expect(faces.toSorted()).toEqual(wanted.toSorted());
  expect(CARDS).toBe(55);
  for (const card of allCards()) expect(c(cardValue(card), cardSwords(card))).toBe(card);
});

test('MUS.RULING.2 every duel has one champion or one scapegoat, whatever the cards', () => {
  wander(10, ({ state }) => {
    for (const { cards, won, seat } of state.duels) {
      const shown = cards.filter(card => card !== null);
      expect(new Set(shown).size).toBe(shown.length);
      expect(cards[seat]).toBe(won ? Math.max(...shown) : Math.min(...shown));
    }
  });
});

test('MUS.RULING.5 a reward card stays face down when its marker is taken', () => {
  const table = position({ hands: [[c(9, 0)], [c(5, 0)], [c(1, 0)]], markers: ['---', '-JJ', 'J--'], target: 14 });
  table.duel(c(9, 0), c(5, 0), c(1, 0));
  table.take(0, 1, 1);
  const other = changed(table.state, draft => draft.rewards[1].reverse());
  for (const reader of [0, 2, null]) expect(musketiere.view(other, reader)).toEqual(table.view(reader));
  expect(table.told('took')).toEqual([{ kind: 'took', seat: 0, marker: 'jewel', from: 1, place: 1 }]);
});

test('MUS.RULING.11 nothing can be said: every choice and every event is one of the game itself', () => {
  const known = `reward fight discard take put free surrender
    dealt laid turned picked discarded shown won lost took freed surrendered shut-out released ended scored tied crowned`;
  const kinds = new Set<string>();
  wander(20, table => {
    for (const each of table.asked()) for (const choice of each.choices) kinds.add(choice.kind);
    for (const event of table.events.splice(0)) kinds.add(event.kind);
  });
  for (const kind of kinds) expect(known.split(/\s+/)).toContain(kind);
  expect(musketiere.options.map(option => option.id)).toEqual(['length']);
});

test('MUS.RULING.11 and whoever wants to talk is told why not', () => {
  const table = match(3);
  do {
    const talk = [0, 1, 2].map(seat => musketiere.barred(table.view(seat)).find(each => each.choice.kind === 'talk'));
    for (const each of talk)
      expect(each).toEqual({ choice: { kind: 'talk' }, rule: 'MUS.RULING.11', reason: 'no-talk' });
    playAny(table);
  } while (table.state.phase !== 'over' && table.state.round < 2);
});

test('MUS.RULING.13 guard cards left over are in no view, neither before nor after the end of the round', () => {
  const twins = [
    [16, 18],
    [4, 5],
  ].map(guards => position({ hands: [[c(9, 0)], [c(5, 0)]], duel: 9, guards, target: 14 }));
  const looks = twins.map(table => {
    const look = () => readers(table.state).map(table.view);
    const first = look();
    table.duel(c(9, 0), c(5, 0));
    const second = look();
    table.put(0, 0);
    return [first, second, look()];
  });
  expect(twins[0].state.round).toBe(2);
  expect(looks[1]).toEqual(looks[0]);
});

test('MUS.RULING.13 all 15 are sorted afresh for the next round', () => {
  for (const players of [2, 3, 4]) {
    const first = match(players).state.guards.length;
    const table = position({ players, duel: 9, target: 0 });
    table.duel(...table.state.hands.flat());
    table.choose(table.asked()[0].seat, table.asked()[0].choices[0]);
    expect(table.state.round).toBe(2);
    expect(new Set(table.state.guards).size).toBe(first);
  }
});

test('MUS.RULING.14 the owner sees the own reward cards in every phase of a round', () => {
  wander(6, ({ state, view }) => {
    for (const reader of readers(state))
      expect(view(reader).rewards).toEqual(reader === null ? [] : state.rewards[reader]);
  });
});

test('MUS.RULING.15 what a player shut out throws away is told only to that player', () => {
  let secrets = 0;
  wander(40, ({ state, events }) => {
    for (const event of events.splice(0)) {
      if (event.kind !== 'discarded') continue;
      secrets++;
      for (const reader of readers(state)) expect('secret' in redact(event, reader)).toBe(reader === event.seat);
    }
  });
  expect(secrets).toBeGreaterThan(0);
});

test('MUS.RULING.18 two players play like three and four: same hands, rewards, markers, duels and goal', () => {
  const table = match(2);
  expect(table.state.hands.map(hand => hand.length)).toEqual([12, 12]);
  expect(table.state).toMatchObject({ jewels: 3, prisons: 3 });
  for (const seat of [0, 1]) for (const card of table.state.hands[seat].slice(3, 6)) table.reward(seat, card);
  expect(table.asked().map(each => [each.prompt, each.choices.length])).toEqual([
    ['fight', 9],
    ['fight', 9],
  ]);
  let longest = 0;
  while (playAny(table)) longest = Math.max(longest, table.state.last?.duels.length ?? 0);
  expect(longest).toBe(9);
  expect(Math.max(...table.state.totals)).toBeGreaterThanOrEqual(100);
});
