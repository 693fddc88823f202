import { expect, test } from 'vitest';
import { GAME_IDS } from '#games/index.ts';
import { panache } from './testing.ts';

/** Every command, with what it needs besides flags. */
const COMMANDS = [
  '',
  'play roy',
  'simulate roy',
  'replay match.json',
  'verify match.json',
  'luck match.json',
  'rules',
  'odds',
  'bench engine',
  'backup house.jsonl',
  'restore house.jsonl',
  'recorded',
];

test('these are all commands there are', async () => {
  const { out } = await panache('--help');
  const listed = [...out.matchAll(/^ {2}([a-z]+) .*$/gm)].map(([, name]) => name).filter(name => name !== 'help');
  expect(COMMANDS.map(command => command.split(' ')[0]).filter(Boolean)).toEqual(expect.arrayContaining(listed));
  expect(listed).toContain('simulate');
});

test.each(COMMANDS)('“panache %s” tells what it can do, and refuses a wrong flag in one line', async command => {
  const help = await panache(`${command} --help`);
  expect(help).toMatchObject({ code: 0, err: '' });
  expect(help.out).toMatch(/^Usage: panache/);
  expect(await panache(`${command} --no-such-flag`)).toEqual({
    code: 2,
    out: '',
    err: '--no-such-flag is not an option of this command. Add --help to see what there is.\n',
  });
});

test('a guess at what was meant stands in the same line', async () => {
  const { err } = await panache('simulate roy --sed 4');
  expect(err).toBe('--sed is not an option of this command. Did you mean --seed?\n');
});

test('which rules have a test can be had as JSON', async () => {
  const { code, out } = await panache('rules --check --json');
  expect(code).toBe(0);
  const figures = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(Object.keys(figures)).toEqual(GAME_IDS);
  expect(figures.roy).toEqual({ rules: expect.any(Number), missing: [], unknown: [] });
  expect(await panache('rules --json')).toMatchObject({ code: 2, out: '' });
});
