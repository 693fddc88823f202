import { touchAt } from '../touch.ts';
import type { Act } from './act.ts';

/** What is done where no match is played yet, or any more. */
export const ROAMING: readonly Act[] = [
  {
    name: 'guide',
    weight: 60,
    may: look => look.standing === 'says',
    do: person => touchAt(person, '[data-act="guide-on"]', 0),
  },
  {
    name: 'guide-back',
    weight: 3,
    may: look => look.standing !== null,
    do: person => touchAt(person, '[data-act="guide-back"], [data-guide] .fold', 0),
  },
  {
    name: 'ring',
    weight: 60,
    may: look => look.standing === 'asks',
    do: async ({ page, touch }) => {
      const ring = await page
        .locator('[data-ring]')
        .boundingBox({ timeout: 500 })
        .catch(() => null);
      if (ring === null) return false;
      const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      if (touch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
      return true;
    },
  },
  {
    name: 'scrub',
    weight: 30,
    may: look => look.path.startsWith('/replay/'),
    do: (person, pick) =>
      touchAt(
        person,
        '[data-act="first"], [data-act="back"], [data-act="forward"], [data-act="play-pause"], [data-act="last"]',
        pick,
      ),
  },
  {
    name: 'moment',
    weight: 12,
    may: look => look.path.startsWith('/replay/'),
    do: async ({ page }, pick) => {
      // A key may have led away from here meanwhile.
      const slider = await page
        .locator('[data-act="scrub"]')
        .elementHandle({ timeout: 2000 })
        .catch(() => null);
      if (slider === null) return false;
      const slide = (input: Element, share: number) => {
        const range = input as HTMLInputElement;
        range.value = String(Math.floor((Number(range.max) * share) / 1000));
        range.dispatchEvent(new Event('input', { bubbles: true }));
      };
      await slider.evaluate(slide, pick % 1000);
      return true;
    },
  },
  {
    name: 'eyes',
    weight: 6,
    may: look => look.path.startsWith('/replay/'),
    do: async ({ page }, pick) => {
      const eyes = page.locator('select[data-act="eyes"]');
      if ((await eyes.count()) === 0) return false;
      const count = await eyes.locator('option').count();
      await eyes.selectOption({ index: pick % count }, { timeout: 2000 });
      return true;
    },
  },
  {
    name: 'roam',
    weight: 40,
    may: look => look.table === null && look.standing === null && look.dialog === null,
    do: (person, pick) =>
      touchAt(person, 'main button, main label, main a[href^="/"], header a[href^="/"], summary', pick),
  },
  {
    name: 'quick',
    weight: 4,
    may: look => look.path === '/' && look.dialog === null,
    do: (person, pick) => touchAt(person, '[data-act^="quick-"], [data-act^="now-"], [data-act^="again-"]', pick),
  },
  {
    name: 'sit-down',
    weight: 10,
    may: look => look.path.startsWith('/new/'),
    do: person => touchAt(person, '[data-act="sit-down"]', 0),
  },
];
