import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type TestCase, type TestModule } from 'vitest/node';
import { planted } from './faults.ts';
import { withLoopsThatEnd } from './loops.ts';
import type { Planting } from './sources.ts';

/** What became of some test files. */
export interface Run {
  /** The names of the red tests; not all of them where one with a rule's id was among them. */
  readonly red: readonly string[];
  /** The files with red tests, from the root of the repository. */
  readonly redFiles: readonly string[];
  /** Files that could not even be loaded, or everything where the tests broke off. */
  readonly broken: readonly string[];
  /** How long each file took, in milliseconds. */
  readonly took: Readonly<Record<string, number>>;
}

/** Whether a test is named for a rule. */
export const isNamed = (test: string): boolean => /^[A-Z]+(?:\.[A-Z0-9]+)+\b/.test(test);

/** The tests of the games in one process that stays; a fault reaches them without being written anywhere. */
export const openSuite = async (root: string) => {
  let now: Planting | null = null;
  let ignored: readonly string[] = [];
  let run = {
    red: [] as string[],
    redFiles: new Set<string>(),
    broken: [] as string[],
    took: {} as Record<string, number>,
  };
  const nameOf = (moduleId: string) => path.relative(root, moduleId).replaceAll('\\', '/');
  const sources = path.join(root, 'src') + path.sep;

  const vitest = await createVitest(
    {
      root,
      config: false,
      // What a test is tagged with is another configuration's business.
      strictTags: false,
      watch: false,
      // The cache on disk goes by what the file says, and a fault is not in the file.
      fsModuleCache: false,
      include: ['src/games/*/**/*.test.ts'],
      exclude: ['**/laws*.test.ts'],
      setupFiles: [path.join(root, 'scripts/mutate/at-first-failure.ts')],
      isolate: false,
      pool: 'threads',
      maxWorkers: 1,
      testTimeout: 900_000,
      reporters: [
        {
          onTestCaseResult: (test: TestCase) => {
            if (test.result().state !== 'failed' || ignored.includes(test.name)) return;
            run.red.push(test.name);
            run.redFiles.add(nameOf(test.module.moduleId));
            if (now !== null && isNamed(test.name)) void vitest.cancelCurrentRun('test-failure');
          },
          onTestModuleEnd: (module: TestModule) => {
            run.took[nameOf(module.moduleId)] = module.diagnostic().duration;
            if (module.errors().length > 0) run.broken.push(nameOf(module.moduleId));
          },
        },
      ],
    },
    {
      plugins: [
        {
          name: 'planted',
          enforce: 'pre',
          load: id => {
            if (!id.startsWith(sources) || !id.endsWith('.ts')) return null;
            const source = readFileSync(id, 'utf8');
            return withLoopsThatEnd(now !== null && nameOf(id) === now.file ? planted(source, now) : source);
          },
        },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const byName = new Map(specifications.map(each => [nameOf(each.moduleId), each]));

  return {
    /** The test files of a game. */
    files: (game: string) => [...byName.keys()].filter(name => name.startsWith(`src/games/${game}/`)),
    /**
     * Runs these files in their order with the fault in place; the first red test with a rule's id ends it. Tests to be
     * ignored are those that are red without any fault.
     */
    run: async (files: readonly string[], planting: Planting | null, known: readonly string[] = []): Promise<Run> => {
      for (const each of [now, planting]) if (each !== null) vitest.invalidateFile(path.join(root, each.file));
      now = planting;
      ignored = known;
      run = { red: [], redFiles: new Set(), broken: [], took: {} };
      const wanted = files.map(name => byName.get(name)).filter(each => each !== undefined);
      if (wanted.length > 0) {
        const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
        if (unhandledErrors.length > 0) run.broken.push('the tests themselves');
      }
      const { red, redFiles, broken, took } = run;
      return { red, redFiles: [...redFiles], broken, took };
    },
    close: () => vitest.close(),
  };
};
