import { expect } from 'vitest';
import { test } from './support/browser.ts';
import { freshMatch } from './support/match-at.ts';
import { atOnce, makeTable } from './support/online.ts';
import { bring, journalOf } from './support/shelf.ts';

const PARTS = [
  { part: 'rules', files: '**/assets/RuleBook-*', opens: 'rules', shows: '[data-act="search-rules"]' },
  { part: 'match', files: '**/assets/MatchSheet-*', opens: 'match', shows: '[data-act="replay-so-far"]' },
];

test.for(PARTS)(
  'a part that did not come ($part) comes as soon as it can, and the page stays',
  async (wanted, { open }) => {
    const page = await open({ reducedMotion: 'reduce' });
    await atOnce(page);
    await page.goto(await bring(page, freshMatch({ game: 'musketiere', players: 2, people: [0, 1] })));
    await page.locator('[data-act="i-am"]').click();
    await page.locator('[data-asked]').waitFor();
    await page.route(wanted.files, route => route.abort());
    await page.route(
      url => url.pathname === '/',
      route => route.abort(),
    );
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.locator(`[data-act="${wanted.opens}"]`).click();
    const again = page.locator('[data-act="fetch-part"]');
    await again.click();
    await expect.poll(() => page.locator('[data-testid="unfetched"]').innerText()).toContain('Still no answer');
    expect(await page.locator(wanted.shows).count()).toBe(0);

    await page.unroute(wanted.files);
    await page.locator(wanted.shows).waitFor();
    expect((await journalOf(page)).game).toBe('musketiere');
    const isDressed = () => [...document.styleSheets].every(sheet => sheet.cssRules.length > 0);
    expect(await page.evaluate(isDressed)).toBe(true);
    // No fresh page had to be fetched for it.
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  },
);

test('a language that did not come is read as soon as the line is back', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto(await bring(page, freshMatch({ game: 'musketiere', players: 2, people: [0, 1] })));
  await page.locator('[data-act="i-am"]').click();
  await page.locator('[data-asked]').waitFor();
  await page.context().setOffline(true);
  await page.locator('button[lang="it"]').click();
  await page.getByText('The language is on its way').first().waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  await page.context().setOffline(false);
  await page.locator('html[lang="it"]').waitFor();
  await page.locator('[data-act="i-am"]').click();
  await page.locator('[data-asked]').waitFor();
});

test('a table that did not come comes as soon as the house answers', async ({ open }) => {
  const page = await open({ reducedMotion: 'reduce' });
  await atOnce(page);
  const address = await bring(page, freshMatch({ game: 'trois', players: 3, people: [0] }));
  await page.goto('/credits');
  await page.route('**/assets/Table-*.js', route => route.abort());
  await page.route(
    url => url.pathname === '/',
    route => route.abort(),
  );
  await page.goto(address);
  await page.getByText('The page did not arrive').waitFor();
  await page.unrouteAll();
  await page.locator('[data-step]').waitFor();
});

test('advice that did not come is asked for again by a press', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.route('**/assets/worker*', route => route.abort());
  await page.goto(await bring(page, freshMatch({ game: 'roy', players: 2, people: [0, 1] })));
  await page.locator('[data-act="i-am"]').click();
  await page.locator('[data-asked]').waitFor();
  await page.locator('[data-act="company"]').click();
  await page.locator('[data-act="ask-advice"]').click();
  const again = page.locator('[data-act="ask-advice-again"]');
  await again.waitFor();

  await page.unrouteAll();
  await again.click();
  await page.locator('[data-testid="advice"] li').first().waitFor();
});

test('a code that did not come is drawn as soon as it can be, and the page stays', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await makeTable(page, { game: 'trois', players: 3, name: 'Aline' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const isCode = /\/assets\/(uqr|dist)-/;
  await page.route(isCode, route => route.abort());
  // A house that answered would be asked for a fresh page.
  await page.route(
    url => url.pathname === '/',
    route => route.abort(),
  );
  await page.locator('[data-act="show-code"]').first().click();
  await page.locator('[data-act="fetch-part"]').waitFor();
  await page.unroute(isCode);
  await page.locator('dialog svg[role="img"]').waitFor();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

const BROKEN = [
  { what: 'a part', files: '**/assets/RuleBook-*.js', says: '[data-testid="broken"]' },
  { what: 'a whole table', files: '**/assets/Table-*.js', says: '[data-notice]' },
];

test.for(BROKEN)(
  '$what that breaks as it is laid out says so, and is there after a reload',
  async (broken, { open }) => {
    const page = await open({ locale: 'en', reducedMotion: 'reduce' });
    await atOnce(page);
    const address = await bring(page, freshMatch({ game: 'trois', players: 3, people: [0] }));
    await page.route(broken.files, async route => {
      const code = await (await route.fetch()).text();
      const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '').matchAll(/as (\w+)/g)].map(([, name]) => name);
      const parts = names.map(name => `breaks as ${name}`).join();
      await route.fulfill({
        contentType: 'text/javascript',
        body: `const breaks=()=>{throw new Error('planted')};export{${parts}}`,
      });
    });
    await page.goto(address);
    const rules = page.locator('[data-act="rules"]');
    if (broken.what === 'a part') await rules.click();
    await page.locator(broken.says).waitFor();
    expect(await page.locator(broken.says).innerText()).toContain('Something broke');

    await page.unrouteAll();
    await page.locator(broken.says).locator('button').first().click();
    await page.locator('[data-asked]').waitFor();
  },
);

test('the sheet of keys that did not come is there when it is asked for once more', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await atOnce(page);
  await page.goto(await bring(page, freshMatch({ game: 'trois', players: 2, people: [0] })));
  await page.locator('[data-asked]').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('?');
  await page.locator('.slips p').waitFor();
  await page.context().setOffline(false);
  await page.keyboard.press('?');
  await page.locator('[data-keys]').waitFor();
});
