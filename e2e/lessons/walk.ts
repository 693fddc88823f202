import type { Page } from 'playwright-core';
import { amissIn } from './placed.ts';
import { type LessonSize, nameOfSize } from './sizes.ts';

/** By doing what the guide points at, or by leaving everything to him. */
export const WAYS = ['ring', 'does'] as const;
export type Way = (typeof WAYS)[number];

export const standing = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    if (document.querySelector('[data-testid="lesson-over"]')) return 'over';
    return document.querySelector<HTMLElement>('[data-standing]')?.dataset.standing ?? null;
  });

/** Frames for which a press may be without consequence: a click that came a moment too soon is made again. */
const FRAMES = 120;

/** Waits until the guide speaks or asks at another moment than `before`, and tells all by which this one differs from others. */
const nextMoment = (page: Page, before: string | null): Promise<string> =>
  page.evaluate(
    async ([was, frames]) => {
      const dataOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset ?? {};
      for (let left = frames; ; ) {
        const { standing = '', guide } = dataOf('[data-standing]');
        const over = document.querySelector('[data-testid="lesson-over"]') !== null;
        const open = document.querySelectorAll('[data-menu], [data-sure], [data-info-card]').length;
        const says = document.querySelector('[data-feedback], [data-stray]')?.textContent;
        const ring = document.querySelector('[data-ring]')?.getBoundingClientRect();
        const key = JSON.stringify([open, standing, guide, ring, dataOf('[data-step]').step, over, says]);
        const ready = over || ['says', 'asks', 'free'].includes(standing);
        // What the others do is waited for, however long it takes.
        if (ready && (key !== was || left-- === 0)) return key;
        await new Promise(done => requestAnimationFrame(done));
      }
    },
    [before, FRAMES] as const,
  );

/** How much lies open over the table at a moment. */
const openAt = (moment: string): number => (JSON.parse(moment) as readonly [open: number])[0];

/** The page that lies open. */
const pageOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-guide]')?.dataset.guide ?? '');

/** Looks at each page once, on every screen, when it has come to rest. */
const looker = (page: Page, sizes: readonly LessonSize[]) => {
  const faults: string[] = [];
  const pages: string[] = [];
  let looks = 0;
  const lookAt = async (id: string, size: LessonSize | undefined) => {
    looks++;
    if (size !== undefined) await page.setViewportSize(size);
    const fault = await amissIn(page);
    if (fault !== null) faults.push(`${id}${size ? ` at ${nameOfSize(size)}` : ''}: ${fault}`);
  };
  const look = async (): Promise<string> => {
    const id = await pageOf(page);
    const isNew = id !== '' && id !== pages.at(-1);
    // The last screen is the one on which it is pressed: another one for every page.
    const turn = pages.length % Math.max(1, sizes.length);
    const screens = [...sizes.slice(turn), ...sizes.slice(0, turn)];
    if (isNew) pages.push(id);
    for (const size of isNew && screens.length > 0 ? screens : [undefined]) await lookAt(id, size);
    return id;
  };
  return { faults, pages, look, looks: () => looks };
};

/**
 * From now on a press on the table or the guide counts only while this page lies open. Between a look and the press that
 * follows it the lesson may have gone on: that press would turn a page nobody has looked at. Null lifts it.
 */
const pressOnlyOn = (page: Page, id: string | null): Promise<void> =>
  page.evaluate(wanted => {
    const { dataset } = document.documentElement;
    if (dataset.pressOnlyOn === undefined)
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        addEventListener(
          type,
          event => {
            const { pressOnlyOn: only = '*' } = dataset;
            const lies = document.querySelector<HTMLElement>('[data-guide]')?.dataset.guide ?? '';
            if (only === '*' || only === lies) return;
            event.preventDefault();
            event.stopImmediatePropagation();
          },
          { capture: true },
        );
    dataset.pressOnlyOn = wanted ?? '*';
  }, id);

/** A click where the guide points, and nowhere else. */
const followRing = async (page: Page): Promise<void> => {
  const ring = await page.evaluate(() => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = document.querySelector('[data-ring]')?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2, there: width > 0 };
  });
  // The ring may have gone on to what the next page is about.
  if (ring.there && (await standing(page)) === 'asks') await page.mouse.click(ring.x, ring.y);
};

/** After so many milliseconds what is to be pressed has gone: the lesson went on, and is looked at anew. */
const SOON = 2000;
const press = (page: Page, act: string) =>
  page
    .locator(`[data-act="${act}"]`)
    .click({ timeout: SOON })
    .catch(() => {});
const isThere = async (page: Page, act: string) => (await page.locator(`[data-act="${act}"]`).count()) > 0;

/** After so many the guide ends the turn. */
const OWN_CHOICES = 3;

/** A choice of the pupil's own, the last that is offered; the guide makes it where none can be pressed. */
const chooseFreely = async (page: Page, tried: number): Promise<void> => {
  const offered = page.locator('button[data-choice]:visible:not(:disabled):not([aria-disabled="true"])');
  if (tried >= OWN_CHOICES || (await offered.count()) === 0) await press(page, 'guide-does');
  else
    await offered
      .last()
      .click({ timeout: SOON })
      .catch(() => press(page, 'guide-does'));
};

export interface Walked {
  /** The pages as they came. */
  readonly pages: readonly string[];
  /** What was wrong with how one of them lay there. */
  readonly faults: readonly string[];
  /** How often something was pressed. */
  readonly presses: number;
  /** How often the guide said what he thinks of a choice of the pupil's own. */
  readonly feedback: number;
  /** How often it was looked at, on one screen or another. */
  readonly looks: number;
}

interface Plan {
  /** Where it ends; without it, at the end of the lesson. */
  readonly done?: (now: string | null) => boolean | Promise<boolean>;
  /** The screens on which each page is looked at; without them it is the one that is there. */
  readonly sizes?: readonly LessonSize[];
}

const PATIENCE = 885_000;

/** Goes through a lesson that lies open. */
export const walkLesson = async (
  page: Page,
  way: Way,
  { done = now => now === 'over', sizes = [] }: Plan = {},
): Promise<Walked> => {
  const until = Date.now() + PATIENCE;
  const { faults, pages, look, looks } = looker(page, sizes);
  let [presses, feedback, own] = [0, 0, 0];
  for (let now = await standing(page); !(await done(now)); now = await standing(page)) {
    if (Date.now() > until) throw new Error(`the lesson stands still: ${now}`);
    if (now !== 'says' && now !== 'asks' && now !== 'free') {
      await nextMoment(page, null);
      continue;
    }
    const seen = await look();
    const before = await nextMoment(page, null);
    const turns = await isThere(page, 'guide-on');
    // What was chosen before may have come through only now: nobody turns a page that he has not looked at.
    if ((await pageOf(page)) !== seen) continue;
    await pressOnlyOn(page, seen);
    presses++;
    // A click that came late has opened the card of a thing.
    if (now === 'says' && (await page.locator('[data-info-card]').count()) > 0) await page.keyboard.press('Escape');
    if (turns) {
      if (now === 'asks') feedback++;
      await press(page, 'guide-on');
    } else if (way === 'does') await press(page, 'guide-does');
    else if (now === 'free' || (await page.locator('[data-own]').count()) > 0) {
      await chooseFreely(page, own++);
      feedback += await page.locator('[data-feedback]').count();
    } else await followRing(page);
    const after = await nextMoment(page, before);
    // The ring goes on into what has just opened: pressed again, it would close.
    if (openAt(after) > openAt(before)) await nextMoment(page, after);
  }
  await pressOnlyOn(page, null);
  return { pages, faults, presses, feedback, looks: looks() };
};
