import { describe, expect, test, vi } from 'vitest';
import { replay } from '#kernel/journal.ts';
import { archiveOf } from '#table/archive.ts';
import { retoldBy } from '#table/retold.ts';
import { fetchGame } from '../match/games.ts';
import { fileText } from '../match/match-file.ts';
import { Rerun } from '../match/rerun.svelte.ts';
import { usualFaces } from '../match/saved.ts';
import { matchOf, playOn } from '../match/testing.ts';
import { fetchMatch, readMatch } from './fetch-match.ts';
import { luckReport } from './luck-report.ts';

const { game } = await fetchGame('musketiere');
const over = playOn(matchOf([null, null], 'AbCdEfGhIjKlMnOpQrSt-_'));

describe('a match from the house', () => {
  test('is shown when it is over and every choice of it is right', async () => {
    const found = await readMatch(fileText(over), 5, ['porthos']);
    expect(found).toMatchObject({
      kind: 'match',
      game: 'musketiere',
      ended: 5,
      faces: ['porthos', expect.any(String)],
      record: over,
      outcome: { winners: [expect.any(Number)] },
    });
  });

  test('is not shown where something of it was changed', async () => {
    const forged = { ...over, seed: over.seed.replace(/./, digit => (digit === '0' ? '1' : '0')) };
    expect(await readMatch(fileText(forged), null, [])).toEqual({ kind: 'broken', problem: { kind: 'commitment' } });
    expect(await readMatch('{', null, [])).toEqual({ kind: 'broken', problem: { kind: 'not-json' } });
  });

  test('that still runs shows nothing, even if the house should give it away', async () => {
    expect(await readMatch(fileText(playOn(matchOf([null, null]), 9)), null, [])).toEqual({ kind: 'running' });
  });

  test('of a game without a table can still be taken along', async () => {
    const other = { ...over, game: 'whist' };
    expect(await readMatch(fileText(other), null, [])).toEqual({ kind: 'no-table', record: other });
  });

  test.each([
    [403, { kind: 'closed' }],
    [404, { kind: 'unknown' }],
    [409, { kind: 'running' }],
    [410, { kind: 'otherRules' }],
    [422, { kind: 'unreadable' }],
    [429, { kind: 'failed' }],
    [500, { kind: 'failed' }],
  ])('an answer %d is %o', async (status, wanted) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    expect(await fetchMatch(over.table, null)).toEqual(wanted);
    vi.unstubAllGlobals();
  });

  test('tells when it ended, if the house does', async () => {
    const answers = [{ 'last-modified': 'Sat, 14 Nov 2026 20:15:00 GMT' }, { 'last-modified': 'soon' }, {}];
    const ended: unknown[] = [];
    for (const headers of answers) {
      vi.stubGlobal('fetch', async () => new Response(fileText(over), { headers: headers as HeadersInit }));
      const found = await fetchMatch(over.table, null);
      ended.push(found.kind === 'match' ? found.ended : found.kind);
    }
    vi.unstubAllGlobals();
    expect(ended).toEqual([Date.UTC(2026, 10, 14, 20, 15), null, null]);
  });

  test('shows the faces of the table, and the usual one for whoever has none', async () => {
    vi.stubGlobal('fetch', async () => new Response(fileText(over), { headers: { 'x-panache-faces': 'milady,<b>' } }));
    const found = await fetchMatch(over.table, null);
    vi.unstubAllGlobals();
    expect(found).toMatchObject({ kind: 'match', faces: ['milady', usualFaces('musketiere', 2)[1]] });
  });

  test('whose rules are gone is told by its archive, step by step and through every eyes', async () => {
    const old = { ...over, rules: 0 };
    const { course } = replay(game, over);
    const archive = JSON.stringify({ ...archiveOf(game, over, course), record: old });
    const house = (story: () => Response) => async (address: string) =>
      address.endsWith('/story') ? story() : new Response(fileText(old));
    vi.stubGlobal(
      'fetch',
      house(() => new Response(archive)),
    );
    const found = await fetchMatch(over.table, null);
    vi.stubGlobal(
      'fetch',
      house(() => new Response('{}', { status: 404 })),
    );
    const none = await fetchMatch(over.table, null);
    vi.unstubAllGlobals();
    expect(none).toMatchObject({ kind: 'broken', problem: { kind: 'other-rules' } });
    if (found.kind !== 'match') throw new Error(found.kind);
    expect(found.course).toBeNull();
    expect(found.record).toEqual(old);
    const rerun = new Rerun(game, found, 0, 'truth');
    const wanted = new Rerun(
      game,
      { record: over, told: retoldBy(game, over, course), faces: found.faces },
      0,
      'truth',
    );
    expect(rerun.last).toBe(over.entries.length);
    expect(rerun.allowed).toEqual(wanted.allowed);
    for (const eyes of rerun.allowed)
      for (const at of [0, 7, rerun.last]) {
        for (const each of [rerun, wanted]) {
          each.look(eyes);
          each.jump(at);
        }
        expect(rerun.queue.step.view).toEqual(wanted.queue.step.view);
        expect(rerun.replay).toEqual(wanted.replay);
        expect(rerun.story()).toEqual(wanted.story());
      }
  });

  test('does not arrive without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await fetchMatch(over.table, null)).toEqual({ kind: 'failed' });
    vi.unstubAllGlobals();
  });
});

describe('luck', () => {
  test('of a match is counted by its own game', async () => {
    const { rows, words } = await luckReport('musketiere', replay(game, over).course);
    expect(rows.map(({ key, seat }) => [key, seat])).toEqual([
      ['hand', 0],
      ['hand', 1],
      ['guards', null],
    ]);
    for (const { key } of rows) expect(words.texts.rows[key].name).not.toBe('');
  });

  test('is asked for with the key in its address, and knows the one to give on', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      asked.push(headers);
      return new Response(fileText(over), { headers: { 'x-panache-watch': 'A'.repeat(22) } });
    });
    const found = await fetchMatch(over.table, 'B'.repeat(22));
    vi.unstubAllGlobals();
    expect(asked).toEqual([{ 'x-panache-key': 'B'.repeat(22) }]);
    expect(found).toMatchObject({ kind: 'match', key: 'A'.repeat(22) });
  });
});
