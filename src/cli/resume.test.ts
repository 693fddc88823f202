import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { saveMatchFile } from './match-file.ts';
import { panache } from './testing.ts';
import { textIn } from './text/index.ts';

const full = vi.hoisted(() => ({ disk: false }));
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof import('node:fs/promises')>();
  const writeFile: typeof real.writeFile = (...given) =>
    full.disk ? Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) : real.writeFile(...given);
  return { ...real, writeFile };
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'panache-resume-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ones = (count: number) => Array.from({ length: count }, () => '1');
const at = (name: string) => path.join(folder, name);
const recordIn = async (file: string): Promise<MatchRecord> => JSON.parse(await readFile(file, 'utf8'));
const MATCH = 'play musketiere --players 2 --bots greedy --seed resume --length round';

/** A match that was left after a few choices. */
const left = async (name: string, change: (record: MatchRecord) => unknown = record => record) => {
  const file = at(name);
  await panache(MATCH, [...ones(6), `save ${file}`, 'quit']);
  await writeFile(file, JSON.stringify(change(await recordIn(file))));
  return file;
};

test('a finished match can be saved at its end, and the file is verified', async () => {
  const file = at('finished.json');
  const { code, out } = await panache(MATCH, ones(60));
  expect(code).toBe(0);
  const typed = out.split('Your choice > ').length - 1;
  const again = await panache(MATCH, [...ones(typed), 'save', `save ${folder}/none/x`, `save ${file}`]);
  expect(again.out).toContain('Type save FILE to keep this match');
  expect(again.out).toContain('Say where to');
  expect(again.out).toContain('no such place');
  expect(again.out.endsWith('checks it.\n')).toBe(true);
  const verified = await panache(`verify ${file}`);
  expect(verified.code).toBe(0);
  expect(verified.out).not.toContain('not over');
  const resumed = await panache(`play --resume ${file}`);
  expect(resumed.code).toBe(2);
  expect(resumed.err).toContain('is over');
});

test('--save keeps the match after each choice, and --resume plays it to the same end', async () => {
  const [kept, whole] = [at('kept.json'), at('whole.json')];
  const first = await panache(`${MATCH} --save ${kept}`, ones(5));
  expect(first.out).toContain(`kept in ${kept}`);
  const before = await recordIn(kept);
  expect(before.entries.length).toBeGreaterThan(5);
  const second = await panache(`play --resume ${kept} --lang fr`, ones(60));
  expect(second.code).toBe(0);
  expect(second.out).toMatch(/La partie reprend après \d+ choix\./);
  expect(second.out).toContain('Victoire');
  await panache(`${MATCH} --save ${whole}`, ones(60));
  expect(await recordIn(kept)).toEqual(await recordIn(whole));
  expect((await recordIn(kept)).entries.slice(0, before.entries.length)).toEqual(before.entries);
});

test('a resumed match can be kept elsewhere: its own file stays as it was', async () => {
  const [file, other] = [await left('own.json'), at('other.json')];
  const before = await recordIn(file);
  await panache(`play musketiere --resume ${file} --save ${other}`, ones(3));
  expect(await recordIn(file)).toEqual(before);
  expect((await recordIn(other)).entries.length).toBeGreaterThan(before.entries.length);
});

test('what cannot be resumed is refused in one sentence', async () => {
  const human = (record: MatchRecord) => ({ ...record, seats: record.seats.map(seat => ({ ...seat, bot: null })) });
  const file = await left('fine.json');
  const refusals: readonly (readonly [string, string])[] = [
    [`--resume ${at('nowhere')}`, 'could not be read (no such place)'],
    [`--resume ${await left('broken', () => 'x')}`, 'not a match file'],
    [`--resume ${await left('newer', record => ({ ...record, rules: 99 }))}`, 'edition 99'],
    [`--resume ${await left('chess', record => ({ ...record, game: 'chess' }))}`, 'does not know'],
    [`--resume ${await left('two', human)}`, 'one terminal is for one side'],
    [
      `--resume ${await left('nobody', record => ({ ...record, seats: record.seats.map(seat => ({ ...seat, bot: 'greedy' })) }))}`,
      'Only bots play',
    ],
    [
      `--resume ${await left('odd', record => ({ ...record, seats: record.seats.map(seat => (seat.bot ? { ...seat, bot: 'wizard' } : seat)) }))}`,
      '“wizard”',
    ],
    [`roy --resume ${file}`, 'a match of musketiere, not of roy'],
    [`--resume ${file} --players 3 --length round`, 'leave --players, --length out'],
    [`musketiere --save ${file}`, 'is already there'],
  ];
  for (const [given, sentence] of refusals) {
    const { code, out, err } = await panache(`play ${given}`);
    expect(err).toContain(sentence);
    expect({ given, code, out }).toEqual({ given, code: 2, out: '' });
  }
});

test('a file that cannot be written is said before the first choice', async () => {
  const { code, out, err } = await panache(`play musketiere --save ${folder}/none/match.json`);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('could not be written (no such place');
});

test('a full disk leaves the file that was there as it was', async () => {
  const file = await left('full.json');
  const before = await recordIn(file);
  full.disk = true;
  try {
    const failure = await saveMatchFile(file, { ...before, entries: [] }, textIn('fr'));
    expect(failure?.message).toContain('(le disque est plein)');
  } finally {
    full.disk = false;
  }
  expect(await recordIn(file)).toEqual(before);
});
