import { expect, test } from 'vitest';
import { CLOCK, redact, type Seat } from '#kernel/game.ts';
import type { Card } from '../cards/adventure.ts';
import { roy } from '../game.ts';
import { LOCATIONS } from '../names.ts';
import { blue, diceFor, type Given, type Position, position, red } from '../testing.ts';

// The secrets of the musketeers, those of nobody, and what everybody knows. Two tables that differ in nothing but the
// hidden thing must look and sound alike to whoever may not know it, and different to whoever may.

type Reader = Seat | null;
const MILADY = 0;
const ATHOS = 2;
const PORTHOS = 4;
const TEAM: readonly Reader[] = [1, 2, 3, 4, null]; // d'Artagnan, Athos, Aramis, Porthos, a spectator
const ALL: readonly Reader[] = [MILADY, ...TEAM];
const but = (...seats: readonly Reader[]) => ALL.filter(reader => !seats.includes(reader));

/** All a reader gets: his view, the events as he may read them, his own question, and who else is asked. */
const look = (table: Position, reader: Reader): string =>
  JSON.stringify([
    roy.view(table.state, reader),
    table.events.map(event => redact(event, reader)),
    roy.decisions(table.state).map(asked => (asked.seat === reader ? asked : [asked.seat, asked.optional])),
  ]);
const alike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(1);
};
const unlike = (readers: readonly Reader[], ...tables: readonly Position[]) => {
  for (const reader of readers) expect(new Set(tables.map(table => look(table, reader))).size).toBe(tables.length);
};
const view = (table: Position, reader: Reader) => roy.view(table.state, reader);
const heard = (table: Position, reader: Reader) => JSON.stringify(table.events.map(event => redact(event, reader)));

const DONE = { kind: 'done' } as const;
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

const trading = (card: Card, options: Required<Given>['options'] = {}) =>
  position({
    acting: 'athos',
    men: { porthos: { place: 'vieux-colombier' } },
    hands: { athos: ['ketty', 'double'], porthos: ['panache'] },
    options,
  }).play('athos', { kind: 'trade', who: 'porthos' }, { kind: 'give', card });
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

test('ROY.HID.19 the Adventure discard pile everybody sees', () => {
  const table = position({ discard: ['ketty', 'double'] });
  for (const reader of ALL) expect(view(table, reader).discard).toEqual(['ketty', 'double']);
});

test('ROY.HID.20 the cards at La Rochelle everybody sees', () => {
  const table = position({ acting: 'aramis', hands: { aramis: ['double'] }, garrison: ['bassompierre'] });
  table.play('aramis', { kind: 'reinforce', card: 'double' });
  for (const reader of ALL) {
    expect(view(table, reader).garrison).toEqual(['bassompierre', 'double']);
    expect(heard(table, reader)).toContain('"card":"double"');
  }
});

test('ROY.HID.21 cards committed to a duel, Aramis’ card among them, everybody sees at once', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'paris' } },
    hands: { aramis: ['double', 'ketty', 'single', 'single'] },
    paris: { card: 'abduction', foes: ['henchman'] },
  }).play('aramis', { kind: 'duel', foe: 'henchman' }, { kind: 'ability', card: 'ketty' });
  for (const reader of ALL) expect(heard(table, reader)).toContain('"card":"ketty","ability":true');
  table.play('aramis', { kind: 'commit', card: 'single' });
  for (const reader of ALL) {
    expect(heard(table, reader)).toContain('"card":"single","ability":false');
    expect(view(table, reader).discard).toEqual(['ketty', 'single']);
  }
});

