import { expect, test } from 'vitest';
import type { OrderId } from '../cards/cards.ts';
import { MILADY } from '../cards/milady.ts';
import { MOUSQUETAIRES } from '../cards/mousquetaires.ts';
import { position } from '../testing.ts';
import { drawing, passes } from './drawing.testing.ts';

const ABOUT = { news: { spies: 'active' } } as const;

test('TRO.13 RO01 back three squares, six with spies about', () => {
  expect(drawing('RO01').at(0)).toBe('EO4');
  expect(drawing('RO01', ABOUT).at(0)).toBe('EO1');
});

test('TRO.13 RO02 with one die of four or more he gets away, else he misses a turn; with spies it takes five', () => {
  for (const [die, calm, spied] of [
    [3, 1, 1],
    [4, 0, 1],
    [5, 0, 0],
  ] as const) {
    const table = drawing('RO02', { thrown: [die] });
    expect(table.told('tested')).toEqual([{ kind: 'tested', seat: 0, die, passed: calm === 0 }]);
    expect(table.state.musketeers[0].skip).toBe(calm);
    expect(drawing('RO02', { ...ABOUT, thrown: [die] }).state.musketeers[0].skip).toBe(spied);
  }
});

test('TRO.13 RO03 the next roll has one die; with spies he goes back two squares as well', () => {
  for (const [given, at] of [
    [{}, 'EO7'],
    [ABOUT, 'EO5'],
  ] as const) {
    const table = drawing('RO03', given);
    expect([table.at(0), table.state.musketeers[0].oneDie, table.told('drew').length]).toEqual([at, 'RO03', 1]);
  }
});

test('TRO.13 RO04 he misses one turn, two with spies about', () => {
  expect(drawing('RO04').state.musketeers[0].skip).toBe(1);
  const table = drawing('RO04', ABOUT);
  passes(table);
  passes(table);
  expect(table.told('missed').map(event => event.left)).toEqual([1, 0]);
});

test('TRO.13 RO05 with spies about he goes back to the last place, else nothing happens', () => {
  const calm = drawing('RO05');
  expect([calm.at(0), calm.state.musketeers[0].oneDie, calm.state.musketeers[0].skip]).toEqual(['EO7', null, 0]);
  expect(calm.told('in-vain')).toEqual([{ kind: 'in-vain', seat: 0, card: 'RO05', missing: 'spies' }]);
  const spied = drawing('RO05', ABOUT);
  expect([spied.at(0), spied.told('in-vain')]).toEqual(['DOV', []]);
});

test('TRO.13 RO05 eight squares are the most', () => {
  const table = position({ riders: [{ at: 'FO11' }, {}], rochefort: ['RO05'], ...ABOUT });
  table.roll(1, 1);
  expect(table.at(0)).toBe('FO5');
});

test('TRO.13 RO06 the carrier leaves the studs and goes back four squares, with spies he misses a turn too', () => {
  for (const [given, skip] of [
    [{}, 0],
    [ABOUT, 1],
  ] as const) {
    const table = drawing('RO06', { ...given, carrier: true });
    expect([table.at(0), table.studs(), table.state.musketeers[0].skip]).toEqual(['FR3', 'FR7', skip]);
    const other = drawing('RO06', given);
    expect([other.at(0), other.state.musketeers[0].skip]).toEqual(['EO5', 0]);
  }
});

test('TRO.13 RO07 forward four squares, back four with spies about', () => {
  const table = position({ riders: [{ at: 'FR4' }, { at: 'FR20' }], studs: 1, rochefort: ['RO07'] });
  table.roll(1, 2);
  expect(table.at(0)).toBe('FR11');
  expect(drawing('RO07', ABOUT).at(0)).toBe('EO3');
});

