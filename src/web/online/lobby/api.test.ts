import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchLists, makeTable } from './api.ts';
import { lineOf } from './testing.ts';
import { en } from './text/en.ts';

describe('asking the house', () => {
  afterEach(() => vi.unstubAllGlobals());

  const house = (answers: Record<string, () => Response>) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const answer = address === '/api/me' ? () => new Response(null, { status: 204 }) : answers[address];
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('no network'));
    });
    return asked;
  };
  const wanted = {} as Parameters<typeof makeTable>[0];
  const saying = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

  test('a table that was made is named; every refusal has its sentence', async () => {
    const { problems } = en.make;
    house({ '/api/tables': saying(201, { table: 'abc' }) });
    expect(await makeTable(wanted)).toEqual({ table: 'abc' });
    for (const [answer, problem] of [
      [saying(429, {}), 'tooMany'],
      [saying(400, { why: 'slow-down' }), 'tooMany'],
      [saying(400, { why: 'name-missing' }), 'name'],
      [saying(400, { why: 'not-a-message' }), 'refused'],
      [saying(503, {}), 'unreachable'],
      [() => new Response('<html>', { status: 502 }), 'unreachable'],
    ] as const) {
      house({ '/api/tables': answer });
      expect(await makeTable(wanted)).toEqual({ problem });
      if (problem !== 'name') expect(problems[problem]).not.toBe('');
    }
    house({});
    expect(await makeTable(wanted)).toEqual({ problem: 'unreachable' });
  });

  test('my own tables are not listed a second time; without the house there are no lists', async () => {
    house({
      '/api/tables/mine': saying(200, { tables: [lineOf('mine')] }),
      '/api/tables/listed': saying(200, { tables: [lineOf('mine'), lineOf('other')] }),
    });
    const lists = await fetchLists();
    expect(lists?.mine.map(line => line.title)).toEqual(['mine']);
    expect(lists?.open.map(line => line.title)).toEqual(['other']);
    house({ '/api/tables/listed': saying(200, { tables: [] }) });
    expect(await fetchLists()).toEqual({ mine: [], open: [] });
    house({});
    expect(await fetchLists()).toBeNull();
  });
});
