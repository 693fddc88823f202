import { expect, test } from 'vitest';
import { amount, asJson, helpOf, oneOf, readCommandLine, several, whole, words } from './command-line.mjs';

const BAKE = {
  name: 'npm run bake',
  does: 'Bakes bread.',
  flags: {
    loaves: whole(3, 'how many'),
    hours: amount(0.5, 'how long'),
    flour: oneOf(['rye', 'wheat'], 'rye', 'which flour'),
    to: { ...words('SHELF', null, 'where it is put'), short: 't' },
    json: asJson,
  },
  notes: 'Exits with 1 when it is burnt.',
};
const OPEN = { ...BAKE, rest: { takes: 'GUEST', says: 'who eats' }, after: { takes: 'WORD', says: 'for the oven' } };

const read = (line: string, command: Parameters<typeof readCommandLine>[0] = BAKE) =>
  readCommandLine(command, line.split(' ').filter(Boolean));

test('what is left out is as usual', () => {
  expect(read('')).toEqual({
    kind: 'run',
    values: { loaves: 3, hours: 0.5, flour: 'rye', to: null, json: false },
    rest: [],
    after: [],
  });
});

test('values are read as what they are, behind a space or a sign', () => {
  const values = { loaves: 12, hours: 1.5, flour: 'wheat', to: 'top', json: true };
  expect(read('--loaves 12 --hours=1.5 --flour wheat -t top --json')).toMatchObject({ kind: 'run', values });
});

test.each([
  ['--no-such-flag', 'There is no flag --no-such-flag'],
  ['-x', 'There is no flag -x'],
  ['--no-json', 'There is no flag --no-json'],
  ['--toString', 'There is no flag --toString'],
  ['--loaves', '--loaves takes a value, a whole number from 1'],
  ['--loaves 0', '--loaves takes a whole number from 1, not “0”'],
  ['--loaves -3', '--loaves takes a whole number from 1, not “-3”'],
  ['--loaves 1e3', '--loaves takes a whole number from 1, not “1e3”'],
  ['--hours none', '--hours takes a number above 0, not “none”'],
  ['--hours 0', '--hours takes a number above 0, not “0”'],
  ['--flour oat', '--flour takes one of rye, wheat, not “oat”'],
  ['--json=yes', '--json takes no value'],
  ['bread', '“bread” is no flag'],
])('“%s” is refused in one sentence that points to the help', (line, sentence) => {
  expect(read(line)).toEqual({
    kind: 'wrong',
    sentence: `${sentence}: npm run bake -- --help tells what there is.`,
  });
});

test('words without a flag and what follows a second -- are taken where a command has a use for them', () => {
  expect(read('anne --json bob -- --heat 3', OPEN)).toMatchObject({
    values: { json: true },
    rest: ['anne', 'bob'],
    after: ['--heat', '3'],
  });
});

test.each(['--help', '-h', '--loaves 5 --help', '--no-such-flag --help'])('“%s” asks for help', line => {
  expect(read(line)).toEqual({ kind: 'help', text: helpOf(BAKE) });
});

test('help tells every flag, what it takes and what it is when left out', () => {
  expect(helpOf(BAKE)).toBe(`npm run bake [-- flags]
Bakes bread.

  --loaves N      how many (3)
  --hours N       how long (0.5)
  --flour WORD    which flour: rye, wheat (rye)
  -t, --to SHELF  where it is put
  --json          print the figures as JSON on the last line
  --help          this text

Exits with 1 when it is burnt.
`);
  expect(helpOf(OPEN)).toMatch(/^npm run bake \[-- GUEST … flags -- WORD …\]\n/);
  expect(helpOf({ name: 'npm run rest', does: 'Rests.', flags: {} })).toBe(
    'npm run rest\nRests.\n\n  --help  this text\n',
  );
});

test('of a flag given twice the last one counts, but for those that are collected', () => {
  expect(read('--loaves 4 --json --loaves 5 --json')).toMatchObject({ values: { loaves: 5, json: true } });
  const flours = ['rye', 'wheat', 'oat'] as const;
  const MILL = { name: 'mill', does: '', flags: { flour: several(oneOf(flours, null, 'which'), flours) } };
  expect(read('', MILL)).toMatchObject({ values: { flour: flours } });
  expect(read('--flour oat --flour rye', MILL)).toMatchObject({ values: { flour: ['oat', 'rye'] } });
  expect(read('--flour bran', MILL)).toMatchObject({ kind: 'wrong' });
  expect(helpOf(MILL)).toContain('which: rye, wheat, oat; may be given again\n');
});
