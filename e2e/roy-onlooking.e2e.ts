import { expect } from 'vitest';
import type { View } from '#games/roy/view.ts';
import { SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { type Moment, matchAt } from './support/roy-moments.ts';
import { bring } from './support/shelf.ts';

/** Two musketeers of others have just begun a trade. */
const othersTrade = (view: View): boolean => {
  const task = view.todo.at(-1);
  return (
    task?.kind === 'trade' && ![view.men[task.man].seat, view.men[task.partner].seat].some(each => each === view.seat)
  );
};
const [WIDE, PHONE] = SIZES;
const ONLOOKERS: readonly (Moment & { readonly name: string; readonly viewport: typeof WIDE })[] = [
  { name: 'Milady', players: 4, seat: 0, is: othersTrade, viewport: WIDE },
  { name: 'another musketeer', players: 5, seat: 1, is: othersTrade, viewport: PHONE },
];

test.for(ONLOOKERS)(
  'ROY.TRADE.11 $name sees who trades and how many cards pass, not which, at $viewport.width × $viewport.height',
  async ({ viewport, ...moment }, { open, faults }) => {
    const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.setItem('panache.speed', 'calm');
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const trade = document.querySelector<HTMLElement>('[data-trade]');
        const now = trade === null ? '' : `${trade.dataset.trade}: ${trade.innerText.replaceAll(/\s+/g, ' ')}`;
        if (now !== '' && now !== seen.at(-1)) seen.push(now);
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await page.goto(await bring(page, matchAt(moment)));
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen, { timeout: 300_000 }).toContainEqual(expect.stringMatching(/^made: .* have traded/));

    const all = await seen();
    expect(all.map(each => each.split(':')[0])).toEqual(expect.arrayContaining(['answer', 'agree', 'made']));
    expect(all.at(-1)).toMatch(/gave (nothing|.*\bcards?\b)/);
    // No card's name is told: the only words beside the two names are the table's own.
    for (const each of all) expect(each).not.toMatch(/Erudition|Nobility|Gallantry|Panache|Combat/);
    expect(faults).toEqual([]);
  },
);
