import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { panache } from './testing.ts';

/** A folder for the tests of a file, with a match in it that somebody has saved. */
export const savedMatch = () => {
  const at = { folder: '', saved: '' };
  beforeAll(async () => {
    at.folder = await mkdtemp(path.join(tmpdir(), 'panache-cli-'));
    at.saved = path.join(at.folder, 'match.json');
    const typed = [...Array.from({ length: 8 }, () => '1'), `save ${at.saved}`];
    await panache('play musketiere --players 2 --bots greedy --seed cli --length round', typed);
  });
  afterAll(() => rm(at.folder, { recursive: true }));
  return {
    at,
    /** The same match, changed by hand. */
    async forged(name: string, change: (record: MatchRecord) => unknown): Promise<string> {
      const file = path.join(at.folder, name);
      await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(at.saved, 'utf8')))));
      return file;
    },
  };
};
