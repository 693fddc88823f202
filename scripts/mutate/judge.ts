import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Planting } from './sources.ts';

const run = promisify(execFile);

/**
 * What recorded matches say to a fault: nothing goes otherwise in them, or only beside the game (what bots imagine, the
 * luck sheet, what the state keeps unseen), or where the game itself first does.
 */
export type Judgement =
  | { readonly kind: 'same'; readonly matches: number }
  | { readonly kind: 'aside'; readonly matches: number; readonly parts: readonly string[] }
  | { readonly kind: 'differs'; readonly match: number; readonly step: number; readonly parts: readonly string[] };

const script = (copy: string, name: string) => path.join(copy, 'scripts/mutate', name);

/** Matches of a game as it is, kept in a file of the copy. */
export const recordMatches = async (copy: string, game: string, matches: number, seed: string): Promise<string> => {
  const file = path.join(copy, `${game}-matches.json`);
  await run(process.execPath, ['--no-warnings', script(copy, 'record.ts'), game, String(matches), seed, file]);
  return file;
};

/**
 * Plays the recorded matches again, the same choices, with the fault in place. To find no difference proves nothing:
 * the fault may show in a position that none of them came to.
 */
export const judge = async (copy: string, fault: Planting, recorded: string): Promise<Judgement> => {
  const plant = pathToFileURL(script(copy, 'plant.ts')).href;
  const args = ['--no-warnings', '--import', plant, script(copy, 'replay.ts'), fault.game, recorded];
  const env = { ...process.env, PANACHE_FAULT: JSON.stringify(fault) };
  try {
    const { stdout } = await run(process.execPath, args, { env });
    return JSON.parse(stdout);
  } catch {
    return { kind: 'differs', match: 0, step: 0, parts: ['end'] };
  }
};
