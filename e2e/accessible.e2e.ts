import { expect } from 'vitest';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { answerByMouse, playOn, untilMyTurn } from './support/musketiere.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

test.for(SIZES)('no page has a fault that axe knows of, at $width × $height', async (viewport, { open }) => {
  // The policy of the page lets no foreign script run; axe is one.
  const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'at-once'));
  const { found, check } = findings();
  const pages = [
    '/',
    '/rules/musketiere',
    '/rules/roy',
    '/rules/trois',
    '/credits',
    '/no/such/page',
    '/matches',
    '/new/roy',
    '/new/trois',
    '/new/musketiere',
  ];
  // Every second page at one size, the others at the other; the last leads on to the table.
  const share = viewport === SIZES[0] ? 0 : 1;
  for (const path of pages.filter((each, nth) => each === pages.at(-1) || nth % 2 === share)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    await check(page, path);
  }
  await page.locator('[data-act="length-round"]').check({ force: true });
  await page.locator('[data-act="sit-down"]').click();
  const checked = new Set<string>();
  for (let seen = await untilMyTurn(page); !seen.over; seen = await untilMyTurn(page)) {
    const moment = seen.reckoning ? 'reckoning' : (seen.asked ?? '');
    if (!checked.has(moment)) await check(page, moment);
    checked.add(moment);
    await answerByMouse(page, seen);
  }
  await playOn(page, answerByMouse);
  await check(page, 'end');
  await page.locator('[data-testid="end"] [data-act="replay"]').click();
  await page.locator('[data-act="scrub"]').waitFor();
  await check(page, 'replay');
  expect(found).toEqual({});
});

test.for(SIZES)(
  'no page of an online table has a fault that axe knows of, at $width × $height',
  async (viewport, { open }) => {
    const wanted = { viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true } as const;
    const [host, guest] = [await open(wanted), await open(wanted)];
    for (const page of [host, guest]) await atOnce(page);
    const { found, check } = findings();
    await host.goto('/new/roy#online', { waitUntil: 'networkidle' });
    await host.locator('[data-act="make-table"]').waitFor();
    await check(host, 'set-up');
    await makeTable(host, { game: 'roy', players: 2, name: 'Aline' });
    await check(host, 'gathering');
    const link = await linkTo(host, 1);
    await guest.goto(link, { waitUntil: 'networkidle' });
    await guest.locator('[data-act="take-seat"]').waitFor();
    await check(guest, 'invitation');
    await sitDown(guest, link, 'Bastien');
    await check(guest, 'ready');
    await host.locator('[data-act="start"]').click();
    for (const [page, name] of [
      [host, 'Milady'],
      [guest, 'musketeer'],
    ] as const) {
      await page.locator('[data-step]').waitFor();
      await check(page, name);
    }
    await guest.goto('/', { waitUntil: 'networkidle' });
    await guest.locator('[data-testid="my-tables"]').waitFor();
    await check(guest, 'home with tables');
    expect(found).toEqual({});
  },
);
