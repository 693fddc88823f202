import type { Browser } from 'playwright-core';
import { linkTo, makeTable, sitDown } from '../support/online.ts';
import { diceFor } from './dice.ts';
import { bringTools } from './page/tools.ts';
import { type Person, personAt } from './person.ts';
import { recordFor } from './start.ts';
import { viewportOf, type Walk } from './walk.ts';

/** Narrower screens are touched with a finger. */
const FINGERS = 900;
const NAMES = ['Aline', 'Bastien', 'Camille', 'Denis'];

const openPerson = async (browser: Browser, url: string, walk: Walk): Promise<Person> => {
  const viewport = viewportOf(walk.size);
  const touch = Math.min(viewport.width, viewport.height) < 600 && viewport.width < FINGERS;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: walk.language,
    reducedMotion: walk.still ? 'reduce' : 'no-preference',
    hasTouch: touch,
    isMobile: touch,
  });
  await bringTools(context);
  await context.addInitScript(speed => {
    if (localStorage.getItem('panache.speed') === null) localStorage.setItem('panache.speed', speed);
  }, walk.speed);
  return personAt(context, touch);
};

const sitAtRecord = async (person: Person, walk: Walk): Promise<void> => {
  const record = recordFor(walk);
  await person.context.addInitScript(given => {
    const key = `panache.match.${given.table}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ record: given, meta: {} }));
  }, record);
  await person.page.goto(`/${walk.mode === 'replay' ? 'replay' : 'play'}/${record.table}`);
  await person.page.locator('[data-step]').waitFor({ timeout: 60_000 });
};

const sitOnline = async (people: readonly Person[], walk: Walk): Promise<void> => {
  const [host, ...guests] = people;
  const players = walk.game === 'musketiere' ? 3 : people.length;
  await makeTable(host.page, { game: walk.game, players, name: NAMES[0] });
  for (const [at, guest] of guests.entries()) await sitDown(guest.page, await linkTo(host.page, at + 1), NAMES[at + 1]);
  await host.page.locator('[data-act="start"]').click();
  for (const { page } of people) await page.locator('[data-step]').waitFor({ timeout: 60_000 });
};

/** Comes to where the walk begins: one screen, or several of people far apart. */
export const arrive = async (browser: Browser, url: string, walk: Walk): Promise<readonly Person[]> => {
  const count = walk.mode === 'online' ? 3 : 1;
  const people: Person[] = [];
  for (let at = 0; at < count; at++) people.push(await openPerson(browser, url, walk));
  const [{ page }] = people;
  switch (walk.mode) {
    case 'online':
      await sitOnline(people, walk);
      break;
    case 'lesson':
      await page.goto(`/learn/roy/${diceFor(`side/${walk.seed}`).one(['musketeers', 'milady'])}`);
      await page.locator('[data-standing]').waitFor({ timeout: 60_000 });
      break;
    case 'home':
      await page.goto(
        diceFor(`home/${walk.seed}`).one(['/', '/', `/new/${walk.game}`, `/rules/${walk.game}`, '/matches']),
      );
      await page.locator('h1').first().waitFor({ timeout: 60_000 });
      break;
    default:
      await sitAtRecord(people[0], walk);
  }
  return people;
};
