import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
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

/** What is known of a run while it goes on. */
class Notes {
  readonly red: string[] = [];
  readonly redFiles = new Set<string>();
  readonly broken: string[] = [];
  readonly took: Record<string, number> = {};
}

/** All files of tests but the laws, in one thread that stays. */
const settingsFor = (root: string, reporter: Reporter) => ({
  root,
  config: false as const,
  // What a test is tagged with is another configuration's business.
  strictTags: false,
  watch: false,
  // The cache on disk goes by what the file says, and a fault is not in the file.
  fsModuleCache: false,
  include: ['src/games/*/**/*.test.ts'],
  exclude: ['**/laws*.test.ts'],
  setupFiles: [path.join(root, 'scripts/mutate/at-first-failure.ts')],
  isolate: false,
  pool: 'threads' as const,
  maxWorkers: 1,
  testTimeout: 900_000,
  reporters: [reporter],
});

/** The tests of the games in one process that stays; a fault reaches them without being written anywhere. */
class Suite {
  readonly #root: string;
  readonly #files = new Map<string, TestSpecification>();
  #vitest: Vitest | null = null;
  #planting: Planting | null = null;
  #ignored: readonly string[] = [];
  #notes = new Notes();

  constructor(root: string) {
    this.#root = root;
  }

  async open(): Promise<void> {
    const planted = { name: 'planted', enforce: 'pre' as const, load: (id: string) => this.#load(id) };
    this.#vitest = await createVitest(settingsFor(this.#root, this.#reporter()), { plugins: [planted] });
    for (const file of await this.#vitest.globTestSpecifications()) this.#files.set(this.#nameOf(file.moduleId), file);
  }

  /** The test files of a game. */
  files(game: string): readonly string[] {
    return [...this.#files.keys()].filter(name => name.startsWith(`src/games/${game}/`));
  }

  /**
   * Runs these files in their order with the fault in place; the first red test with a rule's id ends it. Tests to be
   * ignored are those that are red without any fault.
   */
  async run(files: readonly string[], planting: Planting | null, ignored: readonly string[] = []): Promise<Run> {
    const vitest = this.#open;
    for (const each of [this.#planting, planting])
      if (each !== null) vitest.invalidateFile(path.join(this.#root, each.file));
    this.#planting = planting;
    this.#ignored = ignored;
    this.#notes = new Notes();
    const wanted = files.map(name => this.#files.get(name)).filter(each => each !== undefined);
    if (wanted.length > 0) {
      const { unhandledErrors } = await vitest.runTestSpecifications(wanted);
      if (unhandledErrors.length > 0) this.#notes.broken.push('the tests themselves');
    }
    const { red, redFiles, broken, took } = this.#notes;
    return { red, redFiles: [...redFiles], broken, took };
  }

  close(): Promise<void> {
    return this.#open.close();
  }

  get #open(): Vitest {
    if (this.#vitest === null) throw new Error('the suite is not open');
    return this.#vitest;
  }

  #nameOf(moduleId: string): string {
    return path.relative(this.#root, moduleId).replaceAll('\\', '/');
  }

  #reporter(): Reporter {
    return {
      onTestCaseResult: test => {
        if (test.result().state !== 'failed' || this.#ignored.includes(test.name)) return;
        this.#notes.red.push(test.name);
        this.#notes.redFiles.add(this.#nameOf(test.module.moduleId));
        if (this.#planting !== null && isNamed(test.name)) void this.#open.cancelCurrentRun('test-failure');
      },
      onTestModuleEnd: module => {
        const name = this.#nameOf(module.moduleId);
        this.#notes.took[name] = module.diagnostic().duration;
        if (module.errors().length > 0) this.#notes.broken.push(name);
      },
    };
  }

  #load(id: string): string | null {
    const sources = path.join(this.#root, 'src') + path.sep;
    if (!id.startsWith(sources) || !id.endsWith('.ts')) return null;
    const source = readFileSync(id, 'utf8');
    const fault = this.#planting;
    return withLoopsThatEnd(fault !== null && this.#nameOf(id) === fault.file ? planted(source, fault) : source);
  }
}

export const openSuite = async (root: string): Promise<Suite> => {
  const suite = new Suite(root);
  await suite.open();
  return suite;
};
