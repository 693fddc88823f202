import { expect, test } from 'vitest';
import { same } from '#kernel/journal.ts';
import type { BotteId } from '../cards/bottes.ts';
import type { Pile } from '../cards/cards.ts';
import type { Choice, Way } from '../choices.ts';
import { trois } from '../game.ts';
import type { Given } from '../given/given.ts';
import { match, position, readers, type Table } from '../testing.ts';

const ruleOf = (name: string) => name.split(' ')[0];
const holding = (...bottes: readonly BotteId[]) => ({ bottes });
const HOMEWARD: Given['riders'] = [{ at: 'FR3' }, { at: 'FR9' }];
const KEPT = holding('BS01');
const draw = (from: Pile | 'gazettes'): Choice => ({ kind: 'draw', from });
const play = (botte: BotteId): Choice => ({ kind: 'botte', botte });
const by = (way: Way): Choice => ({ kind: 'way', way });

/** Seat 0 asks; it is its turn if nothing else is said. The name begins with the rule that is answered. */
const ANSWERS: readonly (readonly [name: string, given: Given, choice: Choice, reason: string])[] = [
  ['TRO.6 it is another’s turn', { turn: 1 }, { kind: 'roll' }, 'not-your-turn'],
  ['TRO.12 no stopping on the road', {}, { kind: 'stop' }, 'places-only'],
  ['TRO.13 he misses turns', { riders: [{ skip: 2 }, {}], turn: 1 }, { kind: 'roll' }, 'missing-turns'],
  ['TRO.13 no card of Milady for the asking', {}, draw('milady'), 'land-on-sign'],
  ['TRO.13 no card of Rochefort for the asking', {}, draw('rochefort'), 'land-on-sign'],
  ['TRO.13 no sword for the asking', {}, draw('sword'), 'land-on-sign'],
  ['TRO.14 the gazette must be ridden for', {}, draw('gazettes'), 'ride-over-gazette'],
  ['TRO.15 BS01 waits', { riders: [holding('BS01'), {}] }, play('BS01'), 'moment-drew-rochefort'],
  ['TRO.15 BS02 waits', { riders: [holding('BS02'), {}] }, play('BS02'), 'moment-drew-milady'],
  ['TRO.15 BS03 waits', { riders: [holding('BS03'), {}] }, play('BS03'), 'moment-gate'],
  ['TRO.15 BS04 waits', { riders: [holding('BS04'), {}] }, play('BS04'), 'moment-passage'],
  ['TRO.15 BS05 waits', { riders: [holding('BS05'), {}] }, play('BS05'), 'moment-channel'],
  ['TRO.15 BS06 waits', { riders: [holding('BS06'), {}] }, play('BS06'), 'moment-after-roll'],
  ['TRO.15 BS07 waits', { riders: [holding('BS07'), {}] }, play('BS07'), 'moment-after-roll'],
  ['TRO.15 BS09 waits', { riders: [holding('BS09'), {}] }, play('BS09'), 'moment-drop-or-hold'],
  ['TRO.16 the studs are not given yet', {}, { kind: 'one' }, 'studs-not-given'],
  ['TRO.16 the carrier rolls', { riders: HOMEWARD, studs: 0 }, { kind: 'one' }, 'carrier-rolls'],
  [
    'TRO.17 the passage is closed',
    { riders: [{ at: 'BON' }, {}], news: { passage: 'closed' } },
    by('stairs'),
    'passage-closed',
  ],
  [
    'TRO.17 nobody is at home',
    { riders: [{ at: 'BON' }, {}], news: { bonacieux: 'queen' } },
    by('stairs'),
    'bonacieux-not-home',
  ],
  [
    'TRO.17 she is not with the Queen',
    { riders: [{ at: 'QUEEN' }, {}], news: { bonacieux: 'home' } },
    by('stairs'),
    'bonacieux-not-with-queen',
  ],
  [
    'TRO.18 the gate is closed',
    { riders: [{ at: 'PW4', leg: 2, ...KEPT }, {}], news: { gate: 'closed' } },
    by('public'),
    'gate-closed',
  ],
  ['TRO.19 no boat here', { riders: [{ at: 'CAL', ...KEPT }, {}], news: { channel: 'none' } }, by('sea'), 'no-boat'],
  [
    'TRO.20 the Duke is away',
    { riders: [{ at: 'EO10', ...KEPT }, {}], news: { buckingham: 'absent' } },
    { kind: 'enter', place: 'BUCK' },
    'duke-absent',
  ],
  [
    'TRO.18 the gate is closed on the road as well',
    { riders: [{ at: 'PW4', leg: 2, ...KEPT }, {}], news: { gate: 'closed' } },
    by('road'),
    'gate-closed',
  ],
  [
    'TRO.19 no boat, so no road',
    { riders: [{ at: 'DOV', leg: 5, ...KEPT }, {}], studs: 0, news: { channel: 'none' } },
    by('road'),
    'no-boat',
  ],
  [
    'TRO.19 no boat at Dover',
    { riders: [{ at: 'DOV', leg: 5, ...KEPT }, {}], studs: 0, news: { channel: 'from-france' } },
    by('sea'),
    'no-boat',
  ],
  [
    'TRO.20 the road ends before the castle',
    { riders: [{ at: 'EO10', ...KEPT }, {}], news: { buckingham: 'absent' } },
    by('road'),
    'duke-absent',
  ],
  ['TRO.22 the studs are in the castle', {}, { kind: 'grab', what: 'studs' }, 'studs-in-castle'],
  [
    'TRO.23 the carrier must be overtaken',
    { riders: HOMEWARD, studs: 1 },
    { kind: 'grab', what: 'studs' },
    'overtake-carrier',
  ],
  [
    'TRO.24 the studs lie on a square',
    { riders: HOMEWARD, studs: 'FR8' },
    { kind: 'grab', what: 'studs' },
    'studs-on-ground',
  ],
  [
    'TRO.25 the trapped rider has the studs',
    { riders: HOMEWARD, studs: 'FR14' },
    { kind: 'grab', what: 'studs' },
    'studs-in-trap',
  ],
  ['TRO.25 backward only for them', { riders: HOMEWARD, studs: 1 }, { kind: 'back' }, 'only-for-studs'],
  [
    'TRO.26 the carrier is still abroad',
    { riders: [{ at: 'CAL' }, { at: 'ER4' }], studs: 1 },
    by('france'),
    'carrier-not-back',
  ],
  ['TRO.27 no shortcut yet', { riders: [{ at: 'EO4' }, {}] }, by('shortcut'), 'shortcut-not-yet'],
  [
    'TRO.RULING.24 he waits at the Queen’s',
    { riders: [{ at: 'QUEEN', leg: 5, ...KEPT }, { at: 'FR3' }], studs: 1 },
    { kind: 'roll' },
    'wait-at-queen',
  ],
  [
    'TRO.RULING.24 the road ends at the Queen’s',
    { riders: [{ at: 'QUEEN', leg: 5, ...KEPT }, { at: 'FR3' }], studs: 1 },
    by('road'),
    'wait-at-queen',
  ],
  [
    'TRO.RULING.24 no way leads away from the Queen',
    { riders: [{ at: 'QUEEN', leg: 5, ...KEPT }, { at: 'FR3' }], studs: 1 },
    by('public'),
    'wait-at-queen',
  ],
  [
    'TRO.RULING.30 the studs are not there yet',
    { riders: [{ at: 'EO4' }, { at: 'ER4' }], studs: 1 },
    by('shortcut'),
    'shortcut-studs-behind',
  ],
  ['TRO.RULING.32 the Queen first', { riders: [{ at: 'BON' }, { at: 'FR3' }], studs: 1 }, by('road'), 'legs-first'],
  [
    'TRO.RULING.32 the castle is for the fourth leg',
    { riders: [{ at: 'PW3', leg: 3 }, {}] },
    { kind: 'enter', place: 'BUCK' },
    'legs-first',
  ],
  [
    'TRO.RULING.32 the studs on the ground are for the last leg',
    { riders: [{ at: 'EO10' }, { at: 'FR9' }], studs: 'FR8' },
    { kind: 'grab', what: 'studs' },
    'legs-first',
  ],
  ['TRO.RULING.32 the long road first', { riders: [{ at: 'BON', leg: 4 }, {}] }, by('public'), 'legs-first'],
  [
    'TRO.RULING.32 no short way through France yet',
    { riders: [{ at: 'PW3', leg: 3 }, {}] },
    by('france'),
    'legs-first',
  ],
  ['TRO.RULING.32 no shortcut yet either', { riders: [{ at: 'PW3', leg: 3 }, {}] }, by('shortcut'), 'legs-first'],
  [
    'TRO.RULING.33 he cannot move',
    { riders: [{ at: 'EO10', ...KEPT }, {}], news: { buckingham: 'absent' } },
    { kind: 'roll' },
    'cannot-move',
  ],
  ['TRO.RULING.35 not in another’s turn', { riders: [KEPT, {}], turn: 1 }, play('BS01'), 'own-turn-only'],
];

