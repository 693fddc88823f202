import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { LANGUAGES } from '#kernel/text.ts';
import { savedMatch } from './saved-match.testing.ts';
import { panache } from './testing.ts';

const { at, forged } = savedMatch();

test('a whole match can be played through a pipe, to its end', async () => {
  const { code, out, err } = await panache(
    'play musketiere --players 3 --bots greedy --seed whole --length round',
    Array.from({ length: 60 }, () => '1'),
  );
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/Round 1 ends/);
  expect(out).toMatch(/Winner: /);
  expect(out).toMatch(/\[MUS\.9\]/);
});

test.each(LANGUAGES)('the end of the input ends a match politely, in %s', async lang => {
  const { code, out } = await panache(`play musketiere --bots random --lang ${lang}`, ['2']);
  expect(code).toBe(0);
  expect(out).toMatch(/(Farewell|Adieu|Addio)\.\n$/);
});

test('a player can ask why not, read a rule, take back, and leave', async () => {
  const { code, out } = await panache('play musketiere --seed x --bots greedy', [
    'undo',
    '1',
    'undo',
    '?',
    'rules mus.13',
    'rules',
    '99',
    '-1',
    'quit',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('That cannot be taken back');
  expect(out).toContain('Your last choice is taken back.');
  expect(out).toContain('[MUS.RULING.11]');
  expect(out).toContain('MUS.13  ');
  expect(out).toContain('Type a number from 1 to 12');
  expect(out.endsWith('Farewell.\n')).toBe(true);
});

test('a place that cannot be written is no reason to stop', async () => {
  const { code, out } = await panache('play musketiere --bots random', [
    `save ${at.folder}/none/match.json`,
    'save',
    'quit',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('could not be written (no such place)');
  expect(out).toContain('Say where to');
});

test('a saved match is told and verified', async () => {
  const replay = await panache(`replay ${at.saved} --lang fr`);
  expect(replay.code).toBe(0);
  expect(replay.out).toContain('La partie n’est pas encore finie.');
  const verify = await panache(`verify ${at.saved}`);
  expect(verify.code).toBe(0);
  expect(verify.out).toMatch(/Proved: every card and die follows .* the rules allowed each of its \d+ choices/);
  expect(verify.out).toContain('Not proved: that this seal was shown before the match.');
  expect(verify.out).toContain('Not proved: that these were the choices made.');
  expect(verify.out).toMatch(/Last link: ([0-9a-f]{4} ){7}[0-9a-f]{4}\./);
});

test('broken and forged match files are refused with exit code 2', async () => {
  const last = (record: MatchRecord) => record.entries.slice(0, -1);
  const files = {
    'is not a match file': await forged('a', () => ['no match']),
    'part “seed”': await forged('b', record => ({ ...record, seed: 'short' })),
    'does not know': await forged('c', record => ({ ...record, game: 'chess' })),
    'edition 99': await forged('d', record => ({ ...record, rules: 99 })),
    'does not fit the seal': await forged('e', record => ({ ...record, seed: '0'.repeat(64) })),
    'do not allow choice': await forged('f', record => ({
      ...record,
      entries: [...last(record), [0, { kind: 'fight', card: 999 }]],
    })),
    'has 1 player,': await forged('g', record => ({ ...record, seats: record.seats.slice(1), entries: [] })),
    'option “length”': await forged('h', record => ({ ...record, options: { length: 'long' } })),
    'could not be read (no such place)': path.join(at.folder, 'nowhere'),
    'could not be read (that is a folder)': at.folder,
  };
  for (const [sentence, file] of Object.entries(files)) {
    for (const command of ['verify', 'replay']) {
      const { code, out, err } = await panache(`${command} ${file}`);
      expect(err).toContain(sentence);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect({ sentence, code, out }).toEqual({ sentence, code: 2, out: '' });
    }
  }
});

test.each([
  ['', ''],
  ['dance', 'no command called “dance”'],
  ['play chess', 'no game called “chess”'],
  ['play musketiere --players 7', 'for 2 to 4 players, not 7'],
  ['play musketiere --players -3', 'whole number'],
  ['play musketiere --bots clever', 'no bot called “clever”'],
  ['play musketiere --length long', 'Choose one of: hundred, round'],
  ['play musketiere --lang de', '--lang cannot be “de”. Choose one of: fr, en, it'],
  ['play', 'Say which game: '],
  ['play roy --bots wizard', 'no bot called “wizard”. Choose one of: recruit, musketeer, captain'],
  ['play roy --side cardinal', 'no side called “cardinal”. Choose one of: milady, musketeers'],
  ['play musketiere --side milady', 'no sides'],
  ['play roy --me 0,1', 'One terminal is for one side'],
  ['play roy --players 3 --me 3', 'from 0 to 2'],
  ['play roy --me 1 --side milady', 'not both'],
  ['play roy --automa perhaps', '--automa cannot be “perhaps”. Choose one of: off, on'],
  ['play roy --hourglass-seconds 5', '--hourglass-seconds cannot be “5”'],
  ['simulate roy --players any --seats random,steady', 'one bot for all'],
  ['simulate musketiere --milady random', 'no side called milady'],
  ['simulate roy --milady wizard', 'no bot called “wizard”'],
  ['simulate roy --options some', 'Choose one of: any'],
  ['simulate roy --length round', 'This game has no option --length'],
  ['bench engine --game chess', 'no game called “chess”'],
  ['simulate chess', 'no game called “chess”'],
  ['simulate musketiere --games -5', 'whole number'],
  ['simulate musketiere --games 0', 'whole number'],
  ['simulate musketiere --games 1e9', 'whole number'],
  ['simulate musketiere --cores 0', 'whole number'],
  ['simulate musketiere --players 3 --seats greedy,random', 'names 2 bots for 3 players'],
  ['simulate musketiere --seats greedy,wizard', 'no bot called “wizard”'],
  ['simulate musketiere --iterations 5 --budget-ms 5', 'not both'],
  ['simulate musketiere --speed 5', '--speed is not an option'],
  ['rules MUS.NONE', 'No rule is called MUS.NONE'],
  ['rules --game chess', 'no game called “chess”'],
  ['verify', 'Something is missing: <file>'],
  ['bench engine --seconds 0', 'whole number'],
  ['bench kitchen', ''],
])('“panache %s” says what is wrong and exits with 2', async (args, sentence) => {
  const before = await readdir(at.folder);
  const { code, out, err } = await panache(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err).not.toBe('');
  expect(await readdir(at.folder)).toEqual(before);
});

test('help exits with 0 and has examples for every command', async () => {
  for (const command of ['', 'play', 'simulate', 'replay', 'verify', 'rules', 'bench engine']) {
    const { code, out } = await panache(`${command} --help`);
    expect(code).toBe(0);
    expect(out).toContain('$ panache');
  }
});

test('every table option is told in the words of its game', async () => {
  for (const command of ['play', 'simulate']) {
    const { out } = await panache(`${command} --help`);
    expect(out).not.toContain('table option:');
    expect(out).toContain('Table options of Mousquetaires du Roy (roy):');
    expect(out.replace(/\s+/g, ' ')).toContain(
      '--open-trades [off|on] Open trades. Who sees the cards that musketeers',
    );
  }
});

test('rules are printed by chapter, or one by one', async () => {
  const one = await panache('rules mus.13 --lang it');
  expect(one.out).toMatch(/^MUS\.13 {2}\S/);
  const all = await panache('rules --game musketiere --lang fr');
  expect(all.out).toContain('MUS.RULING.19');
});

const shares = (out: string) => {
  const { seconds, decisionsPerSecond, ...result } = JSON.parse(out.trim().split('\n').at(-1) ?? '');
  expect(seconds).toBeGreaterThan(0);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  return result;
};

test('a simulation gives the same result on one core and on two', { tags: 'long' }, async () => {
  const args =
    'simulate musketiere --players 3 --seats greedy,thinker,random --iterations 8 --length round --games 10 --seed 7 --json';
  const [one, two] = [await panache(`${args} --cores 1`), await panache(`${args} --cores 2`)];
  expect(shares(two.out)).toEqual(shares(one.out));
  expect(Object.keys(shares(one.out))).toEqual(['games', 'seats', 'sides', 'endings', 'meanTurns']);
  expect(one.err).toBe('');
});

const jsonOf = ({ out }: { out: string }) => JSON.parse(out.trim().split('\n').at(-1) ?? '');

test('a simulation of a game with sides tells which of them won', async () => {
  const command = 'simulate roy --players 3 --milady steady --musketeers random --automa off --games 6 --json';
  const { code, out } = await panache(`${command} --cores 1`);
  expect(code).toBe(0);
  const { sides, games } = jsonOf({ out });
  expect(sides.milady + sides.musketeers).toBe(1);
  expect(games).toBe(6);
  expect(out).toMatch(/1 musketeer .*\n {2}2 recruit .*\n {2}3 recruit /);
});

test('any table, and one match of it alone', async () => {
  const command = 'simulate roy --players any --options any --automa --seats random --cores 1 --json';
  const all = await panache(`${command} --games 8`);
  expect(all.code).toBe(0);
  expect(all.out).toContain('Every match drew its own table options.');
  const alone = await panache(`${command} --match 5`);
  expect(jsonOf(alone).games).toBe(1);
});
