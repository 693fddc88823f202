import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice } from '#games/roy/choices.ts';
import { test } from './support/browser.ts';
import { MOMENTS, type Moment, matchAt } from './support/roy-moments.ts';
import { bring, journalOf } from './support/shelf.ts';

/** Somebody else acts, the team holds something I could spend, and another of the others is still to come. */
const OTHERS_ACT: Moment = {
  players: 4,
  seat: 1,
  is: (view, question) =>
    question?.optional === true &&
    view.men.some(man => man.seat !== 1 && man.turn === 'acting') &&
    view.men.some(man => man.seat !== 1 && man.turn === 'waiting'),
};
/** My own turn, in which the team could spend something as well. */
const MINE: Moment = {
  players: 4,
  seat: 1,
  is: (view, question) =>
    view.todo.at(-1)?.kind === 'man-turn' &&
    question?.optional !== true &&
    (question?.choices.some(choice => (choice as Choice).kind === 'reveal') ?? false),
};
const STEPS = 6;

const sitDownAt = async (page: Page, moment: Moment): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('panache.speed', 'brisk'));
  await page.goto(await bring(page, matchAt(moment)));
  await page.locator('[data-question]').waitFor();
};

/** Notes whom the panel speaks of, whenever it speaks of somebody else, and where the offers lie. */
const watchLeather = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    const steps = new Set<string>();
    const places: number[][] = [];
    Object.assign(window, { said, steps, places });
    const look = () => {
      const panel = document.querySelector<HTMLElement>('[data-question]:not(.mine)');
      if (panel === null) return;
      const now = panel.querySelector('h2')?.textContent ?? '';
      if (now !== said.at(-1)) said.push(now);
      const { x, y } = panel.querySelector('[data-act="besides"]')?.getBoundingClientRect() ?? {};
      if (x !== undefined && y !== undefined) places.push([x, y]);
      steps.add(document.querySelector<HTMLElement>('[data-step]')?.dataset.step ?? '');
      // What a companion suggests waits for an answer.
      panel.querySelector<HTMLElement>('[data-decline]')?.click();
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });

test('while others play, the panel speaks once of each, and what I may do keeps its place', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, OTHERS_ACT);
  await watchLeather(page);
  await page.waitForFunction(
    most =>
      (window as unknown as { steps: Set<string> }).steps.size > most || document.querySelector('[data-question].mine'),
    STEPS,
    { timeout: 300_000 },
  );
  const { said, places } = await page.evaluate(() => {
    const { said, places } = window as unknown as { said: string[]; places: number[][] };
    return { said, places };
  });
  expect(said).toEqual([...new Set(said)]);
  expect(places.length).toBeGreaterThan(0);
  for (const axis of [0, 1]) {
    const all = places.map(place => place[axis]);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(10);
  }
  expect(faults).toEqual([]);
});

test('what the team may do lies folded beside the question, says that nobody has to, and can be done', async ({
  open,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MINE);
  const before = (await journalOf(page)).entries.length;
  await page.locator('[data-act="besides"]').click();
  expect(await page.locator('[data-menu]').innerText()).toContain('Nothing needs to be done');
  await page.locator('[data-menu] [data-choice]:enabled').first().click();
  await expect
    .poll(async () => (await journalOf(page)).entries.slice(before))
    .toContainEqual([1, expect.objectContaining({ kind: expect.stringMatching(/reveal|one-for-all|beggars/) })]);
});

/** At La Rochelle with a Combat card and a double one: what can be spent there in two ways. */
const REINFORCES: Moment = {
  players: 4,
  seat: 1,
  is: (_, question) =>
    question?.optional !== true &&
    (question?.choices.filter(choice => (choice as Choice).kind === 'reinforce').length ?? 0) > 1,
};

test('no two choices of a turn read the same: each says which card it spends', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, REINFORCES);
  const read = await page
    .locator('[data-question] :is([data-choice], [data-opens])')
    .evaluateAll(buttons => buttons.map(each => (each.textContent ?? '').replace(/\s+/g, ' ').trim()));
  expect(new Set(read).size).toBe(read.length);
  const ways = page.locator(`[data-question] [data-choice*='"reinforce"']`);
  if ((await ways.count()) === 0) await page.locator('[data-opens="reinforce"]').click();
  await expect.poll(() => ways.count()).toBe(2);
  const [one, other] = await ways.allInnerTexts();
  expect(one).not.toBe(other);
});

