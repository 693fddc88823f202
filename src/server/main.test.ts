import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from './settings.ts';

const started = (env: Readonly<Record<string, string>>) =>
  new Promise<{ readonly code: unknown; readonly out: string; readonly err: string }>(resolve => {
    const file = path.join(PROJECT, 'src/server/main.ts');
    execFile(process.execPath, [file], { env: { ...process.env, ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    );
  });

test('wrong settings are told, each in a line of its own, and nothing is opened', async () => {
  const { code, out, err } = await started({ PORT: 'x', PANACHE_LOG: 'loud', PANACHE_DATA: '/dev/null/nowhere' });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(
    err
      .trim()
      .split('\n')
      .map(line => line.split(' ')[0]),
  ).toEqual(['PORT', 'PANACHE_LOG']);
});
