import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { LOOKS, lookAt, namesOfParts } from './support/axe.ts';
import { test } from './support/browser.ts';
import { DECISIONS } from './support/decisions.ts';
import { answer, focused } from './support/keyboard.ts';
import { untilWhole } from './support/look.ts';
import { MOMENTS, type Moment, matchAt } from './support/roy-moments.ts';
import { arrive, layOut } from './support/shelf.ts';

interface Looked {
  readonly name: string;
  readonly moment: Moment;
  /** What is opened there, one after the other, each looked at by itself; what is not there at this size is passed over. */
  readonly opened?: readonly string[];
}

const decision = (id: string): Moment => {
  const found = DECISIONS.find(each => each.id === id);
  if (found === undefined) throw new Error(`no decision ${id}`);
  return found;
};

const VERB = '[data-question] [data-opens]';
const FOE = '[data-target^="foe:"]';
const HAND = '[data-tab="hand"]';
const SHEET = '[data-tab="sheet"]';
const PEOPLE = '[data-tab="people"]';
const HER_SCREEN = '[data-tab="screen"]';

const LOOKED_AT: readonly Looked[] = [
  { name: 'turn', moment: MOMENTS.turn, opened: [VERB, FOE, SHEET, HAND, PEOPLE] },
  { name: 'turn of three', moment: MOMENTS['turn-of-three'], opened: [SHEET] },
  { name: 'turn at six', moment: MOMENTS['turn-at-six'], opened: [PEOPLE] },
  { name: 'select', moment: MOMENTS.select },
  { name: 'duel', moment: MOMENTS.duel },
  { name: 'blade', moment: decision('ROY.DEC.27') },
  { name: 'challenge', moment: MOMENTS.challenge },
  { name: 'trade', moment: MOMENTS.trade },
  { name: 'galleries', moment: MOMENTS.galleries, opened: ['[data-act="quest"]'] },
  { name: 'sacrifice', moment: MOMENTS.sacrifice },
  { name: 'time', moment: decision('ROY.DEC.48') },
  { name: 'lay-inn', moment: MOMENTS['lay-inn'], opened: [HER_SCREEN] },
  { name: 'install', moment: MOMENTS.install, opened: [HER_SCREEN] },
  { name: 'destination', moment: MOMENTS.destination },
  { name: 'treachery', moment: MOMENTS.treachery },
  { name: 'intercept', moment: MOMENTS.intercept },
  { name: 'finale', moment: MOMENTS.finale },
];

const sitDownAt = async (page: Page, moment: Moment): Promise<void> => {
  await page.goto(await layOut(page, matchAt(moment)));
  await page.locator('[data-step][data-running="false"]').waitFor();
  await untilWhole(page);
};

test.for(LOOKS)(
  'no moment of a match has a fault that axe knows of, at $width × $height ($locale)',
  async (look, { open }) => {
    const { page, found, check, checkOpened } = await lookAt(look, open);
    // Every second moment at one size, the others at the other; a turn and the end at both.
    const share = look.width === LOOKS[0].width ? 0 : 1;
    const isBoth = (name: string) => name === 'turn' || name === 'finale';
    const looked = LOOKED_AT.filter(({ name }, nth) => isBoth(name) || nth % 2 === share);
    for (const { name, moment, opened = [] } of looked) {
      await sitDownAt(page, moment);
      await checkOpened(page, name, opened);
    }
    for (const [name, moment] of [
      ['replay', MOMENTS.finale],
      ['replay of a match that goes on', MOMENTS.turn],
    ] as const) {
      await page.goto((await layOut(page, matchAt(moment))).replace('/play/', '/replay/'));
      await page.locator('[data-act="scrub"]').waitFor();
      await check(page, name);
    }
    expect(found).toEqual({});
  },
);

test('who plays by keyboard keeps the focus when a menu, a card or a board goes away', async ({ open }) => {
  const page = await arrive(await open({ locale: 'en', reducedMotion: 'reduce' }));
  await sitDownAt(page, MOMENTS.turn);
  await page.locator('[data-opens="move"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-menu]').waitFor();
  await expect.poll(() => focused(page)).toBe('a choice');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('move');
  await page.keyboard.press('Enter');
  await page.locator('[data-menu]').waitFor();
  await answer(page);
  await expect.poll(() => focused(page)).toBe('the question');

  await sitDownAt(page, MOMENTS.turn);
  const place = page.locator('[data-target="place:quest"]').first();
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-info-card] [data-choice]').first().waitFor();
  await expect.poll(() => focused(page)).toBe('a choice');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('place:quest');
  await page.keyboard.press('Enter');
  await page.locator('[data-info-card] [data-choice]').first().waitFor();
  await answer(page);
  await expect.poll(() => focused(page)).toBe('the question');

  await page.locator('[data-act="quest"]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-quest-board] h2:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-act="quest"]:focus').waitFor();
});

test('Milady goes through a round by keyboard, and the focus is never lost', async ({ open }) => {
  const page = await arrive(await open({ locale: 'fr', reducedMotion: 'reduce' }));
  await sitDownAt(page, MOMENTS['lay-inn']);
  await page.locator('[data-question]').focus();
  for (let nth = 0; nth < 12; nth++) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe('a choice');
    await answer(page);
    await expect.poll(() => focused(page)).toBe('the question');
  }
});

test('what happens is spoken, and every part of the table has a name of its own', async ({ open }) => {
  const page = await arrive(await open({ locale: 'it', reducedMotion: 'reduce' }));
  await sitDownAt(page, MOMENTS.turn);
  const voice = page.locator('[role="status"][aria-live="polite"]').first();
  expect(await voice.textContent()).toBe('');
  await page.locator('[data-question]').focus();
  await page.keyboard.press('ArrowDown');
  await answer(page);
  await expect.poll(() => voice.textContent()).toMatch(/\S/);
  const names = await namesOfParts(page);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter(name => name === '')).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
