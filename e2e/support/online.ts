import type { Page } from 'playwright-core';

const AT_ONCE = () => localStorage.setItem('panache.speed', 'at-once');

/** A person's browser as these tests want it: no waiting for motion. */
export const atOnce = (page: Page): Promise<unknown> => page.addInitScript(AT_ONCE);

interface Wanted {
  readonly game: string;
  readonly players: number;
  readonly name: string;
  /** Options by the names of their radio buttons. */
  readonly options?: readonly string[];
}

/** Makes a table whose other seats are kept for friends, and tells its id. */
export const makeTable = async (page: Page, { game, players, name, options = [] }: Wanted): Promise<string> => {
  await page.goto(`/new/${game}#online`);
  await page.locator('[data-act="place-online"]').check({ force: true });
  await page.locator(`[data-act="players-${players}"]`).check({ force: true });
  await page.locator('[data-act="my-name"]').fill(name);
  for (let seat = 1; seat < players; seat++)
    await page.locator(`[data-act="other-${seat}-invited"]`).check({ force: true });
  for (const option of options) await page.locator(`[data-act="${option}"]`).check({ force: true });
  await page.locator('[data-act="make-table"]').click();
  await page.waitForURL(/\/t\/[\w-]{22}$/);
  return new URL(page.url()).pathname.split('/')[2];
};

/** The path of a link the host gives away: to a seat, or to look on. Any node opens it. */
export const linkTo = async (host: Page, seat: number | 'watch'): Promise<string> =>
  new URL(await host.locator(`[data-link="${seat}"] input`).first().inputValue()).pathname;

/** Sits down by a link, with a name, and is ready. */
export const sitDown = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link);
  await page.locator('[data-act="my-name"]').fill(name);
  await page.locator('[data-act="take-seat"]').click();
  await page.locator('[data-act="ready"]').click();
};
