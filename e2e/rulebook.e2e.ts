import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { openBook } from './book/print.ts';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { untilWhole } from './support/look.ts';
import { freshMatch } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring } from './support/shelf.ts';
import { sideways } from './support/sideways.ts';

const inSight = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate(each => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
const search = async (page: Page, words: string) => {
  await page.locator('[data-act="search-rules"]').fill(words);
  await page.locator('[data-testid="found"]').waitFor();
};

for (const viewport of SIZES)
  test(`a rulebook with everything unfolded has no fault that axe knows of, at ${viewport.width} wide`, async ({
    open,
  }) => {
    const page = await open({ viewport, locale: 'fr', reducedMotion: 'reduce', bypassCSP: true });
    const { found, check } = findings();
    for (const game of GAME_IDS) {
      await page.goto(`/rules/${game}`);
      await page.locator('.rule').first().waitFor();
      await untilWhole(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true;
      });
      const contents = page.locator('[data-act="contents"]').filter({ visible: true });
      if ((await contents.count()) > 0) await contents.click();
      await check(page, game);
      await search(page, 'roi');
      await check(page, `${game}, found`);
      await search(page, 'xyzzy');
      await check(page, `${game}, nothing found`);
    }
    expect(found).toEqual({});
  });

test('nothing of a rulebook runs out of the smallest screen, in any language', async ({ open }) => {
  for (const locale of LANGUAGES) {
    const page = await open({ locale, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
    for (const game of GAME_IDS) {
      await page.goto(`/rules/${game}`);
      await page.locator('.rule').first().waitFor();
      await untilWhole(page);
      expect([locale, game, await sideways(page)]).toEqual([locale, game, 0]);
      // What is cut off inside a figure does not make the page wider. Excerpts of a map are cut out of it on purpose.
      const cut = await page.locator('figure').evaluateAll(figures =>
        figures
          .filter(figure => {
            const edge = figure.getBoundingClientRect().right;
            return [...figure.querySelectorAll('*')].some(
              each => !each.closest('.picture, .map') && each.getBoundingClientRect().right > edge + 1,
            );
          })
          .map(figure => (figure as HTMLElement).dataset.figureOf),
      );
      expect([locale, game, cut]).toEqual([locale, game, []]);
    }
  }
});

for (const game of GAME_IDS)
  test(`${game}: every figure that is told is drawn, and has a size`, async ({ open, faults }) => {
    const page = await open({ locale: 'en', viewport: { width: 1440, height: 900 } });
    await openBook(page, game);
    const told: Record<string, Record<string, unknown>> = {
      roy: (await import('#web/games/roy/book/text/en/figures.ts')).figures,
      musketiere: (await import('#web/games/musketiere/book/text/en.ts')).en.figures,
      trois: (await import('#web/games/trois/book/text/en/chapters.ts')).figures,
    };
    const drawn = await page.locator('figure .drawing').evaluateAll(drawings =>
      drawings.map(drawing => {
        const pieces = [...drawing.querySelectorAll('svg, img, li, td')];
        const { width, height } = drawing.getBoundingClientRect();
        const id = (drawing.closest('figure') as HTMLElement).dataset.figureOf ?? '';
        return [id, pieces.length > 1 && width > 100 && height > 30] as const;
      }),
    );
    expect(drawn.filter(([, whole]) => !whole)).toEqual([]);
    expect(drawn.map(([id]) => id).sort()).toEqual(Object.keys(told[game]).sort());
    expect(faults).toEqual([]);
  });

test('a rule, a chapter, the sheet, the gallery and a card have addresses, which a reload keeps', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const PLACES = ['ROY.DUEL.13', 'sheet', 'gallery', 'piece-adversaries-jussac', 'chapter-SIEGE', 'differences'];
  for (const [nth, id] of PLACES.entries()) {
    await page.goto('/credits');
    await page.goto(`/rules/roy#${id}`);
    await page.locator(`[id="${id}"]`).waitFor();
    // Every other one by a reload: a browser that comes back puts the page where it was.
    if (nth % 2 === 1) await page.reload();
    await page.locator(`[id="${id}"]`).waitFor();
    await untilWhole(page);
    await expect.poll(() => inSight(page, id)).toBe(true);
  }
  // Who has read on finds his place again, too.
  await page.locator('[id="chapter-LOUVRE"]').scrollIntoViewIfNeeded();
  await page.mouse.move(800, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#chapter-LOUVRE');
  await page.reload();
  await expect.poll(() => inSight(page, 'chapter-LOUVRE')).toBe(true);
});

test('a link to a rule leads there from a chapter, again and again', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await openBook(page, 'roy');
  const link = page.locator('[data-difference="bastille"] a').first();
  for (let time = 0; time < 2; time++) {
    await link.click();
    await expect.poll(() => inSight(page, 'ROY.BAST.6')).toBe(true);
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 900);
  }
  await page.locator('[data-leads] a[href="/rules/roy#chapter-CHALL"]').first().click();
  await expect.poll(() => inSight(page, 'chapter-CHALL')).toBe(true);
  await page.locator('[data-lesson="musketeers"]').first().click();
  await page.waitForURL('**/learn/roy/musketeers');
});

