import { expect, inject } from 'vitest';
import { WebSocket } from 'ws';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';

/** A match that bots have played on the server; the one who made the table only looked on. */
const playedByBots = async (game: string, levels: readonly string[], options: Record<string, string>) => {
  const url = inject('url');
  const me = await fetch(`${url}/api/me`, { method: 'POST' });
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const seats = levels.map(level => ({ kind: 'bot', level }));
  const table = {
    mySeat: null,
    name: 'Aline',
    face: 'athos',
    title: 'Aline',
    language: 'fr',
    pace: 'live',
    listed: false,
  };
  const made = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ ...table, game, options, seats }),
  });
  const { table: id } = (await made.json()) as { table: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, { headers: { cookie } });
  socket.on('open', () => {
    socket.send(JSON.stringify({ kind: 'enter', protocol: 1, table: id, key: null, have: null }));
    socket.send(JSON.stringify({ kind: 'act', id: 'let-us-start', act: { act: 'start' } }));
  });
  await expect
    .poll(async () => (await fetch(`${url}/api/tables/${id}/match`, { headers: { cookie } })).status, {
      timeout: 60_000,
    })
    .toBe(200);
  socket.close();
  return id;
};

const GAMES = [
  { game: 'musketiere', levels: ['greedy', 'random', 'greedy'], options: { length: 'round' } },
  { game: 'roy', levels: ['steady', 'steady', 'steady'], options: {} },
];

test.for(GAMES)(
  'anybody can look at a finished match of $game again, verify it and see its luck',
  async (match, { open, faults }) => {
    const id = await playedByBots(match.game, match.levels, match.options as Record<string, string>);
    for (const viewport of SIZES) {
      const page = await open({ viewport, locale: 'fr', reducedMotion: 'reduce', bypassCSP: true });
      const { found, check } = findings();
      await page.goto(`/m/${id}`);
      await page.locator('[data-act="scrub"]').waitFor();
      await check(page, 'match');
      await page.locator('[data-act="verify"]').first().click();
      const verdict = page.locator('[data-testid="verdict"]');
      await verdict.waitFor();
      expect(await verdict.getAttribute('class')).not.toContain('wrong');
      await page.keyboard.press('Escape');
      await page.locator('[data-act="luck"]').first().click();
      await page.locator('[data-luck]').first().waitFor();
      await check(page, 'luck');
      expect(found).toEqual({});
    }
    expect(faults).toEqual([]);
  },
);
