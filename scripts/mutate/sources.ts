import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Fault, faultsIn } from './faults.ts';

/** A fault and where it is planted. */
export interface Planting extends Fault {
  readonly game: string;
  /** From the root of the repository, with slashes. */
  readonly file: string;
}

/** Rules are all that a game's folder holds but words, tests, positions put together by hand and what else serves tests. */
const isRule = (file: string): boolean =>
  file.endsWith('.ts') &&
  !/(?:^|[./-])(?:test|testing)\.ts$/.test(file) &&
  !file.split('/').some(part => ['text', 'tests', 'given', 'recorded'].includes(part));

/** Every fault that can be planted in the rules of these games; with `words` only in files whose path has one of them. */
export const plantingsIn = (root: string, games: readonly string[], words: readonly string[]): readonly Planting[] =>
  games.flatMap(game => {
    const folder = `src/games/${game}`;
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return files
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => isRule(file.slice(folder.length + 1)))
      .filter(file => words.length === 0 || words.some(word => file.includes(word)))
      .toSorted()
      .flatMap(file => faultsIn(readFileSync(path.join(root, file), 'utf8')).map(fault => ({ ...fault, game, file })));
  });
