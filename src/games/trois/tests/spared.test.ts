import { expect, test } from 'vitest';
import type { Way } from '../choices.ts';
import type { Given } from '../given/given.ts';
import { position } from '../testing.ts';
import { drawing } from './drawing.testing.ts';

const ALL = ['BS03', 'BS04', 'BS05'] as const;

/** Where a rule has nothing to say against a way: the name begins with the rule that keeps silent. */
const SILENT: readonly (readonly [name: string, given: Given, way: Way])[] = [
  ['TRO.18 the gate is open', { riders: [{ at: 'PW4', leg: 2 }, {}] }, 'public'],
  [
    'TRO.18 he is elsewhere on the public way',
    { riders: [{ at: 'PW6', leg: 2 }, {}], news: { gate: 'closed' } },
    'public',
  ],
  ['TRO.19 a boat goes', { riders: [{ at: 'CAL' }, {}], news: { channel: 'both' } }, 'sea'],
  ['TRO.19 he is far from any port', { riders: [{ at: 'FO4' }, {}], news: { channel: 'none' } }, 'sea'],
  ['TRO.19 he has crossed already', { riders: [{ at: 'DOV' }, {}], news: { channel: 'from-france' } }, 'sea'],
  [
    'TRO.19 he is back in Calais',
    { riders: [{ at: 'CAL', leg: 5 }, {}], studs: 0, news: { channel: 'from-england' } },
    'sea',
  ],
  ['TRO.RULING.24 he is with the Queen for the first time', { riders: [{ at: 'QUEEN' }, {}] }, 'public'],
  [
    'TRO.RULING.24 the studs are with the trapped rider behind him',
    { riders: [{ at: 'QUEEN', leg: 5 }, { at: 'FR3' }], studs: 'FR14' },
    'public',
  ],
  ['TRO.RULING.32 he has been to the Queen', { riders: [{ at: 'BON', leg: 4 }, {}] }, 'road'],
  ['TRO.RULING.32 he has been to the castle', { riders: [{ at: 'BON', leg: 5 }, {}], studs: 0 }, 'public'],
  ['TRO.26 the studs are back in France', { riders: [{ at: 'CAL' }, { at: 'FR3' }], studs: 1 }, 'france'],
  ['TRO.27 he is on his way home', { riders: [{ at: 'ER4' }, {}] }, 'shortcut'],
  ['TRO.27 the studs are home before him', { riders: [{ at: 'EO4' }, { at: 'FR9' }], studs: 1 }, 'shortcut'],
];

test.each(SILENT)('%s, so nothing is refused', (_, given, way) => {
  expect(position(given).why(0, { kind: 'way', way })).toEqual([]);
});

test('TRO.15 where a Botte has to be given up, any of them may be chosen', () => {
  const limit = position({ riders: [{ at: 'FO4', bottes: ALL }, {}], sword: ['BS06'] });
  limit.roll(1, 2);
  limit.ride();
  const lose = drawing('RO08', { rider: { bottes: ALL } });
  const pay = drawing('MO08', { rider: { bottes: ALL } });
  expect([limit, lose, pay].map(table => table.prompt())).toEqual(['0 limit', '0 lose', '0 pay']);
  for (const table of [limit, lose, pay])
    for (const botte of ALL) expect(table.why(0, { kind: 'give', botte })).toEqual([]);
});

test('TRO.13 ML08 takes the only Botte without chance: nothing hidden is shown, so it can be taken back', () => {
  const one = drawing('ML08', { rider: { bottes: ['BS03'] } });
  expect(one.told('gave').map(event => event.reveals)).toEqual([undefined]);
  expect(one.state.rng).toEqual(drawing('ML01', { rider: { bottes: ['BS03'] } }).state.rng);
  const two = drawing('ML08', { rider: { bottes: ['BS03', 'BS04'] }, thrown: [1] });
  expect(two.told('gave').map(event => event.reveals)).toEqual([true]);
});

