import { expect } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { pagesIn } from './book/pages.ts';
import { openBook, pagesOf, printed } from './book/print.ts';
import { test } from './support/browser.ts';
import { sideways } from './support/sideways.ts';

for (const game of GAME_IDS)
  test(`${game}: its sheet is one page of paper in every language, and the book has no controls`, async ({ open }) => {
    for (const locale of LANGUAGES) {
      const page = await open({ locale, reducedMotion: 'reduce' });
      await openBook(page, game);
      expect([locale, pagesOf(await printed(page, 'sheet'))]).toEqual([locale, 1]);
      if (locale !== 'fr') continue;
      expect(pagesOf(await printed(page, 'book'))).toBeGreaterThan(6);
      await page.emulateMedia({ media: 'print' });
      for (const left of ['.title-page', '#sheet', '.rule', 'figure', '#gallery', '#differences', '#sources'])
        expect([left, await page.locator(left).first().isVisible()]).toEqual([left, true]);
      for (const gone of ['.page > header', '.finder', 'main button', '[data-leads]', '[data-act="learn"]'])
        expect([gone, await page.locator(gone).filter({ visible: true }).count()]).toEqual([gone, 0]);
      const dark = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      expect(dark).toBe('light');
    }
  });

/** A4 within the margins of the book, in pixels. */
const PAPER = { width: 687, height: 1009 };
test('on paper no example is torn, and nothing is wider than its page', async ({ open }) => {
  for (const [game, locale] of [
    ['roy', 'fr'],
    ['musketiere', 'it'],
    ['trois', 'it'],
  ]) {
    const page = await open({ locale, viewport: PAPER, reducedMotion: 'reduce' });
    await openBook(page, game);
    await page.emulateMedia({ media: 'print' });
    const examples = page.locator('[data-example]');
    const sizes = await examples.evaluateAll(all =>
      all.map(each => ({
        id: (each as HTMLElement).dataset.example,
        height: each.getBoundingClientRect().height,
        // What is wider than its page makes the browser print the whole book smaller.
        wide: [...each.querySelectorAll('*')].filter(
          part => part.getBoundingClientRect().right > each.getBoundingClientRect().right + 1,
        ).length,
      })),
    );
    expect(sizes.length).toBeGreaterThan(4);
    // Three of four pages at most: its chapter's heading should not stand alone.
    expect(sizes.filter(({ height, wide }) => height > PAPER.height * 0.75 || wide > 0)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  }
});

test('the printed book has contents that tell on which page each chapter begins', async ({ open }) => {
  const page = await open({ locale: 'en', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await openBook(page, 'trois');
  expect(await page.locator('[data-page-of]').first().isVisible()).toBe(false);
  const { of: pages, count } = pagesIn(await printed(page, 'book'));
  const told = await page
    .locator('[data-page-of]')
    .evaluateAll(places => places.map(each => [(each as HTMLElement).dataset.pageOf, Number(each.textContent)]));
  const sections = await page.locator('section[data-section]').evaluateAll(all => all.map(({ id }) => id));
  expect(told).toEqual(sections.map(id => [id, pages.get(id)]));
  const numbers = told.map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers[0]).toBe(2);
  expect(numbers.at(-1)).toBe(count);
});
