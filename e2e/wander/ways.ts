import { linkTo, makeTable, sitDown } from '../support/online.ts';
import { diceFor } from './dice.ts';
import { type Person, personIn } from './person.ts';
import type { Rooms } from './rooms.ts';
import { recordFor } from './start.ts';
import type { Walk } from './walk.ts';

const NAMES = ['Aline', 'Bastien', 'Camille', 'Denis'];

const openPerson = async (rooms: Rooms, walk: Walk): Promise<Person> => {
  const room = await rooms.enter(walk);
  await room.page.addInitScript(speed => {
    if (localStorage.getItem('panache.speed') === null) localStorage.setItem('panache.speed', speed);
  }, walk.speed);
  return personIn(room);
};

const sitAtRecord = async (person: Person, walk: Walk): Promise<void> => {
  const record = recordFor(walk);
  await person.page.addInitScript(given => {
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

/** Everybody has a screen: one, or several of people far apart. */
export const enter = async (rooms: Rooms, walk: Walk): Promise<readonly Person[]> => {
  const count = walk.mode === 'online' ? 3 : 1;
  const people: Person[] = [];
  for (let at = 0; at < count; at++) people.push(await openPerson(rooms, walk));
  return people;
};

/** Comes to where the walk begins. */
export const arrive = async (people: readonly Person[], walk: Walk): Promise<void> => {
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
};
