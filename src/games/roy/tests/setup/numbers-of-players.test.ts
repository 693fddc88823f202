import { expect, test } from 'vitest';
import { readOptions } from '#kernel/game.ts';
import { END, MAN, PARIS_CARD, START } from '../../choices.ts';
import { roy } from '../../game.ts';
import { at, type Position, position, red } from '../../testing.ts';

const everyMan = (table: Position) => table.state.men.map(({ who, seat }) => [who, seat]);

/** Answers with whatever comes first till the question is asked. */
const until = (table: Position, prompt: string): Position => {
  for (;;) {
    const [decision] = roy.decisions(table.state);
    if (decision.prompt === prompt) return table;
    table.play(decision.seat, decision.choices[0]);
  }
};

const open = (players: number, given: Readonly<Record<string, string>> = {}): Position => {
  const { options } = readOptions(roy.options, given);
  return at(roy.setup(players, options ?? {}, { key: [players, 2, 3, 4, 5, 6, 7, 8], at: 0 }, null));
};

test('ROY.P2.1 with two players one seat has all four musketeers', () => {
  expect(everyMan(until(open(2), 'destination'))).toEqual([
    ['dartagnan', 1],
    ['athos', 1],
    ['aramis', 1],
    ['porthos', 1],
  ]);
});

test('ROY.P2.2 with two players the seat is dealt one hand of nine cards for all its musketeers', () => {
  const table = until(open(2), 'lay-inn');
  while (table.told('drew').length === 0) table.play('milady', table.choices('milady')[0]);
  expect(table.told('drew')).toMatchObject([{ seat: 1, count: 9, why: 'deal' }]);
  const common = position({ players: 2, hands: { athos: ['essarts', 'captain'] }, state: { purse: 0 } });
  common.play(1, START.athos, { kind: 'play', card: 'essarts' }, END);
  common.play(1, START.porthos);
  expect(common.offers(1, { kind: 'play', card: 'captain' })).toBe(true);
});

test('ROY.P2.3 with two players a card is drawn when a turn begins, also the first one', () => {
  const first = until(open(2), 'destination');
  expect(first.state.turn).toBe(1);
  expect(first.state.hands[1]).toHaveLength(10);
  const next = position({
    players: 2,
    acting: 'athos',
    men: { dartagnan: { turn: 'done' }, aramis: { turn: 'done' }, porthos: { turn: 'done' } },
    deck: ['ketty'],
    state: { location: 'paris' },
  });
  next.dice(red(0, 1)).play(1, END);
  expect(next.told('drew')).toMatchObject([{ seat: 1, count: 1, why: 'turn' }]);
  expect(next.state.hands[1]).toEqual(['ketty']);
  for (const players of [3, 4, 5, 6]) {
    const table = position({ players, at: 'turn' });
    expect(table.state.hands.every(hand => hand.length === 0)).toBe(true);
  }
});

test('ROY.P2.4 with two players Isolation is not in the Treachery deck', () => {
  const { plots, plotHand } = open(2).state;
  expect([...plots, ...plotHand]).toHaveLength(14);
  expect([...plots, ...plotHand]).not.toContain('isolation');
});

test('ROY.P3.1 with three players two seats have two musketeers each', () => {
  const table = until(open(3), 'cast');
  table.play(1, MAN.porthos).play(2, MAN.dartagnan);
  expect(table.choices(1)).toEqual([MAN.athos, MAN.aramis]);
  table.play(1, MAN.athos);
  expect(everyMan(table)).toEqual([
    ['dartagnan', 2],
    ['athos', 1],
    ['aramis', 2],
    ['porthos', 1],
  ]);
});

test('ROY.P3.2 with three players each seat is dealt one hand of nine cards for both its musketeers', () => {
  const table = until(open(3), 'destination');
  expect(table.state.hands.map(hand => hand.length)).toEqual([0, 9, 9]);
  const common = position({ players: 3, hands: { athos: ['essarts', 'captain'] }, state: { purse: 0 } });
  common.play(1, START.athos, { kind: 'play', card: 'essarts' }, END);
  common.play(1, START.dartagnan);
  expect(common.offers(1, { kind: 'play', card: 'captain' })).toBe(true);
});

