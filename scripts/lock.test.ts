import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './say.mjs';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly optional?: true;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const packages: readonly (readonly [string, Entry])[] = Object.entries<Entry>(lock.packages).filter(
  ([folder, { link }]) => folder !== '' && link === undefined,
);

test('every package is locked to its bytes, or is a build for one platform that a locked package asks for by exact version', () => {
  const asked = new Set(
    packages.flatMap(([, { integrity, optionalDependencies = {} }]) =>
      integrity === undefined
        ? []
        : Object.entries(optionalDependencies).map(([name, version]) => `${name}@${version}`),
    ),
  );
  const unproved = packages.filter(([, { integrity }]) => integrity === undefined);
  for (const [folder, { version, optional, os, cpu }] of unproved) {
    expect(asked, folder).toContain(`${folder.replace(/^.*node_modules\//, '')}@${version}`);
    expect(optional, folder).toBe(true);
    expect(os ?? cpu, folder).toBeDefined();
  }
});

test('what this platform installs is locked to its bytes', () => {
  const isOurs = (wanted: readonly string[] | undefined, here: string) =>
    wanted === undefined || wanted.includes(here) || wanted.some(each => each.startsWith('!') && each !== `!${here}`);
  const here = packages.filter(([, { os, cpu }]) => isOurs(os, 'linux') && isOurs(cpu, 'x64'));
  const unproved = here.filter(([, { integrity }]) => integrity === undefined).map(([folder]) => folder);
  // Both C libraries have a build of their own; the one of the Containerfile and of CI is glibc.
  expect(unproved.filter(folder => !folder.includes('musl') && !folder.includes('wasm32'))).toEqual([]);
});