test('ROY.HID.21 cards put into a challenge and paid for an upgrade, too', () => {
  const table = position({
    acting: 'aramis',
    men: { aramis: { place: 'louvre' } },
    hands: { aramis: ['erudition', 'erudition', 'ketty'] },
    louvre: { card: 'letter', foes: ['vitray'] },
  }).play('aramis', { kind: 'challenge', skill: 'erudition' }, { kind: 'add', card: 'erudition' });
  for (const reader of ALL) expect(view(table, reader).todo.at(-1)).toMatchObject({ paid: ['erudition'] });
  table.play('aramis', { kind: 'ability', card: 'ketty' });
  for (const reader of ALL) expect(heard(table, reader)).toContain('"card":"ketty","ability":true');
  const paid = position({ acting: 'aramis', hands: { aramis: ['double'] } });
  paid.play('aramis', { kind: 'buy', item: 'manoeuvre' }, { kind: 'pay', card: 'double' });
  for (const reader of ALL) expect(heard(paid, reader)).toContain('"item":"manoeuvre","card":"double"');
});

test('ROY.HID.22 life, equipment, upgrades, places, turns taken and actions left everybody sees', () => {
  const athos = { place: 'quest', life: 2, gear: ['horse', 'blade'], skills: ['nobility'], improved: true } as const;
  const table = position({ acting: 'porthos', actions: 2, men: { athos: { ...athos, turn: 'done' } } });
  for (const reader of ALL) {
    const { men, actions } = view(table, reader);
    expect(men[1]).toMatchObject({ ...athos, who: 'athos', seat: 2, turn: 'done' });
    expect([men.map(man => man.turn), actions]).toEqual([['waiting', 'done', 'waiting', 'acting'], 2]);
  }
});

test('ROY.HID.23 tracks, purse, tokens, One-for-all cards, the Arsenal and what is validated everybody sees', () => {
  const tracks = { time: 4, honour: 3, siege: -2, constance: 1, ladder: 2, purse: 7, epics: 3, oneForAll: 2 } as const;
  const table = position({
    acting: 'athos',
    louvre: { card: 'debts', foes: ['vitray'], won: true },
    quest: { board: 2, won: ['nobility'] },
    state: { ...tracks, rochefort: 3 },
  }).play('athos', { kind: 'buy', item: 'horse' });
  for (const reader of ALL) {
    const seen = view(table, reader);
    expect(seen).toMatchObject({
      ...tracks,
      purse: 5,
      rochefort: 3,
      quest: { won: ['nobility'] },
      louvre: { won: true },
    });
    expect(seen.arsenal).toMatchObject({ horse: 1, pistol: 2 });
  }
});

test('ROY.HID.24 the Louvre stack below the active card nobody knows; a mission flipped everybody', () => {
  const given = { at: 'ladder', louvre: { card: 'poisons' }, foes: [], traps: [] } as const;
  const stacked = (...louvreStack: NonNullable<Required<Given>['louvreStack']>) =>
    position({ ...given, at: 'select', louvreStack });
  alike(ALL, stacked('debts', 'letter', 'ball'), stacked('ball', 'debts', 'letter'));
  const flipped = position({ ...given, louvreStack: ['ball', 'letter'], state: { ladder: 3 } });
  for (const reader of ALL) {
    expect(view(flipped, reader)).toMatchObject({ louvre: { card: 'ball' }, louvreStack: 1 });
    expect(JSON.stringify(view(flipped, reader))).not.toContain('letter');
  }
});

const declared = (given: Required<Given>['state']) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman', 'lubin'] },
    state: { location: 'paris', standing: 'ask', ...given },
  }).play('porthos', { kind: 'duel', foe: 'lubin' });

test('ROY.HID.25 an action and its object everybody knows before Milady has answered', () => {
  const table = declared({});
  expect(table.asked('milady')?.prompt).toBe('intercept');
  for (const reader of ALL) {
    expect(heard(table, reader)).toContain('"kind":"declared","who":"porthos","action":{"kind":"duel","foe":"lubin"}');
    expect(view(table, reader).todo.at(-1)).toMatchObject({
      kind: 'intercept',
      action: { kind: 'duel', foe: 'lubin' },
    });
  }
});

