import { describe, expect, test, vi } from 'vitest';
import { replay } from '#kernel/journal.ts';
import { fetchGame } from '../match/games.ts';
import { fileText } from '../match/match-file.ts';
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
    [429, { kind: 'failed' }],
    [500, { kind: 'failed' }],
  ])('an answer %d is %o', async (status, wanted) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    expect(await fetchMatch(over.table)).toEqual(wanted);
    vi.unstubAllGlobals();
  });

  test('tells when it ended, if the house does', async () => {
    const answers = [{ 'last-modified': 'Sat, 14 Nov 2026 20:15:00 GMT' }, { 'last-modified': 'soon' }, {}];
    const ended: unknown[] = [];
    for (const headers of answers) {
      vi.stubGlobal('fetch', async () => new Response(fileText(over), { headers: headers as HeadersInit }));
      const found = await fetchMatch(over.table);
      ended.push(found.kind === 'match' ? found.ended : found.kind);
    }
    vi.unstubAllGlobals();
    expect(ended).toEqual([Date.UTC(2026, 10, 14, 20, 15), null, null]);
  });

  test('shows the faces of the table, and the usual one for whoever has none', async () => {
    vi.stubGlobal('fetch', async () => new Response(fileText(over), { headers: { 'x-panache-faces': 'milady,<b>' } }));
    const found = await fetchMatch(over.table);
    vi.unstubAllGlobals();
    expect(found).toMatchObject({ kind: 'match', faces: ['milady', usualFaces('musketiere', 2)[1]] });
  });

  test('does not arrive without a connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await fetchMatch(over.table)).toEqual({ kind: 'failed' });
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
});
