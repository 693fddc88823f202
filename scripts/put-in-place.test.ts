import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { putInPlace } from './put-in-place.mjs';

const inFolder = (work: (folder: string) => void): void => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'panache-place-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const filled = (folder: string, name: string): string => {
  const made = path.join(folder, name);
  mkdirSync(made);
  writeFileSync(path.join(made, 'whose'), name);
  return made;
};

test('two that unpack the same at the same time both find it there, and nothing is left lying about', () =>
  inFolder(folder => {
    const to = path.join(folder, 'browser');
    const [first, second] = [filled(folder, 'first'), filled(folder, 'second')];
    putInPlace(first, to);
    putInPlace(second, to);
    expect(readFileSync(path.join(to, 'whose'), 'utf8')).toBe('first');
    expect([first, second].filter(existsSync)).toEqual([]);
  }));

test('what cannot be put in place for another reason is said', () =>
  inFolder(folder => {
    expect(() => putInPlace(path.join(folder, 'not-there'), path.join(folder, 'browser'))).toThrow('ENOENT');
  }));
