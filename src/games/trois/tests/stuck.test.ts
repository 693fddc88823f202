import { expect, test } from 'vitest';
import type { BotteId } from '../cards/bottes.ts';
import type { GazetteId, News } from '../cards/gazettes.ts';
import type { GivenRider } from '../given/given.ts';
import { begun, position } from '../testing.ts';

const AT_CALAIS: GivenRider = { at: 'CAL' };

test('TRO.21 when all are held up, what lasts one turn at most is over without a new gazette', () => {
  const calais = position({ riders: [AT_CALAIS, AT_CALAIS, AT_CALAIS, AT_CALAIS], gazette: 'GZ07' });
  expect(calais.told('blocked').map(event => event.seat)).toEqual([0, 1, 2, 3]);
  expect(calais.told('eased').map(event => event.elements)).toEqual([['channel']]);
  expect([calais.told('gazette'), calais.state.gazette, calais.state.news.channel]).toEqual([[], 'GZ07', 'both']);
  expect([calais.prompt(), calais.state.round]).toEqual(['0 start', 2]);
});

test('TRO.21 the gate opens, and Buckingham comes home', () => {
  const cases: readonly [GazetteId, GivenRider, Partial<News>][] = [
    ['GZ05', { at: 'PW4', leg: 2 }, { gate: 'open' }],
    ['GZ09', { at: 'EO10' }, { buckingham: 'home' }],
  ];
  for (const [gazette, rider, news] of cases) {
    const second: GivenRider = gazette === 'GZ05' ? { at: 'PW5', leg: 3 } : { at: 'DOV', leg: 5 };
    const table = position({ riders: [rider, second], gazette, ...(gazette === 'GZ09' && { studs: 'ER4' }) });
    expect(table.told('eased'), gazette).toHaveLength(1);
    expect(table.state.news, gazette).toMatchObject(news);
  }
});

test('TRO.21 not while one of them can ride', () => {
  const table = position({ riders: [AT_CALAIS, { at: 'FO4' }], gazette: 'GZ07' });
  table.roll(1, 4);
  expect([table.told('eased'), table.state.news.channel]).toEqual([[], 'none']);
});

test('TRO.21 who misses a turn by a card is not held up by the event', () => {
  const table = position({ riders: [AT_CALAIS, { at: 'CAL', skip: 1 }], gazette: 'GZ07' });
  const [first] = table.told('eased');
  expect(table.events.indexOf(first)).toBeGreaterThan(table.events.findIndex(each => each.kind === 'missed'));
  expect(table.told('blocked').map(event => event.seat)).toEqual([0, 0, 1]);
});

test('TRO.RULING.3 with fewer than four, all means those who play', () => {
  for (const count of [2, 3]) {
    const table = position({ riders: Array.from({ length: count }, () => AT_CALAIS), gazette: 'GZ07' });
    expect(table.told('blocked')).toHaveLength(count);
    expect(table.told('eased')).toHaveLength(1);
  }
});

test('TRO.RULING.3 the castles nobody took stay empty', () => {
  const { state } = begun(2, ['porthos', 'aramis']);
  expect(state.musketeers.map(each => each.at)).toEqual(['CASTLE_PO', 'CASTLE_AR']);
  expect(state.order).toEqual([1, 0]);
});

test('TRO.RULING.33 who cannot move ends his turn', () => {
  const table = position({ riders: [AT_CALAIS, {}], gazette: 'GZ08' });
  expect(table.told('blocked')).toEqual([{ kind: 'blocked', seat: 0, at: 'CAL' }]);
  expect(table.prompt()).toBe('1 start');
});

test('TRO.RULING.33 but with a Botte he may play it first', () => {
  const given = { riders: [{ at: 'CAL', bottes: ['BS08'] }, {}], gazette: 'GZ08', gazettes: ['GZ13'] } as const;
  const table = position(given);
  expect([table.prompt(), table.offers().toSorted()]).toEqual(['0 start', ['botte:BS08', 'wait']]);
  table.botte('BS08');
  expect(table.offers()).toContain('roll');
  const patient = position(given);
  patient.wait();
  expect([patient.prompt(), patient.told('blocked').length]).toEqual(['1 start', 1]);
});

test('TRO.RULING.33 a Botte that would open the first step lets him roll', () => {
  const table = position({ riders: [{ at: 'CAL', bottes: ['BS05'] }, {}], gazette: 'GZ08' });
  expect(table.offers()).toEqual(expect.arrayContaining(['roll', 'wait']));
});

test('TRO.RULING.34 when nobody can move and nothing is marked, the next gazette is turned up', () => {
  const table = position({ riders: [AT_CALAIS, AT_CALAIS], gazette: 'GZ08', gazettes: ['GZ13'] });
  expect(table.told('gazette').map(({ why, gazette }) => [why, gazette])).toEqual([['stuck', 'GZ13']]);
  expect([table.prompt(), table.state.round, table.state.news.channel]).toEqual(['0 start', 2, 'from-france']);
});

test('TRO.RULING.34 a marked element that holds nobody up does not lock the table', () => {
  const table = position({ riders: [AT_CALAIS, AT_CALAIS], gazette: 'GZ05', gazettes: ['GZ13'] });
  expect([table.state.gazette, table.prompt()]).toEqual(['GZ13', '0 start']);
});

test('TRO.RULING.33 held up after a double he is asked only where a Botte might open his way', () => {
  const after = (at: 'FO23' | 'EO8', ...bottes: readonly BotteId[]) => {
    const table = position({ riders: [{ at, bottes }, {}], gazette: 'GZ11' });
    table.roll(1, 1);
    if (bottes.length > 0) table.ride();
    return [table.at(0), table.prompt(), ...table.told('blocked').map(({ seat }) => seat)];
  };
  expect(after('FO23', 'BS01')).toEqual(['CAL', '0 start']);
  expect(after('FO23')).toEqual(['CAL', '1 start', 0]);
  expect(after('EO8', 'BS01')).toEqual(['EO10', '1 start', 0]);
});

test('TRO.21 who was held up before a new gazette was turned up has not been held up by its news', () => {
  const table = position({
    riders: [AT_CALAIS, { ...AT_CALAIS, bottes: ['BS08'] }],
    gazette: 'GZ07',
    gazettes: ['GZ16'],
  });
  table.botte('BS08');
  expect(table.told('blocked').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
  expect([table.told('eased').length, table.prompt(), table.state.round]).toEqual([1, '0 start', 3]);
});

test('TRO.21 who has ridden in this turn was not held up all of it', () => {
  const table = position({ riders: [{ at: 'FO23' }, AT_CALAIS], gazette: 'GZ07' });
  table.roll(1, 1);
  expect(table.told('blocked').map(({ seat }) => seat)).toEqual([0, 1, 0, 1]);
  expect(table.told('eased')).toHaveLength(1);
});