test('TRO.15 BS09 is played for all to see and goes out of his hand', () => {
  const table = position({ riders: [{ at: 'FO4', bottes: ['BS09'] }, {}], milady: ['ML03'] });
  table.roll(1, 3);
  table.ride();
  table.botte('BS09');
  expect(table.hand(0)).toEqual([]);
  expect(table.told('played')).toEqual([{ kind: 'played', seat: 0, botte: 'BS09', reveals: true }]);
});

test('TRO.13 when the turns he had to miss are over, the card that made him wait lies under its pile', () => {
  const table = position({ riders: [{ skip: 1 }, {}], turn: 0 });
  expect(table.told('missed')).toMatchObject([{ seat: 0, left: 0 }]);
  expect(table.state.musketeers[0].skipCard).toBeNull();
  expect(table.pile('milady').at(-1)).toBe('ML01');
});

test('TRO.13 ML04 goes back under its pile once, whatever the sword brings', () => {
  for (const sword of [['BS03'], ['MO06']] as const) {
    const table = drawing('ML04', { sword });
    expect(table.pile('milady').filter(card => card === 'ML04')).toEqual(['ML04']);
    expect(table.state.turn).toMatchObject({ seat: 1, card: null });
  }
});

test('TRO.RULING.33 held up at the gate or the sea he may roll with the Botte that opens it, else he waits', () => {
  const gate = (botte: 'BS03' | 'BS05') =>
    position({ riders: [{ at: 'PW4', leg: 2, bottes: [botte] }, {}], news: { gate: 'closed' } });
  const sea = (botte: 'BS03' | 'BS05') =>
    position({ riders: [{ at: 'CAL', bottes: [botte] }, {}], news: { channel: 'none' } });
  expect([gate('BS03').offers(), sea('BS05').offers()]).toEqual([
    ['roll', 'wait'],
    ['roll', 'wait'],
  ]);
  expect([gate('BS05').offers(), sea('BS03').offers()]).toEqual([['wait'], ['wait']]);
});

test('TRO.RULING.33 no Botte opens the castle of an absent Duke, nor a way on from the Queen', () => {
  for (const botte of ['BS03', 'BS05'] as const) {
    const castle = position({ riders: [{ at: 'EO10', bottes: [botte] }, {}], news: { buckingham: 'absent' } });
    const queen = position({ riders: [{ at: 'QUEEN', leg: 5, bottes: [botte] }, { at: 'FR3' }], studs: 1 });
    expect([castle.offers(), queen.offers()]).toEqual([['wait'], ['wait']]);
  }
});

test('TRO.27 who is asked at the shortcut has been seen to ride there', () => {
  const table = position({ riders: [{ at: 'EO2' }, { at: 'FR9' }], studs: 1 });
  table.roll(1, 3);
  expect([table.prompt(), table.ridden(0)]).toEqual(['0 way', ['EO2', 'EO3', 'EO4']]);
});

test('TRO.25 who will not play a Botte at the trapped rider leaves the studs there and rides on', () => {
  const table = position({ riders: [{ at: 'FR10', bottes: ['BS09'] }, {}], studs: 0 });
  table.roll(2, 3);
  table.ride();
  table.leave();
  expect([table.at(0), table.studs()]).toEqual(['FR15', 'FR14']);
  expect(table.told('dropped')).toEqual([{ kind: 'dropped', seat: 0, at: 'FR14', trap: true }]);
});

test('TRO.20 with the Duke at home, or the castle behind him, nothing keeps a rider from it', () => {
  const enter = { kind: 'enter', place: 'BUCK' } as const;
  expect(position({ riders: [{ at: 'EO10' }, {}] }).why(0, enter)).toEqual([]);
  const home = position({ riders: [{ at: 'ER4' }, {}], studs: 0, news: { buckingham: 'absent' } });
  expect(home.why(0, enter)).toEqual([]);
});

test('TRO.23 the carrier has the studs and need not overtake anybody', () => {
  const table = position({ riders: [{ at: 'FR3' }, { at: 'FR9' }], studs: 0 });
  expect(table.why(0, { kind: 'grab', what: 'studs' })).toEqual([]);
});
