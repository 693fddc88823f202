import { expect, test } from 'vitest';
import type { Card } from '../../cards/adventure.ts';
import { roy } from '../../game.ts';
import { type Given, position } from '../../testing.ts';
import { ALL, alike, heard, MILADY, type Reader, unlike, view } from './look.testing.ts';

const but = (...seats: readonly Reader[]) => ALL.filter(reader => !seats.includes(reader));

const ATHOS = 2;

const holding = (card: Card) => position({ hands: { athos: [card, 'single'], porthos: ['panache'] } });

test('ROY.HID.15 the cards of a hand are their owner’s secret', () => {
  alike(but(ATHOS), holding('ketty'), holding('double'));
  unlike([ATHOS], holding('ketty'), holding('double'));
  for (const reader of but(ATHOS)) expect(JSON.stringify(view(holding('ketty'), reader))).not.toContain('ketty');
  expect(view(holding('ketty'), ATHOS).hand).toEqual(['single', 'ketty']);
});

test('ROY.HID.15 so is the face of a card drawn', () => {
  const drawn = (card: Card) => position({ acting: 'athos', deck: [card] }).play('athos', { kind: 'draw' });
  alike(but(ATHOS), drawn('ketty'), drawn('double'));
  expect(heard(drawn('ketty'), ATHOS)).toContain('ketty');
});

test('ROY.HID.15 a card played or paid everybody sees; what is shown, Milady too', () => {
  const played = position({ acting: 'athos', hands: { athos: ['essarts'] } });
  played.play('athos', { kind: 'play', card: 'essarts' });
  const paid = position({ acting: 'athos', hands: { athos: ['ketty'] } });
  paid.play('athos', { kind: 'buy', item: 'panache' }, { kind: 'pay', card: 'ketty' });
  for (const reader of ALL) {
    expect(view(played, reader).discard).toEqual(['essarts']);
    expect(view(paid, reader).discard).toEqual(['ketty']);
  }
  expect(roy.hearers?.(ATHOS, 5, played.state.options)).toEqual([0, 1, 2, 3, 4]);
});

test('ROY.HID.16 how many cards each seat holds everybody knows', () => {
  for (const reader of ALL) expect(view(holding('ketty'), reader).hands).toEqual([0, 0, 2, 0, 1]);
});

const PORTHOS = 4;

const trading = (card: Card, options: Required<Given>['options'] = {}) =>
  position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' } },
    hands: { athos: ['ketty', 'double'], porthos: ['panache'] },
    options,
  }).play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'give', card });

const DONE = { kind: 'done' } as const;

const traded = (card: Card, options: Required<Given>['options'] = {}) => {
  const table = trading(card, options).play('athos', DONE);
  return table.play('porthos', DONE, { kind: 'accept' }).play('athos', { kind: 'accept' });
};

test('ROY.HID.17 the cards of a trade only the two traders know', () => {
  alike(but(ATHOS, PORTHOS), traded('ketty'), traded('double'));
  unlike([ATHOS, PORTHOS], traded('ketty'), traded('double'));
  for (const reader of [ATHOS, PORTHOS]) expect(heard(traded('ketty'), reader)).toContain('ketty');
});

test('ROY.HID.17 with openTrades everybody does', () => {
  for (const reader of ALL) expect(heard(traded('ketty', { openTrades: 'on' }), reader)).toContain('ketty');
});

test('ROY.HID.18 the order of the Adventure deck nobody knows; a card is known to whoever draws it', () => {
  const turned = position({ acting: 'athos' });
  turned.state.deck = turned.state.deck.toReversed();
  alike(ALL, position({ acting: 'athos' }), turned);
  const drawn = position({ acting: 'athos', deck: ['ketty'] }).play('athos', { kind: 'draw' });
  expect(view(drawn, ATHOS).hand).toEqual(['ketty']);
});

test('ROY.HID.29 the common hand of a seat with several musketeers is that seat’s secret', () => {
  const common = (card: Card) => position({ players: 3, hands: { dartagnan: [card], porthos: ['panache'] } });
  alike([MILADY, 2, null], common('ketty'), common('double'));
  unlike([1], common('ketty'), common('double'));
  expect(view(common('ketty'), 1).hand).toEqual(['ketty']);
});

test('ROY.HID.31 an offer not yet accepted only the two traders see', () => {
  alike(but(ATHOS, PORTHOS), trading('ketty'), trading('double'));
  unlike([ATHOS, PORTHOS], trading('ketty'), trading('double'));
  for (const reader of [ATHOS, PORTHOS])
    expect(view(trading('ketty'), reader).todo.at(-1)).toMatchObject({ gives: { cards: ['ketty'] } });
});

test('ROY.HID.31 nor does anybody else learn what was refused', () => {
  const refused = (card: Card) => trading(card).play('athos', DONE).play('porthos', { kind: 'cancel' });
  alike(but(ATHOS, PORTHOS), refused('ketty'), refused('double'));
});

test('ROY.HID.31 with openTrades everybody sees the offer', () => {
  const table = trading('ketty', { openTrades: 'on' });
  for (const reader of ALL) {
    expect(view(table, reader).todo.at(-1)).toMatchObject({ gives: { cards: ['ketty'] } });
    expect(heard(table, reader)).toContain('ketty');
  }
});
