import type { Page } from 'playwright-core';

const AT_ONCE = () => localStorage.setItem('panache.speed', 'at-once');

/** A person's browser as these tests want it: no waiting for motion. */
export const atOnce = (page: Page): Promise<unknown> => page.addInitScript(AT_ONCE);

interface TableForm {
  readonly game: string;
  readonly players: number;
  readonly name: string;
  /** Options by the names of their radio buttons. */
  readonly options?: readonly string[];
  /** A clock of its own, in seconds. */
  readonly clock?: { readonly choice: number; readonly bank: number };
}

/** Chooses one of a few, in the middle of the screen: at its edge the foot of the form may lie on it. */
const tick = async (page: Page, act: string): Promise<void> => {
  const choice = page.locator(`[data-act="${act}"]`);
  await choice.evaluate(each => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await choice.check({ force: true });
};

const setClock = async (page: Page, clock: NonNullable<TableForm['clock']>): Promise<void> => {
  await tick(page, 'clock-own');
  for (const part of ['choice', 'bank'] as const) {
    await page.locator(`[data-act="clock-${part}-unit"]`).selectOption('second');
    const field = page.locator(`[data-act="clock-${part}"]`);
    await field.fill(String(clock[part]));
    await field.blur();
  }
};

/** Makes a table whose other seats are kept for friends, and tells its id. */
export const makeTable = async (
  page: Page,
  { game, players, name, options = [], clock }: TableForm,
): Promise<string> => {
  await page.goto(`/new/${game}#online`);
  await tick(page, 'place-online');
  await tick(page, `players-${players}`);
  await page.locator('[data-act="my-name"]').fill(name);
  for (let seat = 1; seat < players; seat++) await tick(page, `other-${seat}-invited`);
  for (const option of options) await tick(page, option);
  if (clock !== undefined) await setClock(page, clock);
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
