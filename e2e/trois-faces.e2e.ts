import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Choice } from '#games/trois/choices.ts';
import { make } from './support/answers.ts';
import { test } from './support/browser.ts';
import { freshMatch, matchAt } from './support/match-at.ts';
import { atOnce } from './support/online.ts';
import { bring } from './support/shelf.ts';
import { MOMENTS } from './support/trois-moments.ts';

const quick = { locale: 'en', reducedMotion: 'reduce' } as const;

/** The faces of all medals in a part of the page, each once. */
const facesIn = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    where => [
      ...new Set(
        [...document.querySelectorAll<HTMLElement>(`${where} [data-face]`)].map(each => each.dataset.face ?? ''),
      ),
    ],
    part,
  );

test('whoever has taken a musketeer wears his face: on the board, in the strip, on the curtain and on the shelf', async ({
  open,
  faults,
}) => {
  const page = await open(quick);
  await atOnce(page);
  const record = freshMatch({ game: 'trois', players: 2, people: [0, 1] });
  const faces = ['milady', 'cavois'];
  await page.addInitScript(
    ([given, chosen]) => {
      const key = `panache.match.${given.table}`;
      if (localStorage.getItem(key) === null)
        localStorage.setItem(key, JSON.stringify({ record: given, meta: { faces: chosen } }));
    },
    [record, faces] as const,
  );
  await page.goto(`/play/${record.table}`);
  const curtain = page.locator('dialog[open][data-testid="curtain"]');
  await curtain.waitFor();
  expect(await facesIn(page, '[data-testid="curtain"]')).toEqual(['milady']);
  await curtain.locator('[data-act="i-am"]').click();
  await make(page, { kind: 'take', rider: 'porthos' } satisfies Choice);
  await curtain.waitFor();
  expect(await facesIn(page, '[data-testid="curtain"]')).toEqual(['cavois']);
  await curtain.locator('[data-act="i-am"]').click();
  await make(page, { kind: 'take', rider: 'aramis' } satisfies Choice);
  await page.locator('[data-phase="ride"]').waitFor();
  // Aramis is first to move, and whoever rides as him is called.
  await expect.poll(() => facesIn(page, '.board')).toEqual(expect.arrayContaining(['aramis', 'porthos']));
  expect((await facesIn(page, '.riders')).toSorted()).toEqual(['aramis', 'porthos']);
  expect((await facesIn(page, '.board')).toSorted()).toEqual(['aramis', 'porthos']);
  await page.locator('[data-asked="start"]').waitFor();
  await make(page, { kind: 'roll' } satisfies Choice);
  await curtain.waitFor();
  const seat = Number(await curtain.getAttribute('data-seat'));
  expect(await facesIn(page, '[data-testid="curtain"]')).toEqual([seat === 0 ? 'porthos' : 'aramis']);
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your table' }).or(page.locator('#waiting')).first().waitFor();
  expect(await facesIn(page, '.who')).toEqual(['porthos', 'aramis']);
  expect(faults).toEqual([]);
});

test('while a roll is weighed the board and the words say where it leads', async ({ open, faults }) => {
  const page = await open(quick);
  await atOnce(page);
  await page.goto(await bring(page, matchAt(MOMENTS['roll-weighed'])));
  await page.locator('[data-asked="rolled"]').waitFor();
  const mark = page.locator('[data-landing]');
  expect(await mark.count()).toBeGreaterThan(0);
  const space = (await mark.first().getAttribute('data-landing')) ?? '';
  const big = page.locator('[data-question] [data-big]');
  expect(await big.innerText()).toContain('Takes you to');
  expect(await big.innerText()).toContain(space.replace(/\D/g, ''));
  await make(page, { kind: 'ride' } satisfies Choice);
  await expect.poll(() => page.locator('[data-landing]').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('no face is to be chosen before the match where it comes with the musketeer one takes', async ({ open }) => {
  const page = await open(quick);
  await page.goto('/new/trois');
  await page.locator('[data-act="name-0"]').waitFor();
  expect(await page.getByRole('button', { name: /^Choose a face/ }).count()).toBe(0);
  await page.goto('/new/musketiere');
  await page.locator('[data-act="name-0"]').waitFor();
  expect(await page.getByRole('button', { name: /^Choose a face/ }).count()).toBeGreaterThan(0);
});