test('ROY.HID.26 dice everybody sees when they are rolled', () => {
  const duel = declared({ standing: 'never' });
  const blade = position({
    acting: 'porthos',
    men: { porthos: { place: 'paris', gear: ['blade'] } },
    paris: { card: 'abduction', foes: ['lubin'] },
  })
    .dice(blue(1, 2, 0), red(2, 0))
    .play('porthos', { kind: 'duel', foe: 'lubin' });
  const thief = position({ acting: 'athos', paris: { card: 'abduction', trap: 'thief' } });
  thief.dice(red(1, 0)).play('athos', { kind: 'move', to: 'paris' });
  expect(duel.told('rolled')).not.toEqual([]);
  for (const reader of ALL) {
    for (const event of duel.told('rolled')) expect(redact(event, reader)).toEqual(event);
    expect(view(blade, reader).todo.at(-1)).toMatchObject({ swords: 1, shields: 2, lilies: 0, redSwords: 2 });
    expect(heard(thief, reader)).toContain('"face":"sword"');
  }
});

test('ROY.HID.27 whether the hourglass runs, and how long it is, everybody sees', () => {
  const options = { hourglassSeconds: '90' };
  const running = position({ options, state: { hourglass: 'on' } });
  const standing = declared({ hourglass: 'on' });
  const expired = position({ state: { hourglass: 'on' }, acting: 'athos' });
  for (const reader of ALL) {
    expect(view(running, reader)).toMatchObject({ hourglass: 'on', running: true, options });
    expect(view(standing, reader)).toMatchObject({ hourglass: 'on', running: false });
  }
  expired.play(CLOCK, { kind: 'expire' });
  for (const reader of ALL) expect(heard(expired, reader)).toContain('{"kind":"hourglass","now":"expired"}');
});

test('ROY.HID.28 whether Milady has anything to think about is hers alone', () => {
  const tables = LOCATIONS.map(location => declared({ location }));
  alike(TEAM, ...tables);
  expect(tables.filter(table => table.offers('milady', { kind: 'intercept' }))).toHaveLength(1);
});

test('ROY.HID.28 and so is what her standing order says', () => {
  const ordered = (order: 'always' | 'never') =>
    position({ at: 'destination', state: { standing: 'ask' } }).play('milady', { kind: 'standing', order });
  alike(TEAM, ordered('always'), ordered('never'));
  unlike([MILADY], ordered('always'), ordered('never'));
});

test('ROY.HID.29 the common hand of a seat with several musketeers is that seat’s secret', () => {
  const common = (card: Card) => position({ players: 3, hands: { dartagnan: [card], porthos: ['panache'] } });
  alike([MILADY, 2, null], common('ketty'), common('double'));
  unlike([1], common('ketty'), common('double'));
  expect(view(common('ketty'), 1).hand).toEqual(['ketty']);
});

const automa = (given: Given) => position({ ...given, options: { automa: 'on' } });

test('ROY.HID.30 the automa’s face-down tokens nobody sees, whatever seat he looks from', () => {
  const inn = (first: 'two' | 'four') =>
    automa({ inn: [[first, 'three', 'three', 'four'], ['two', 'three', 'parry', 'shields'], Array(4).fill('decoy')] });
  alike(ALL, inn('two'), inn('four'));
  const road = (first: 'two' | 'four') =>
    automa({ quest: { board: 3, tokens: [first, 'three', 'three'], beaten: 0, up: false } });
  alike(ALL, road('two'), road('four'));
});

test('ROY.HID.30 nor the order of its Treachery deck', () => {
  const plots = [automa({}), automa({})];
  plots[1].state.plots = plots[1].state.plots.toReversed();
  alike(ALL, ...plots);
});

test('ROY.HID.30 nor does anybody hear what the automa lays', () => {
  const { options } = automa({}).state;
  for (const reader of ALL) {
    const laid: unknown[] = [];
    roy.setup(5, options, diceFor([]), event => {
      if (event.kind === 'laid' || event.kind === 'chose-paris') laid.push(redact(event, reader));
    });
    expect(JSON.stringify(laid)).not.toContain('secret');
  }
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
