import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstLink, isLink, linkMaker, linksOf, nextLink, spoken } from './chain.ts';
import { commitmentOf, seedFrom } from './fairness.ts';
import type { Move } from './journal.ts';
import { toyMatch } from './toy.testing.ts';

const keep = { kind: 'keep' };
const roll = { kind: 'roll' };
const entries: readonly Move[] = [
  [0, roll],
  [1, keep],
  [1, null],
  [1, roll],
];
const record = toyMatch(entries);

test('every entry has a link, and the first link is that of the deal', () => {
  const links = linksOf(record);
  expect(links).toHaveLength(entries.length + 1);
  expect(links.every(isLink)).toBe(true);
  expect(links[0]).toBe(firstLink(record));
  expect(new Set(links).size).toBe(links.length);
});

test.each([
  ['', roll],
  [', also where it is long and no ASCII', { kind: 'say', text: 'À moi, mousquetaires ! '.repeat(60) }],
])(
  'a link is the HMAC, under the seed, of the one before and of the entry, which anyone can compute once it is shown%s',
  (_, choice) => {
    const before = firstLink(record);
    const mac = createHmac('sha256', Buffer.from(record.seed, 'hex'))
      .update(JSON.stringify(['link', before, 0, choice]))
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(nextLink(linkMaker(record.seed), before, [0, choice])).toBe(mac);
  },
);

test('an exchanged entry changes its own link and all that follow, and none before', () => {
  const links = linksOf(record);
  const other = linksOf(toyMatch([entries[0], [1, roll], entries[2], entries[3]]));
  expect(other.slice(0, 2)).toEqual(links.slice(0, 2));
  for (const version of [2, 3, 4]) expect(other[version]).not.toBe(links[version]);
});

test('without the seed no link can be computed: with another one every link is another', () => {
  const seed = seedFrom(new Uint8Array(32).fill(8));
  const guessed = linksOf({ ...record, seed });
  for (const [version, link] of linksOf(record).entries()) expect(guessed[version]).not.toBe(link);
});

test.each([
  ['the seal', { commitment: commitmentOf(record.seed, 'rose') }],
  ['the table', { table: 'rose' }],
  ['the options', { options: { dice: 'ten' } }],
  ['the rules', { rules: 2 }],
  ['somebody’s words', { seats: [{ ...record.seats[0], words: 'pepper' }, record.seats[1]] }],
  ['who is a bot', { seats: [record.seats[0], { ...record.seats[1], bot: null }] }],
])('the first link fixes %s too', (_, changes) => {
  expect(firstLink({ ...record, ...changes })).not.toBe(firstLink(record));
});

test('a store that writes keys in another order changes no link', () => {
  const turned = toyMatch([[0, { kind: 'bid', of: 3 }]]);
  expect(linksOf(toyMatch([[0, { of: 3, kind: 'bid' }]]))).toEqual(linksOf(turned));
});

test('a link can be read aloud, whole', () => {
  const [link] = linksOf(record);
  expect(spoken(link)).toMatch(/^([0-9a-f]{4} ){7}[0-9a-f]{4}$/);
  expect(Buffer.from(spoken(link).replaceAll(' ', ''), 'hex').toString('base64url')).toBe(link);
});