test.each(ANSWERS)('%s, and he is told so', (name, given, choice, reason) => {
  expect(position(given).why(0, choice)).toEqual([`${ruleOf(name)} ${reason}`]);
});

test('TRO.6 a musketeer that is taken is another’s, and the answer names him', () => {
  const table = match(2);
  table.take('aramis');
  const aramis: Choice = { kind: 'take', rider: 'aramis' };
  const found = trois.barred(trois.view(table.state, 1)).find(each => same(each.choice, aramis));
  expect(found).toEqual({ choice: aramis, rule: 'TRO.6', reason: 'rider-taken', params: { seat: 0 } });
});

test('TRO.15 BS08 is for the beginning of the turn', () => {
  const table = position({ riders: [holding('BS08'), {}] });
  table.roll(1, 2);
  expect([table.prompt(), table.why(0, play('BS08'))]).toEqual(['0 rolled', ['TRO.15 moment-turn-start']]);
});

test('TRO.6 he is told whose turn it is, and before the ride who takes a musketeer first', () => {
  const seatNamed = (table: Table, seat: number, choice: Choice) =>
    trois.barred(trois.view(table.state, seat)).find(each => same(each.choice, choice))?.params;
  expect(seatNamed(position({ turn: 1 }), 0, { kind: 'roll' })).toEqual({ seat: 1 });
  expect(seatNamed(position({ turn: 1 }), 0, { kind: 'one' })).toEqual({ seat: 1 });
  expect(seatNamed(match(2), 1, { kind: 'take', rider: 'athos' })).toEqual({ seat: 0 });
});

