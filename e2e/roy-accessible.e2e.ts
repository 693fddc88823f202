import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findings, SIZES } from './support/axe.ts';
import { test } from './support/browser.ts';
import { DECISIONS } from './support/decisions.ts';
import { MOMENTS, type Moment, matchAt } from './support/moments.ts';
import { atOnce } from './support/online.ts';
import { layOut } from './support/roy.ts';

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
const FOE = '[data-thing^="foe:"]';
const HAND = '[data-tab="hand"]';
const SHEET = '[data-tab="sheet"]';
const PEOPLE = '[data-tab="people"]';
const HER_SCREEN = '[data-tab="screen"]';

const LOOKED_AT: readonly Looked[] = [
  { name: 'turn', moment: MOMENTS.turn, opened: [VERB, FOE, SHEET, HAND, PEOPLE] },
  { name: 'jailed', moment: MOMENTS.jailed },
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
  { name: 'lay-galleries', moment: MOMENTS['lay-galleries'] },
  { name: 'finale', moment: MOMENTS.finale },
];

const opens = async (page: Page, selector: string): Promise<boolean> => {
  const button = page.locator(selector).filter({ visible: true }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  return true;
};

test.for(SIZES)(
  'no moment of a match has a fault that axe knows of, at $width × $height',
  async (viewport, { open }) => {
    // The policy of the page lets no foreign script run; axe is one.
    const page = await open({ viewport, locale: 'en', reducedMotion: 'reduce', bypassCSP: true });
    await atOnce(page);
    await page.goto('/credits');
    const { found, check } = findings();
    for (const { name, moment, opened = [] } of LOOKED_AT) {
      const record = matchAt(moment);
      await page.goto(await layOut(page, record));
      await page.locator('[data-step][data-running="false"]').waitFor();
      await check(page, name);
      for (const selector of opened) {
        if (!(await opens(page, selector))) continue;
        await check(page, `${name}, ${selector}`);
        await page.keyboard.press('Escape');
      }
      if (name !== 'finale') continue;
      await page.goto(`/replay/${record.table}`);
      await page.locator('[data-act="scrub"]').waitFor();
      await check(page, 'replay');
    }
    expect(found).toEqual({});
  },
);
