import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const NAME = 'panache-mutate-';
/** What the rules, their tests and their bots read. */
const PARTS = ['src', 'docs', 'scripts', 'package.json', 'tsconfig.json'];

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Copies whose process was killed before it could remove them. */
const removeLeftovers = () => {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length).split('-')[0]) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
};

/**
 * A copy of the repository to look at while somebody goes on working in the real one. No fault is ever written into
 * a file, not even here: the tests are handed the changed source in its place.
 */
export const copyOf = (root: string): string => {
  removeLeftovers();
  const copy = mkdtempSync(path.join(tmpdir(), `${NAME}${process.pid}-`));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
};