test('ROY.P3.3 with three players the four musketeers play in any order, a seat’s two not in a row', () => {
  const table = position({ players: 3 });
  expect(table.choices(1)).toEqual([START.dartagnan, START.athos]);
  expect(table.choices(2)).toEqual([START.aramis, START.porthos]);
  table.play(1, START.athos, END);
  expect([table.choices(1), table.choices(2)]).toEqual([[START.dartagnan], [START.aramis, START.porthos]]);
  table.play(2, START.porthos, END);
  expect([table.choices(1), table.choices(2)]).toEqual([[START.dartagnan], [START.aramis]]);
  table.play(1, START.dartagnan, END).play(2, START.aramis);
  expect(table.asked(2)?.prompt).toBe('man-turn');
});

const FOUR = ['dartagnan', 'athos', 'aramis', 'porthos'] as const;

test('ROY.P4.1 with four players three seats have a musketeer each and the one the team names stays at home', () => {
  const table = until(open(4), 'leave-out');
  for (const seat of [1, 2, 3]) expect(table.choices(seat)).toEqual(FOUR.map(who => MAN[who]));
  table.play(2, MAN.athos);
  expect(table.choices(1)).toEqual([MAN.dartagnan, MAN.aramis, MAN.porthos]);
  table.play(1, MAN.porthos).play(2, MAN.dartagnan);
  expect(everyMan(table)).toEqual([
    ['dartagnan', 2],
    ['aramis', 3],
    ['porthos', 1],
  ]);
});

test('ROY.P4.2 with four players a musketeer has four actions', () => {
  const table = position({ players: 4 });
  for (const who of ['dartagnan', 'aramis'] as const) {
    table.play(who, START[who]);
    expect(table.state.actions).toBe(4);
    table.play(who, END);
  }
});

test('ROY.P4.3 with four players each seat is dealt seven cards', () => {
  expect(until(open(4), 'destination').state.hands.map(hand => hand.length)).toEqual([0, 7, 7, 7]);
});

test('ROY.P6.1 with six players there are five musketeers, Tréville among them, with three actions and five cards', () => {
  const table = until(open(6), 'destination');
  expect(table.state.men.map(({ who }) => who)).toEqual([...FOUR, 'treville']);
  expect(table.state.men.map(({ seat }) => seat).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(table.state.hands.map(hand => hand.length)).toEqual([0, 5, 5, 5, 5, 5]);
  const turn = position({ players: 6 });
  for (const who of ['athos', 'treville'] as const) {
    turn.play(who, START[who]);
    expect(turn.state.actions).toBe(3);
    turn.play(who, END);
  }
});

test('ROY.P6.2 with six players Milady starts with five Treachery cards', () => {
  expect(open(6).state.plotHand).toHaveLength(5);
});

test('ROY.P6.3 with six players Milady takes two Paris cards in hand besides the one in play, or one by table option', () => {
  const table = open(6);
  table.play('milady', PARIS_CARD.abduction);
  expect(table.choices('milady')).toHaveLength(5);
  table.play('milady', PARIS_CARD.message);
  expect(table.choices('milady')).toHaveLength(4);
  table.play('milady', PARIS_CARD.smuggler);
  until(table, 'destination');
  expect(table.state.paris?.card).toBe('abduction');
  expect(table.state.parisHand).toEqual(['message', 'smuggler']);
  const one = open(6, { sixPlayerParis: 'one' });
  one.play('milady', PARIS_CARD.abduction, PARIS_CARD.message);
  until(one, 'destination');
  expect(one.state.paris?.card).toBe('abduction');
  expect(one.state.parisHand).toEqual(['message']);
});

test('ROY.P6.4 with six players the Time token starts on the third space', () => {
  expect([2, 3, 4, 5, 6].map(players => open(players).state.time)).toEqual([1, 1, 1, 1, 3]);
});
