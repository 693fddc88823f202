import { expect, test } from 'vitest';
import { musketiere } from './game.ts';
import { c, lost, match, position, type Table, won } from './testing.ts';

/** How often a rule keeps seat 0 from something, by the reason it is given. */
const refusals = (table: Table, rule: string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const each of musketiere.barred(table.view(0)))
    if (each.rule === rule) counts[each.reason] = (counts[each.reason] ?? 0) + 1;
  return counts;
};

/** After two or three reward cards of seat 0. */
const laid = (cards: number): Table => {
  const table = match(2);
  for (const card of table.state.hands[0].slice(0, cards)) table.reward(0, card);
  return table;
};

/** Seat 1 has thrown a card away; the duel is settled and the next one about to be fought. */
const afterThrow = (): Table => {
  const cards = [c(5, 0), c(9, 0), c(1, 0)];
  const table = position({ hands: cards.map(card => [card]), markers: ['---', 'PPP', '---'], target: 4 });
  table.duel(...cards);
  table.put(0, 0);
  return table;
};

const picked = (): Table => {
  const table = position({ hands: [[c(9, 0), c(8, 0)], [c(5, 0)]] });
  table.fight(0, c(9, 0));
  return table;
};

/** Seat 0 is shut out and has its card to throw away lying there. */
const thrown = (): Table => {
  const table = position({ markers: ['PPP', '---'] });
  table.discard(0, table.state.hands[0][0]);
  return table;
};

/** A champion or scapegoat who has taken another's marker in hand. */
const holding = (table: Table): Table => {
  table.take(0, 1, 0);
  return table;
};

