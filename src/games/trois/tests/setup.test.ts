import { expect, test } from 'vitest';
import { redact } from '#kernel/game.ts';
import { CASTLES, RIDERS } from '../board/board.ts';
import { trois as entry } from '../entry.ts';
import { trois } from '../game.ts';
import { begun, match, newsOf, readers } from '../testing.ts';

const COUNTS = [2, 3, 4];
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${prefix}${String(i + 1).padStart(2, '0')}`);

test('TRO.4 everybody is given one Botte secrète', () => {
  for (const players of COUNTS) {
    const hands = match(players).state.musketeers.map(each => each.bottes.map(({ card }) => card));
    expect(hands.map(hand => hand.length)).toEqual(Array.from({ length: players }, () => 1));
    for (const [card] of hands) expect(numbered('BS', 9)).toContain(card);
  }
});

test('TRO.4 the Botte is hidden from all but its owner', () => {
  const { state, told } = match(3);
  for (const reader of readers(state))
    for (const [seat, each] of trois.view(state, reader).musketeers.entries())
      expect(each.bottes).toEqual(reader === seat ? [state.musketeers[seat].bottes[0].card] : [null]);
  const dealt = told('dealt');
  expect(dealt.map(event => event.seat)).toEqual([0, 1, 2]);
  for (const event of dealt) {
    expect(redact(event, event.seat)).toHaveProperty('secret');
    expect(redact(event, (event.seat + 1) % 3)).not.toHaveProperty('secret');
  }
});

test('TRO.5 four piles: ten of Milady, ten of Rochefort, the gazettes, and the swords with the other Bottes', () => {
  for (const players of COUNTS) {
    const table = match(players);
    const dealt = table.state.musketeers.map(each => each.bottes[0].card as string);
    expect(table.pile('milady').toSorted()).toEqual(numbered('ML', 10));
    expect(table.pile('rochefort').toSorted()).toEqual(numbered('RO', 10));
    expect([...table.pile('sword'), ...dealt].toSorted()).toEqual([...numbered('BS', 9), ...numbered('MO', 9)]);
    const gazettes = table.state.gazettes.map(each => each.card);
    expect([...gazettes, table.state.gazette].toSorted()).toEqual(numbered('GZ', 18));
  }
});

test('TRO.5 every pile is shuffled, and face down', () => {
  const tables = Array.from({ length: 60 }, (_, seed) => match(2, `shuffled ${seed}`));
  const firsts = (pile: 'milady' | 'rochefort' | 'sword') => new Set(tables.map(table => table.pile(pile)[0]));
  expect(firsts('milady').size).toBeGreaterThan(6);
  expect(firsts('rochefort').size).toBeGreaterThan(6);
  expect(firsts('sword').size).toBeGreaterThan(9);
  expect([...firsts('sword')].some(card => card.startsWith('BS'))).toBe(true);
  expect([...firsts('sword')].some(card => card.startsWith('MO'))).toBe(true);
  expect(new Set(tables.map(({ state }) => state.gazettes[0].card)).size).toBeGreaterThan(9);
  for (const reader of readers(tables[0].state)) {
    const { piles, gazettes } = trois.view(tables[0].state, reader);
    for (const cards of [...Object.values(piles), gazettes]) expect(cards.every(card => card === null)).toBe(true);
  }
});

test('TRO.6 seat after seat takes a musketeer that is still free, the youngest first', () => {
  const table = match(3);
  expect([table.prompt(), table.offers()]).toEqual(['0 take', RIDERS.map(rider => `take:${rider}`)]);
  table.take('porthos');
  expect([table.prompt(), table.offers()]).toEqual(['1 take', ['take:aramis', 'take:dartagnan', 'take:athos']]);
  table.take('aramis');
  expect([table.prompt(), table.offers()]).toEqual(['2 take', ['take:dartagnan', 'take:athos']]);
});

test('TRO.6 every musketeer starts from his own castle', () => {
  for (const { rider, at, leg } of begun(4, ['athos', 'porthos', 'aramis', 'dartagnan']).state.musketeers) {
    if (rider === null) throw new Error('a seat has no musketeer');
    expect([at, leg]).toEqual([CASTLES[rider].castle, 1]);
  }
});

test('TRO.6 they play in the order Aramis, d’Artagnan, Porthos, Athos, round after round', () => {
  const table = begun(4, ['athos', 'porthos', 'dartagnan', 'aramis']);
  expect(table.state.order).toEqual([3, 2, 1, 0]);
  const turns: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    turns.push(table.asked()?.seat ?? -1);
    table.roll(1, 3);
    table.ride();
  }
  expect(turns).toEqual([3, 2, 1, 0, 3]);
  expect(table.told('turn').map(event => event.round)).toEqual([1, 1, 1, 1, 2, 2]);
});

test('TRO.7 the studs lie at Buckingham’s, and nobody has been given them', () => {
  for (const players of COUNTS) {
    const { state } = begun(players);
    expect([state.studs, state.given]).toEqual([{ where: 'buckingham' }, false]);
  }
});

test('TRO.8 the first gazette is turned up at set-up: everybody sees it, and the six states are as it says', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { state, told } = match(2, `gazette ${seed}`);
    seen.add(state.gazette);
    expect(state.news).toEqual(newsOf(state.gazette));
    expect(told('gazette').map(({ why, gazette }) => [why, gazette])).toEqual([['first', state.gazette]]);
    expect(trois.view(state, null).gazette).toBe(state.gazette);
    expect(state.gazettes).toHaveLength(17);
  }
  expect(seen.size).toBeGreaterThan(9);
});

test('TRO.6 who plays is one of the story, so nobody else should go by such a name', () => {
  expect(entry.cast).toBe(true);
});

test('TRO.6 what is taken in a copy of the match is still free in the match', () => {
  const { state } = match(2);
  const copy = trois.clone(state);
  trois.apply(copy, 0, { kind: 'take', rider: 'athos' }, null);
  expect([copy, state].map(each => each.musketeers[0].rider)).toEqual(['athos', null]);
});

test('TRO.6 rounds of turns are counted once all have taken their musketeers', () => {
  const table = match(2);
  expect(table.state.round).toBe(0);
  table.take('athos');
  table.take('porthos');
  expect(table.told('turn')).toEqual([{ kind: 'turn', seat: 1, round: 1 }]);
});

test('TRO.6 it is told who takes which musketeer', () => {
  const table = begun(2, ['athos', 'porthos']);
  expect(table.told('taken')).toEqual([
    { kind: 'taken', seat: 0, rider: 'athos' },
    { kind: 'taken', seat: 1, rider: 'porthos' },
  ]);
});
