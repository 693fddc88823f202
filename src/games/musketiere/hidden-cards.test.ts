import { expect, test } from 'vitest';
import { seeded } from '#kernel/fairness.ts';
import { redact } from '#kernel/game.ts';
import { allCards } from './cards.ts';
import { guardsToCome } from './facts.ts';
import { musketiere } from './game.ts';
import { c, match, position, readers, wander, won } from './testing.ts';

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

test('MUS.4 a world that somebody imagines looks to him like the true one', () => {
  const duel = position({ markers: ['PPP', 'J--', '---'] });
  duel.discard(0, duel.state.hands[0][2]);
  for (const { state, view } of [match(4), duel, won('J--', 'P--', '---')])
    for (const reader of readers(state))
      expect(musketiere.view(musketiere.imagine(view(reader), seeded('world')), reader)).toEqual(view(reader));
});

test('MUS.4 in the worlds that somebody imagines any card he has not seen may be in any other hand', () => {
  const { state, view } = match(3);
  for (const other of [1, 2]) {
    const cards = new Set<number>();
    for (let number = 0; number < 200; number++)
      for (const card of musketiere.imagine(view(0), seeded(number)).hands[other]) cards.add(card);
    expect(cards).toEqual(new Set(allCards().filter(card => !state.hands[0].includes(card))));
  }
});

test('MUS.3 in those worlds the guard cards to come lie in any order', () => {
  const { view } = position({ players: 3 });
  const tops = new Set<number | undefined>();
  for (let number = 0; number < 200; number++) tops.add(musketiere.imagine(view(0), seeded(number)).guards.at(-1));
  expect(tops).toEqual(new Set(guardsToCome(view(0))));
});

test('MUS.9 in those worlds a pick is a card of the deck that lies nowhere else', () => {
  const table = position({ players: 3 });
  table.fight(0, table.state.hands[0][0]);
  for (let number = 0; number < 20; number++) {
    const { picks, hands, rewards } = musketiere.imagine(table.view(1), seeded(number));
    const cards = [picks[0], ...hands.flat(), ...rewards.flat()];
    expect(allCards()).toEqual(expect.arrayContaining(cards));
    expect(new Set(cards).size).toBe(3 * 12);
  }
});
