import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { GAMES } from '#games/all.ts';
import { ROOT } from './say.mjs';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { version }: { readonly version: string } = JSON.parse(read('package.json'));

interface Section {
  readonly version: string;
  readonly date: string;
  readonly text: string;
}

const SECTIONS: readonly Section[] = read('CHANGELOG.md')
  .split(/^## /m)
  .slice(1)
  .map(section => {
    const [, number = '', date = ''] = /^\[(\S+)\] - (.+)\n/.exec(section) ?? [];
    return { version: number, date, text: section };
  });

/** The rules a section says that every game is played by. */
const rulesIn = ({ text }: Section): Record<string, number> => {
  const [, list = ''] = /^Rules: ([^.]+)\./m.exec(text) ?? [];
  return Object.fromEntries(list.split(', ').map(each => [each.split(' ')[0], Number(each.split(' ')[1])]));
};

test('every section has a version and the day it was released, but for the one being worked on', () => {
  expect(SECTIONS.length).toBeGreaterThan(0);
  for (const section of SECTIONS) expect(section.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(SECTIONS[0].date).toMatch(/^(\d{4}-\d{2}-\d{2}|not yet released)$/);
  for (const { date } of SECTIONS.slice(1)) expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the version of the package is the last one released', () => {
  expect(SECTIONS.find(({ date }) => date !== 'not yet released')?.version).toBe(version);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

test('the newest section names the rules every game is played by', () => {
  const rules = Object.entries(GAMES).map(([id, { game }]) => [id, game.rules] as const);
  expect(rulesIn(SECTIONS[0])).toEqual(Object.fromEntries(rules));
});

test('rules never go down from one version to the next', () => {
  for (const [at, section] of SECTIONS.slice(1).entries())
    for (const [id, number] of Object.entries(rulesIn(section)))
      expect(rulesIn(SECTIONS[at])[id]).toBeGreaterThanOrEqual(number);
});
