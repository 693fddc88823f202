import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './say.mjs';

/** Notes what it was asked for, and installs nothing. */
const NPM = `
  import { appendFileSync, mkdirSync } from 'node:fs';
  appendFileSync('asked', process.argv.slice(2, 4).join(' ') + '\\n');
  mkdirSync('node_modules', { recursive: true });`;

/** A checkout of its own where npm only notes what it is asked for. */
const checkout = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'panache-ensure-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const each of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(ROOT, each), path.join(folder, each), { recursive: true });
  const npm = path.join(folder, 'npm-cli.js');
  writeFileSync(npm, NPM);
  mkdirSync(path.join(folder, 'node_modules'));
  const mark = path.join(folder, 'node_modules', '.installed');
  return {
    mark: () => readFileSync(mark, 'utf8').split(' ')[1],
    /** As it was left by an install for another lock file. */
    leave: (need: string) => writeFileSync(mark, `before ${need}`),
    /** What npm was asked for meanwhile. */
    async ensure(need: string) {
      const asked = path.join(folder, 'asked');
      writeFileSync(asked, '');
      const line = `import { ensure } from './scripts/ensure.mjs'; await ensure('${need}');`;
      await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', line], {
        cwd: folder,
        env: { ...process.env, npm_execpath: npm, npm_config_offline: 'true' },
      });
      return readFileSync(asked, 'utf8').split('\n').filter(Boolean);
    },
  };
};

test('who serves the table where somebody works on it installs his tools too', async () => {
  const { leave, ensure, mark } = checkout();
  leave('develop');
  expect(await ensure('serve')).toEqual(['ci --include=dev']);
  expect(mark()).toBe('develop');
  expect(await ensure('develop')).toEqual([]);
});

test('where nobody works on it, to serve the table needs no tools, and to work on it does', async () => {
  const { leave, ensure, mark } = checkout();
  expect(await ensure('serve')).toEqual(['ci --omit=dev']);
  expect(mark()).toBe('serve');
  expect(await ensure('serve')).toEqual([]);
  leave('serve');
  expect(await ensure('serve')).toEqual(['ci --omit=dev']);
  expect(await ensure('develop')).toEqual(['ci --include=dev']);
  expect(mark()).toBe('develop');
});