/** Nine duels, nine cards in a hand; eight once one was played. */
const ROWS: readonly (readonly [name: string, table: Table, counts: Record<string, number>])[] = [
  ['MUS.6 two reward cards are not enough', laid(2), { 'rewards-stay': 2 }],
  ['MUS.6 three are, and they stay', laid(3), { 'rewards-laid': 9, 'rewards-stay': 3 }],
  ['MUS.8 one guard card is turned up at a time', position({ players: 2 }), { 'one-guard-at-a-time': 1 }],
  ['MUS.9 who has picked his card waits', picked(), { 'already-picked': 8 }],
  ['MUS.9 who has thrown his card away waits too', thrown(), { 'already-picked': 8 }],
  ['MUS.9 before that he may throw any away', position({ markers: ['PPP', '---'] }), {}],
  ['MUS.9 who has not may pick any', position({ players: 2 }), {}],
  ['MUS.11 a won duel is settled first', won('---', '---', '---'), { 'spoils-first': 8 }],
  [
    'MUS.13 a lost duel is settled first, and the scapegoat cannot pass',
    lost('---', '---', '---'),
    { 'spoils-first': 8, 'scapegoat-must': 1 },
  ],
  ['MUS.13 is not for the champion', won('---', '---', '---'), {}],
  ['MUS.RULING.3 the champion cannot pass', won('---', '---', '---'), { 'champion-must': 1 }],
  ['MUS.RULING.3 nor with a jewel in hand', holding(won('---', 'JJ-', 'J--')), { 'champion-must': 1 }],
  [
    'MUS.13 nor can the scapegoat with a prison in hand',
    holding(lost('P--', 'PP-', '---')),
    {
      'spoils-first': 8,
      'scapegoat-must': 1,
    },
  ],
  ['MUS.12 is nothing to one who holds a prison', holding(lost('P--', 'PP-', '---')), {}],
  ['MUS.12 nor to one who holds a jewel and could free a prison', holding(won('P--', 'JJ-', '--J')), {}],
  ['MUS.RULING.3 is not for the scapegoat', lost('---', '---', '---'), {}],
  ['MUS.12 without a prison there is none to free', won('J--', '---', '---'), { 'no-prison-to-free': 1 }],
  ['MUS.12 with one there is', won('JP-', '---', '---'), {}],
  ['MUS.12 nor with a jewel in hand', holding(won('---', 'JJ-', 'J--')), { 'no-prison-to-free': 1 }],
  [
    'MUS.14 without jewels in the supply the champion takes one of the others first',
    won('P--', 'JJ-', '--J'),
    { 'no-jewel-left': 1, 'take-jewel-first': 2 },
  ],
  ['MUS.14 with one in hand he puts it down', holding(won('P--', 'JJ-', '--J')), {}],
  [
    'MUS.14 without prisons in the supply the scapegoat takes one of the others first',
    lost('P--', 'PP-', '---'),
    { 'no-prison-left': 1, 'take-prison-first': 2 },
  ],
  ['MUS.14 with one in hand he puts it down too', holding(lost('P--', 'PP-', '---')), {}],
  [
    'MUS.14 the scapegoat takes from the supply while it has prisons',
    lost('---', 'PP-', '---'),
    { 'supply-first-prison': 2 },
  ],
  ['MUS.15 a champion puts no second marker on a jewel', won('JP-', '---', '---'), { 'one-marker': 1 }],
  ['MUS.15 nor, with a jewel in hand, on a prison', holding(won('P--', 'JJ-', '--J')), { 'one-marker': 1 }],
  ['MUS.15 a scapegoat puts no second marker on either', lost('JP-', '---', '---'), { 'one-marker': 2 }],
  ['MUS.16 a champion with three covered cards gets no jewel', won('JPP', 'J--', '---'), { 'champion-full': 3 }],
  ['MUS.16 with a free card he does', won('JP-', 'J--', '---'), {}],
  ['MUS.17 a scapegoat with three covered cards gets no prison', lost('JPJ', 'P--', '---'), { 'scapegoat-full': 2 }],
  ['MUS.17 with a free card he does', lost('JP-', 'P--', '---'), {}],
  ['MUS.18 a player shut out does not fight', position({ markers: ['PPP', '---', '---'] }), { 'shut-out': 1 }],
  ['MUS.18 with a jewel among his markers he does', position({ markers: ['PJP', '---', '---'] }), {}],
  [
    'MUS.RULING.4 the champion takes from the supply while it has jewels',
    won('---', 'JJ-', '---'),
    { 'supply-first': 2 },
  ],
  ['MUS.RULING.4 without jewels there he takes one of the others', won('---', 'JJ-', 'J--'), {}],
  ['MUS.RULING.5 the reward cards of others are face down', position({ players: 3 }), { 'face-down': 6 }],
  ['MUS.RULING.5 and only what he is owed can be taken off them', won('---', 'JP-', '---'), { 'face-down': 5 }],
  ['MUS.RULING.5 and nothing with a marker in hand', holding(won('---', 'JJ-', 'J--')), { 'face-down': 6 }],
  ['MUS.RULING.6 the scapegoat does not take his own prison', lost('P--', 'PP-', '---'), { 'not-your-own': 1 }],
  ['MUS.RULING.6 is nothing to one who holds a prison', holding(lost('P--', 'PP-', '---')), {}],
  ['MUS.RULING.7 a full scapegoat gives back a jewel, nothing else', lost('JPJ', 'P--', '---'), { 'only-a-jewel': 1 }],
  ['MUS.RULING.7 is nothing to one with a free card', lost('JP-', 'P--', '---'), {}],
  ['MUS.RULING.11 nobody talks about cards', position({ players: 2 }), { 'no-talk': 1 }],
  ['MUS.RULING.15 what was thrown away stays hidden', afterThrow(), { 'thrown-hidden': 1 }],
  ['MUS.RULING.15 where nothing was thrown away nothing is hidden', position({ players: 3 }), {}],
  ['MUS.RULING.16 markers stay between duels', position({ markers: ['JP-', 'J--', '---'] }), { 'markers-stay': 2 }],
];

test.each(ROWS)('%s, and he is told so', (name, table, counts) => {
  expect(refusals(table, name.split(' ')[0])).toEqual(counts);
});

test('MUS.9 a hand to pick from is refused by nothing, whatever else is', () => {
  const table = position({ players: 2 });
  const rules = musketiere.barred(table.view(0)).map(each => each.rule);
  const REWARDS = ['MUS.6', 'MUS.6', 'MUS.6', 'MUS.RULING.5', 'MUS.RULING.5', 'MUS.RULING.5'];
  expect(rules.toSorted()).toEqual([...REWARDS, 'MUS.8', 'MUS.RULING.11'].toSorted());
});

test('MUS.22 once the match is over nobody is refused anything, and a spectator never is', () => {
  expect(musketiere.barred(position({ players: 2 }).view(null))).toEqual([]);
  const cards = [c(9, 0), c(5, 0)];
  const table = position({ hands: cards.map(card => [card]), markers: ['JJ-', '---'], target: 10, length: 'round' });
  table.duel(...cards);
  table.put(0, 2);
  expect(table.asked()).toEqual([]);
  for (const seat of [0, 1, null]) expect(musketiere.barred(table.view(seat))).toEqual([]);
});

test('MUS.RULING.3 what the champion cannot do is told to him and to nobody else', () => {
  const table = won('J--', '---', '---');
  const rules = (seat: number) => musketiere.barred(table.view(seat)).map(({ rule }) => rule);
  expect([0, 1, 2].map(seat => rules(seat).includes('MUS.RULING.3'))).toEqual([true, false, false]);
});
