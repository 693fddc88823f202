import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MAJOR } from './runtime.mjs';
import { ROOT } from './say.mjs';

test('all who bring a Node bring the one Panache is written for', () => {
  expect(readFileSync(path.join(ROOT, '.nvmrc'), 'utf8')).toBe(`${MAJOR}\n`);
  expect(readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')).toMatch(`FROM node:${MAJOR}-`);
  expect(readFileSync(path.join(ROOT, '.github/workflows/test.yml'), 'utf8')).toContain('node-version-file: .nvmrc');
});