test('TRO.13 he is told how many turns he still misses', () => {
  const { state } = position({ riders: [{ skip: 2 }, {}], turn: 1 });
  const found = trois.barred(trois.view(state, 0)).find(each => same(each.choice, { kind: 'roll' }));
  expect(found?.params).toEqual({ turns: 2 });
});

test('TRO.23 he is told whom he has to overtake', () => {
  const { state } = position({ riders: [{ at: 'FR3' }, {}, { at: 'FR9' }], studs: 2 });
  const found = trois.barred(trois.view(state, 0)).find(each => same(each.choice, { kind: 'grab', what: 'studs' }));
  expect(found?.params).toEqual({ seat: 2 });
});

test('TRO.RULING.35 before the ride it is nobody’s turn: no Botte can be played yet', () => {
  const table = match(2);
  for (const seat of [0, 1])
    expect(table.why(seat, play(table.hand(seat)[0]))).toEqual(['TRO.RULING.35 own-turn-only']);
});

test('TRO.28 once the studs are with the Queen nobody is refused anything', () => {
  const table = position({
    riders: [
      { at: 'PW8', leg: 5, ...KEPT },
      { at: 'FR3', ...holding('BS02') },
    ],
    studs: 0,
  });
  table.roll(1, 2);
  table.ride();
  expect(table.state.phase).toBe('over');
  for (const reader of readers(table.state)) expect(trois.barred(trois.view(table.state, reader))).toEqual([]);
});

test('TRO.15 nobody is told about Bottes he does not hold', () => {
  for (const turn of [0, 1]) {
    const { state } = position({ riders: [KEPT, holding('BS04')], turn });
    const bottes = trois
      .barred(trois.view(state, 0))
      .flatMap(({ choice }) => (choice.kind === 'botte' ? [choice.botte] : []));
    expect(bottes).toEqual(['BS01']);
  }
});

test('TRO.13 no card is drawn for the asking before the ride either', () => {
  for (const from of ['milady', 'rochefort', 'sword'] as const)
    expect(match(2).why(0, draw(from))).toEqual(['TRO.13 land-on-sign']);
});

test('TRO.12 the dice once rolled, nobody stops before he has come to a place', () => {
  const table = position({ riders: [{ at: 'FO4', ...KEPT }, {}] });
  table.roll(1, 2);
  expect([table.prompt(), table.why(0, { kind: 'stop' })]).toEqual(['0 rolled', ['TRO.12 places-only']]);
});
