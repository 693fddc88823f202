import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { needOf } from './need.mjs';
import { ROOT } from './say.mjs';

test.each([
  '',
  '--help',
  '-h',
  'help',
  'help bench',
  'bench',
  'bench --help',
  'bench engine --help',
  'play roy -h',
  '--lang fr',
  '--lang=fr help',
])('“panache %s” is answered with help and needs nothing', line =>
  expect(needOf(line.split(' ').filter(Boolean))).toBe(null),
);

test.each([
  ['bench engine', 'develop'],
  ['play roy', 'serve'],
  ['--lang fr bench engine', 'develop'],
  ['rules', 'serve'],
])('“panache %s” needs what it takes to %s', (line, need) => expect(needOf(line.split(' '))).toBe(need));

let bare: string;
beforeAll(() => {
  bare = mkdtempSync(path.join(tmpdir(), 'panache-bare-'));
  for (const each of ['bin', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, each), path.join(bare, each), { recursive: true });
});
afterAll(() => rmSync(bare, { recursive: true }));

test('where nothing is installed, help says what to do and installs nothing', async () => {
  const asked = promisify(execFile)(process.execPath, [path.join(bare, 'bin/panache.mjs'), 'bench', '--help']);
  await expect(asked).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Help installs nothing') });
  expect(existsSync(path.join(bare, 'node_modules'))).toBe(false);
  expect(existsSync(path.join(bare, '.runtime'))).toBe(false);
});