const FINDS = [
  { words: 'ROY.DUEL.13', in: '[id="ROY.DUEL.13"]' },
  { words: 'roy.duel.1', in: '[id="ROY.DUEL.1"]', not: '[id="ROY.DUEL.13"]' },
  { words: 'first blood swords shields', in: '[data-introduction="DUEL"]' },
  { words: 'henchman stops', in: '[data-figure-of="DUEL"]' },
  { words: 'JUSSAC', in: '#piece-adversaries-jussac' },
  { words: 'garble', in: '[data-difference="translation"]' },
  { words: 'Beggars bribe', in: '#sheet [data-hit]' },
  { words: 'publisher’s answers disagree', in: '#sources [data-hit]' },
] as const;
test('a search finds what stands anywhere in the book', async ({ open, faults }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await openBook(page, 'roy');
  for (const find of FINDS) {
    await search(page, find.words);
    const hit = page.locator(find.in).first();
    await hit.waitFor();
    expect([find.words, await hit.getAttribute('data-hit')]).toEqual([find.words, '']);
    expect(await hit.locator('mark, .marked').count()).toBeGreaterThan(0);
    if ('not' in find) expect(await page.locator(find.not).count()).toBe(0);
    // All that is left on the page has been found, and the contents count it.
    const shown = await page
      .locator('section[data-section]')
      .evaluateAll(sections =>
        sections
          .filter(section => section.checkVisibility())
          .map(section => `${section.querySelectorAll('[data-hit]').length}`),
      );
    expect(shown).not.toContain('0');
    await expect.poll(() => page.locator('nav .count').allInnerTexts()).toEqual(shown);
  }
  expect(faults).toEqual([]);
});

test('accents and capitals do not count, in any language', async ({ open }) => {
  const page = await open({ locale: 'fr', viewport: { width: 1280, height: 800 } });
  await openBook(page, 'musketiere');
  await search(page, 'PIERRE PRECIEUSE');
  const marks = await page.locator('.pages mark').allInnerTexts();
  expect(marks.map(mark => mark.toLowerCase())).toContain('précieuse');
});

test('Enter goes from place to place, and says where one is', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await openBook(page, 'roy');
  await search(page, 'hourglass');
  const field = page.locator('[data-act="search-rules"]');
  const all = await page.locator('.pages [data-hit]').count();
  expect(all).toBeGreaterThan(2);
  const current = () =>
    page.locator('.pages [data-hit]').evaluateAll(hits => hits.findIndex(hit => hit.hasAttribute('data-current')) + 1);
  for (const [key, at] of [
    ['Enter', 1],
    ['Enter', 2],
    ['Shift+Enter', 1],
    ['Shift+Enter', all],
    ['Enter', 1],
  ] as const) {
    await field.press(key);
    expect(await current()).toBe(at);
    expect(await page.locator('[data-testid="found"]').innerText()).toBe(`Place ${at} of ${all}`);
    const hit = page.locator('.pages [data-current]');
    expect(await hit.evaluate(each => each.getBoundingClientRect().top < innerHeight)).toBe(true);
  }
  await page.locator('[data-act="hit-next"]').click();
  expect(await current()).toBe(2);
  await search(page, 'xyzzy');
  expect(await page.locator('[data-testid="no-rule"]').innerText()).toContain('ROY.GEN.1');
  expect(await page.locator('section[data-section]').filter({ visible: true }).count()).toBe(0);
});

test('the place one has gone to is counted anew when figures come in before it', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  let send = () => {};
  const wanted = new Promise<void>(resolve => {
    send = resolve;
  });
  await page.route(/\/assets\/drawn-[^/]*\.js$/, async route => {
    await wanted;
    await route.continue();
  });
  await page.goto('/rules/roy');
  await page.locator('[id="ROY.DUEL.13"]').waitFor();
  await search(page, 'milady');
  await page.locator('[data-act="search-rules"]').press('Shift+Enter');
  const told = () => page.locator('[data-testid="found"]').innerText();
  const [, before] = /^Place (\d+) of \1$/.exec(await told()) ?? [];
  expect(Number(before)).toBeGreaterThan(2);
  send();
  await untilWhole(page);
  const lies = () =>
    page
      .locator('.pages [data-hit]')
      .evaluateAll(
        hits => `Place ${hits.findIndex(hit => 'current' in (hit as HTMLElement).dataset) + 1} of ${hits.length}`,
      );
  await expect.poll(lies).not.toBe(`Place ${before} of ${before}`);
  await expect.poll(async () => [await told(), await lies()]).toEqual(Array(2).fill(await lies()));
});

test('the words of a rulebook do not wait for what is drawn, nor for the rules of the game', async ({ open }) => {
  const page = await open({ locale: 'en' });
  for (const files of ['**/assets/drawn-*', '**/assets/roy-*.js', '**/assets/Table-*'])
    await page.route(files, route => route.abort());
  await page.goto('/rules/roy');
  await page.locator('[id="ROY.DUEL.13"]').waitFor();
  await page.locator('#sheet dl').waitFor();
  await search(page, 'first blood');
  expect(await page.locator('[data-introduction="DUEL"] mark').count()).toBeGreaterThan(0);
});

for (const viewport of SIZES)
  test(`at a table the rulebook shows the game on one sheet, at ${viewport.width} wide`, async ({ open, faults }) => {
    const page = await open({ viewport, locale: 'it', reducedMotion: 'reduce', bypassCSP: true });
    await atOnce(page);
    await page.goto(await bring(page, freshMatch({ game: 'musketiere', players: 2, people: [0, 1] })));
    await page.locator('[data-act="i-am"]').click();
    await page.locator('[data-act="rules"]').click();
    await page.locator('[data-act="sheet-at-table"] summary').click();
    await page.locator('[data-testid="one-sheet"] .drawn svg').first().waitFor();
    const { found, check } = findings();
    await check(page, 'the sheet');
    await search(page, 'prigione');
    await check(page, 'found');
    expect(found).toEqual({});
    expect(faults).toEqual([]);
  });