test('TRO.13 RO08 one Botte of his choice goes, with spies all of them; who has none loses nothing', () => {
  const choice = drawing('RO08', { rider: { bottes: ['BS03', 'BS04'] } });
  expect([choice.prompt(), choice.offers().toSorted()]).toEqual(['0 lose', ['give:BS03', 'give:BS04']]);
  choice.give('BS03');
  expect([choice.hand(0), choice.pile('sword').at(-1), choice.prompt()]).toEqual([['BS04'], 'BS03', '1 start']);
  const single = drawing('RO08', { rider: { bottes: ['BS03'] } });
  expect([single.hand(0), single.prompt()]).toEqual([[], '1 start']);
  const all = drawing('RO08', { ...ABOUT, rider: { bottes: ['BS03', 'BS04', 'BS05'] } });
  expect([all.hand(0), all.pile('sword').slice(-3).toSorted()]).toEqual([[], ['BS03', 'BS04', 'BS05']]);
  const none = drawing('RO08', ABOUT);
  expect([none.at(0), none.told('gave'), none.prompt()]).toEqual(['EO7', [], '1 start']);
  expect(none.told('in-vain')).toEqual([{ kind: 'in-vain', seat: 0, card: 'RO08', missing: 'bottes' }]);
  for (const robbed of [choice, single, all]) expect(robbed.told('in-vain')).toEqual([]);
});

test('TRO.13 RO09 nothing happens, but with spies about he misses a turn', () => {
  const calm = drawing('RO09');
  expect([calm.at(0), calm.state.musketeers[0].skip, calm.pile('rochefort').at(-1)]).toEqual(['EO7', 0, 'RO09']);
  expect(calm.told('in-vain')).toEqual([{ kind: 'in-vain', seat: 0, card: 'RO09', missing: 'spies' }]);
  expect(drawing('RO09', ABOUT).state.musketeers[0].skip).toBe(1);
});

test('TRO.13 RO10 he is held until he rolls six or more, eight with spies about', () => {
  const hold = { attempts: 2, card: 'RO10' };
  expect(drawing('RO10').state.musketeers[0].hold).toEqual({ ...hold, until: 6 });
  expect(drawing('RO10', ABOUT).state.musketeers[0].hold).toEqual({ ...hold, until: 8 });
  for (const [dice, held] of [
    [[1, 4], true],
    [[1, 5], false],
  ] as const) {
    const table = drawing('RO10');
    passes(table);
    table.roll(...dice);
    expect(table.told('held').length > 0).toBe(held);
  }
});

test('TRO.RULING.13 the spies do nothing by themselves', () => {
  const calm = position({ riders: [{ at: 'FO4' }, {}] });
  const spied = position({ riders: [{ at: 'FO4' }, {}], ...ABOUT });
  for (const table of [calm, spied]) table.roll(1, 4);
  expect(spied.events).toEqual(calm.events);
  expect(spied.at(0)).toBe('FO9');
});

test('TRO.RULING.13 they make cards of Rochefort worse, and no others', () => {
  const tells = (card: OrderId, spies: 'active' | 'absent') =>
    JSON.stringify(drawing(card, { news: { spies }, sword: card === 'ML04' ? ['MO05'] : [], thrown: [3] }).events);
  const worse = (['RO01', 'RO04', 'RO05', 'RO07', 'RO09'] as const).filter(
    card => tells(card, 'active') !== tells(card, 'absent'),
  );
  expect(worse).toHaveLength(5);
  for (const card of [...Object.keys(MILADY), ...Object.keys(MOUSQUETAIRES)] as OrderId[])
    expect(tells(card, 'active'), card).toBe(tells(card, 'absent'));
});

test('TRO.13 RO02 is tried with a single die, for all to see', () => {
  const table = drawing('RO02', { thrown: [4] });
  expect(table.told('rolled').at(-1)).toEqual({ kind: 'rolled', seat: 0, dice: [4], what: 'test', reveals: true });
  expect(table.told('tested')).toEqual([{ kind: 'tested', seat: 0, die: 4, passed: true }]);
});
