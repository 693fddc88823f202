import { expect, test } from 'vitest';
import { LinkOrigin } from './link-origin.svelte.ts';

const NETWORK = ['http://192.168.1.20:8080', 'http://[fd00::7]:8080'];
const openedAt = (here: string, found: readonly string[] | null = NETWORK) => {
  let asked = 0;
  const links = new LinkOrigin({
    here: () => here,
    ask: async () => {
      asked++;
      return found;
    },
  });
  return { links, asked: () => asked };
};

test.each([
  'http://localhost:8080',
  'http://127.0.0.1:8080',
  'http://127.0.0.2:8080',
  'http://[::1]:8080',
  'http://panache.localhost:8080',
])('a page opened at %s sends links a telephone can open', async here => {
  const { links } = openedAt(here);
  await links.look();
  expect([links.origin, links.elsewhere, links.onlyHere]).toEqual([NETWORK[0], true, false]);
});

test.each(['https://table.example.org', 'http://192.168.1.20:8080', 'http://laptop.lan:8080', 'http://[fd00::7]:8080'])(
  'a page opened at %s keeps that name',
  async here => {
    const { links, asked } = openedAt(here);
    await links.look();
    expect([links.origin, links.elsewhere, links.onlyHere, asked()]).toEqual([here, false, false, 0]);
  },
);

test('one of several addresses can be chosen, and nothing that was not offered', async () => {
  const { links } = openedAt('http://localhost:8080');
  await links.look();
  links.choose(NETWORK[1]);
  expect(links.origin).toBe(NETWORK[1]);
  links.choose('http://elsewhere.example');
  expect(links.origin).toBe(NETWORK[1]);
});

test('a machine without a network says that its links open nowhere else', async () => {
  const { links } = openedAt('http://localhost:8080', []);
  await links.look();
  expect([links.origin, links.onlyHere]).toEqual(['http://localhost:8080', true]);
});

test('a house that does not answer is asked again, and nothing is claimed meanwhile', async () => {
  const { links, asked } = openedAt('http://localhost:8080', null);
  await links.look();
  await links.look();
  expect([links.origin, links.onlyHere, links.elsewhere, asked()]).toEqual(['http://localhost:8080', false, false, 2]);
});

test('the house is asked once', async () => {
  const { links, asked } = openedAt('http://localhost:8080');
  await Promise.all([links.look(), links.look()]);
  await links.look();
  expect(asked()).toBe(1);
});