test('a turn with actions left is not ended by one press', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MOMENTS.turn);
  await page.locator('[data-asked]').waitFor();
  const before = (await journalOf(page)).entries.length;
  const end = page.locator('[data-tools] .end');
  expect(await end.innerText()).toMatch(/End the turn\s+gives up 4 actions/);
  await end.click();
  expect(await end.innerText()).toMatch(/Give up 4 actions\?\s+press again/);
  // Whoever goes elsewhere has thought better of it.
  await page.keyboard.press('Escape');
  expect(await end.innerText()).toMatch(/End the turn/);
  expect((await journalOf(page)).entries.length).toBe(before);
  await end.click();
  await end.click();
  await expect.poll(async () => (await journalOf(page)).entries[before]).toEqual([1, { kind: 'end' }]);
});

test('who has pressed to end his turn and takes back instead has pressed once', async ({ open }) => {
  const page = await open({ locale: 'it', reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  await sitDownAt(page, MOMENTS.select);
  await page.locator('[data-asked="select"]').waitFor();
  await page.locator('[data-question] [data-choice*="start"]').first().click();
  await page.locator('[data-asked="man-turn"]').waitFor();
  const end = page.locator('[data-tools] .end');
  await end.click();
  expect(await end.innerText()).toMatch(/Rinunci a/);
  // A press takes a while: what is pressed must not move away meanwhile.
  const back = page.locator('[data-act="take-back"]');
  await back.hover();
  const lay = await back.boundingBox();
  await page.mouse.down();
  await page.waitForTimeout(100);
  expect(await back.boundingBox()).toEqual(lay);
  await page.mouse.up();
  await page.locator('[data-asked="select"]').waitFor();
  expect((await journalOf(page)).entries.at(-1)).toEqual([1, null]);
});

test('who presses something else and then the end of his turn has pressed that once', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MOMENTS.turn);
  await page.locator('[data-asked]').waitFor();
  const before = (await journalOf(page)).entries.length;
  const end = page.locator('[data-tools] .end');
  await end.click();
  // Elsewhere and back in one go, quicker than anybody.
  await end.evaluate((button: HTMLElement) => {
    dispatchEvent(new PointerEvent('pointerdown'));
    button.blur();
    dispatchEvent(new PointerEvent('pointerup'));
    button.click();
  });
  // What a press does comes two frames after it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  });
  expect((await journalOf(page)).entries.length).toBe(before);
  expect(await end.innerText()).toMatch(/Give up 4 actions/);
});

/** How many stops the Tab key makes in a part of the table. */
const stopsIn = (page: Page, part: string): Promise<number> =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll<HTMLElement>(`${selector} :is(button, a[href])`)].filter(
        each => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
      ).length,
    part,
  );

test('map, people and hand are one stop each for the Tab key, arrows go on from there, and ? tells so', async ({
  open,
  faults,
}) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MOMENTS.turn);
  await page.locator('[data-asked]').waitFor();
  for (const part of ['#panel-hand', '#panel-people ul:has([data-seat])', '.board section:has([data-figure])'])
    expect(await stopsIn(page, part), part).toBe(1);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('[data-target]')?.getAttribute('data-target'));
  await page.locator('#panel-hand button:not([tabindex="-1"])').focus();
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  expect(await stopsIn(page, '#panel-hand')).toBe(1);

  await page.keyboard.press('?');
  const sheet = page.locator('dialog[open]', { has: page.locator('[data-keys]') });
  await sheet.waitFor();
  expect(await sheet.innerText()).toMatch(/Arrow keys\s+move through the choices/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test.for([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'where the map does not fit it opens at the musketeer whose turn it is, at $width × $height',
  async (viewport, { open }) => {
    const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce' });
    await sitDownAt(page, MOMENTS['turn-at-six']);
    const isSeen = () =>
      page.evaluate(() => {
        const box = document.querySelector('[data-map]')?.getBoundingClientRect();
        const man = document.querySelector('[data-map] [data-figure].acting');
        const { left = -1, right = -1, top = -1, bottom = -1 } = man?.getBoundingClientRect() ?? {};
        return box !== undefined && left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
      });
    await expect.poll(isSeen).toBe(true);
  },
);

test('a tool that lies open can be read while the pointer rests on it', async ({ open }) => {
  const page = await open({ locale: 'en', reducedMotion: 'reduce' });
  await sitDownAt(page, MOMENTS.turn);
  for (const act of ['why', 'plain-list']) {
    const tool = page.locator(`[data-act="${act}"]`).filter({ visible: true });
    await tool.click();
    const [ink, ground] = await tool.evaluate(button => {
      const { color, backgroundColor } = getComputedStyle(button);
      return [color, backgroundColor];
    });
    expect(ink, act).not.toBe(ground);
    await page.keyboard.press('Escape');
  }
});
