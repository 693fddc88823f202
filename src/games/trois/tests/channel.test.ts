import { expect, test } from 'vitest';
import type { News } from '../cards/gazettes.ts';
import { position } from '../testing.ts';

const CHANNELS: readonly News['channel'][] = ['both', 'from-france', 'from-england', 'none'];

test('TRO.19 from Calais he crosses only with a boat at Calais', () => {
  for (const channel of CHANNELS) {
    const table = position({ riders: [{ at: 'FO24' }, {}], news: { channel } });
    table.roll(1, 2);
    expect(table.at(0), channel).toBe(channel === 'both' || channel === 'from-france' ? 'EO1' : 'CAL');
  }
});

test('TRO.19 from Dover he crosses only with a boat at Dover', () => {
  for (const channel of CHANNELS) {
    const table = position({ riders: [{ at: 'ER10' }, {}], news: { channel }, studs: 0 });
    table.roll(1, 2);
    expect(table.at(0), channel).toBe(channel === 'both' || channel === 'from-england' ? 'FR1' : 'DOV');
  }
});

test('TRO.19 who stands in the port without a boat cannot start', () => {
  const table = position({ riders: [{ at: 'CAL' }, {}], news: { channel: 'from-england' } });
  expect(table.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'CAL' }]);
});

test('TRO.RULING.4 with a boat the sea is one step of the move', () => {
  const table = position({ riders: [{ at: 'FO23' }, {}] });
  table.roll(1, 3);
  expect(table.ridden(0)).toEqual(['FO23', 'FO24', 'CAL', 'DOV', 'EO1']);
  const exact = position({ riders: [{ at: 'FO24' }, {}] });
  exact.roll(1, 1);
  expect(exact.at(0)).toBe('DOV');
});

test('TRO.RULING.4 without one the move ends in the port, no exact count is needed, and the points are lost', () => {
  const table = position({ riders: [{ at: 'FO23' }, {}], news: { channel: 'none' } });
  table.roll(3, 4);
  expect(table.at(0)).toBe('CAL');
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'CAL', why: 'boat', lost: 5 }]);
  expect(table.prompt()).toBe('1 start');
});

test('TRO.RULING.5 a port holds several musketeers', () => {
  const calais = position({ riders: [{ at: 'FO24' }, { at: 'CAL' }], news: { channel: 'from-england' } });
  calais.roll(1, 2);
  expect([calais.at(0), calais.at(1)]).toEqual(['CAL', 'CAL']);
  const dover = position({ riders: [{ at: 'ER10' }, { at: 'DOV' }], news: { channel: 'none' }, studs: 0 });
  dover.roll(1, 2);
  expect([dover.at(0), dover.at(1)]).toEqual(['DOV', 'DOV']);
});

test('TRO.RULING.12 boats do not travel: after a crossing the next rider crosses as well', () => {
  const table = position({ riders: [{ at: 'FO24' }, { at: 'FO23' }], news: { channel: 'from-france' } });
  table.roll(1, 2);
  expect(table.state.news.channel).toBe('from-france');
  table.roll(1, 2);
  expect([table.at(0), table.at(1)]).toEqual(['EO1', 'DOV']);
});

test('TRO.RULING.4 with a Botte in hand he is asked in the port, and may end his move there', () => {
  const table = position({ riders: [{ at: 'FO24', bottes: ['BS05'] }, {}], news: { channel: 'none' } });
  table.roll(2, 2);
  table.ride();
  table.stop();
  expect([table.at(0), table.hand(0), table.prompt()]).toEqual(['CAL', ['BS05'], '1 start']);
  expect(table.told('stopped')).toEqual([{ kind: 'stopped', seat: 0, at: 'CAL', why: 'boat', lost: 3 }]);
});
