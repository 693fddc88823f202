import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BOOK } from '../e2e/book/flags.ts';
import { FEEL } from '../e2e/feel/flags.ts';
import { LESSONS } from '../e2e/lessons/flags.ts';
import { SCREENSHOTS } from '../e2e/screens/flags.ts';
import { WANDER } from '../e2e/wander/flags.ts';
import { CHAOS } from '../proofs/chaos/flags.ts';
import { FUZZ } from '../proofs/fuzz/flags.ts';
import { LEAK } from '../proofs/leak/flags.ts';
import { LOAD } from '../proofs/load/flags.ts';
import { readCommandLine } from './command-line.mjs';
import { ART, BUILD, CHECK, DEV, FORMAT, LESSON, LOCK_FIX, START, TEST, TESTS } from './commands.mjs';
import { MUTATE } from './mutate/flags.ts';
import { ROOT } from './say.mjs';

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);

const COMMANDS = {
  start: START,
  test: TEST,
  'test:unit': TESTS.unit,
  'test:quick': TESTS.quick,
  'test:watch': TESTS.watch,
  'test:e2e': TESTS.e2e,
  'test:proofs': TESTS.proofs,
  check: CHECK,
  format: FORMAT,
  dev: DEV,
  build: BUILD,
  art: ART,
  screens: SCREENSHOTS,
  book: BOOK,
  feel: FEEL,
  lessons: LESSONS,
  wander: WANDER,
  chaos: CHAOS,
  load: LOAD,
  leak: LEAK,
  fuzz: FUZZ,
  mutate: MUTATE,
  lesson: LESSON,
  'lock:fix': LOCK_FIX,
};

/** These are lines of the `panache` command, which has tests of its own. */
const PANACHE = ['panache', 'rules', 'bench', 'recorded'];

test('every npm script reads its flags the same way', () => {
  expect([...Object.keys(COMMANDS), ...PANACHE].toSorted()).toEqual(Object.keys(scripts).toSorted());
  for (const script of PANACHE) expect(scripts[script]).toMatch(/bin\/panache\.mjs|src\/cli\/main\.ts/);
});

test('CONTRIBUTING tells of every npm script', () => {
  const told = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const named = (script: string) => new RegExp(`\`npm (run )?${script}( --|\`)`).test(told);
  expect(Object.keys(scripts).filter(script => !named(script))).toEqual([]);
});

test.each(Object.entries(COMMANDS))(
  '%s tells what it can do, and refuses a wrong flag in one line',
  (script, command) => {
    const help = readCommandLine(command, ['--help']);
    expect(help).toMatchObject({ kind: 'help', text: expect.stringMatching(/^npm (run )?[a-z0-9:]+( \[--.*\])?\n\S/) });
    expect(command.name.replace(/^npm (run )?/, '')).toBe(script);
    const wrong = readCommandLine(command, ['--no-such-flag']);
    expect(wrong).toEqual({
      kind: 'wrong',
      sentence: `There is no flag --no-such-flag: ${command.name} -- --help tells what there is.`,
    });
    expect(readCommandLine(command, [])).toMatchObject({ kind: 'run' });
  },
);

const FIGURES = ['test', 'check', 'screens', 'feel', 'lessons', 'wander', 'chaos', 'load', 'leak', 'fuzz'] as const;

test.each(FIGURES)('the figures of %s can be had as JSON', script => {
  expect(readCommandLine(COMMANDS[script], ['--json'])).toMatchObject({ kind: 'run', values: { json: true } });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const run = (file: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise(resolve => {
    execFile(process.execPath, [path.join(ROOT, file), ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });

test('a real process ends with 0 after its help', async () => {
  const { code, out, err } = await run('scripts/test.mjs', 'checks', '--help');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^npm run check \[-- flags\]\n/);
});

test('a real process ends with 2 after a wrong flag, and has said one line', async () => {
  expect(await run('proofs/fuzz/main.ts', '--no-such-flag')).toEqual({
    code: 2,
    out: '',
    err: 'There is no flag --no-such-flag: npm run fuzz -- --help tells what there is.\n',
  });
});
