import { expect } from 'vitest';
import { answerAnyhow, whims } from './support/answers.ts';
import { test } from './support/browser.ts';
import { atOnce, linkTo, makeTable, sitDown } from './support/online.ts';

test('ROY.DEC.49 a musketeer talks and shows cards, and Milady is told', async ({ open, faults }) => {
  const wanted = { locale: 'en', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
  const [milady, musketeer] = [await open(wanted), await open(wanted)];
  for (const page of [milady, musketeer]) await atOnce(page);
  await makeTable(milady, { game: 'roy', players: 2, name: 'Aline' });
  await sitDown(musketeer, await linkTo(milady, 1), 'Bastien');
  await milady.locator('[data-act="start"]').click();

  // Milady lays the Inn and her first mission; then the cards are dealt.
  const answer = answerAnyhow(whims());
  for (const page of [milady, musketeer]) {
    // Where people gather there is talk as well.
    await page.locator('[data-step]').waitFor();
    await page.locator('[data-act="talk"]').click();
  }
  const show = musketeer.locator('[data-act="show-cards"]');
  while ((await show.count()) === 0) if (!(await answer(milady))) await musketeer.waitForTimeout(20);
  await show.click();
  const card = musketeer.locator('[data-testid="show-cards"] label').first();
  const name = (await card.innerText()).trim();
  await card.locator('input').check();
  await musketeer.locator('[data-act="show-these"]').click();
  await expect.poll(() => milady.locator('[data-testid="talk"]').innerText()).toContain(`shows: ${name}`);

  await musketeer.locator('[data-act="talk-field"]').fill('To the Bastille!');
  await musketeer.locator('[data-act="say"]').click();
  await expect.poll(() => milady.locator('[data-testid="talk"]').innerText()).toContain('To the Bastille!');
  expect(faults).toEqual([]);
});
