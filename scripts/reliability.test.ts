import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './say.mjs';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The tests that docs/reliability.md names: a file and a title; an ellipsis stands for what differs from case to case. */
const named = [...read('docs/reliability.md').matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`:\s+“([^”]+)”/g)].map(
  ([, file, title]) => [file, title.replaceAll(/\s+/g, ' ')] as const,
);

const titled = (source: string, title: string): boolean => {
  const parts = title.split('…').map(part => RegExp.escape(part));
  return new RegExp(`['\`]${parts.join('[^\\n]*')}['\`]`).test(source);
};

test('there is a test behind every attack that is told of', () => {
  const told = [...read('docs/reliability.md').matchAll(/^- [^:]+:\n {2}- `/gm)];
  expect(told.length).toBeGreaterThanOrEqual(26);
  expect(named.length).toBeGreaterThan(told.length);
});

test.each(named)('%s has “%s”', (file, title) => {
  expect(existsSync(path.join(ROOT, file))).toBe(true);
  expect(titled(read(file), title)).toBe(true);
});
