import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRecord } from '#kernel/match-file.ts';
import { GAMES } from './all.ts';
import { firstDifference, playthroughOf } from './playthrough.ts';

const recorded = (file: string) => {
  const { record } = readRecord(readFileSync(new URL(`./${file}.json`, import.meta.url), 'utf8'));
  if (record === null) throw new Error(`${file} is no match`);
  return record;
};
const cape = recorded('musketiere/recorded/two-for-a-cape');

test('a playthrough tells who chose what, by the number of its entry, and what came of it, with the rule', async () => {
  const told = await playthroughOf(GAMES.musketiere, cape);
  expect(told).toMatch(/^Musketiere, rules \d+\nPlayers: Aline, Bruno\nOptions: length round\n\n {6}/);
  expect(told).toContain(
    '   7  Bruno: Play the 7 with one sword\n      (Bruno alone) You pick the 7 with one sword. [MUS.9]\n',
  );
  expect(told).toContain('  17  Bruno: takes that back\n');
  expect(told).toMatch(/\nWon by: Bruno\nScores: 4, 44\nLast state: [0-9a-f]{64}\n$/);
});

test('what only one seat knows is told, with its name', async () => {
  const told = await playthroughOf(GAMES.trois, recorded('trois/recorded/two-and-a-trap'));
  expect(told).toContain('(Bruno alone) You receive a secret thrust: “Key of the stairs”.');
});

test('the hourglass chooses by its own name', async () => {
  const told = await playthroughOf(GAMES.roy, recorded('roy/recorded/five-hourglass'));
  expect(told).toMatch(/^ +\d+ {2}The hourglass: The sand has run out$/m);
});

test('a match under way, and one the rules no longer allow, are told as far as they go', async () => {
  const begun = { ...cape, entries: cape.entries.slice(0, 6) };
  expect(await playthroughOf(GAMES.musketiere, begun)).toContain('\nThe match is not over.\nLast state: ');
  const forged = { ...cape, entries: cape.entries.with(6, [1, { kind: 'fight', card: 99 }]) };
  expect(await playthroughOf(GAMES.musketiere, forged)).toMatch(/\nThe rules do not allow entry 7\.\n$/);
});

test.each([
  ['a\nb\n', 'a\nb\n', null],
  ['a\nb\nc\n', 'a\nx\ny\n', 'line 2\n  kept: b\n  now:  x'],
  ['a\n', 'a\nb\n', 'line 2\n  kept: \n  now:  b'],
  ['a\nb', 'a', 'line 2\n  kept: b\n  now:  (nothing)'],
  ['a', 'a\nb', 'line 2\n  kept: (nothing)\n  now:  b'],
])('the first line that differs is named: %j, %j', (kept, told, difference) => {
  expect(firstDifference(kept, told)).toBe(difference);
});
