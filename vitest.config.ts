import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NODE_FLAGS } from './scripts/runtime.mjs';

const testsIn = (room: string): string => `src/${room}/**/*.test.ts`;

/** Rooms without memory: their tests may share a worker, which spares each file a start of its own. */
const PURE = ['kernel', 'games', 'bots'].map(testsIn);
/** Rooms that keep what they remember in values of their own: the next file opens its own server and its own store. */
const SHARED = ['web/games', 'web/art', 'wire', 'table', 'lab', 'server', 'cli']
  .map(testsIn)
  .concat('src/*.test.ts', 'scripts/**/*.test.ts');
/** The page around the tables remembers in its modules, as a page does: each file starts anew. */
const ALONE = ['web/*.test.ts', 'web/!(games|art)/**/*.test.ts'].map(tests => `src/${tests}`);

/** Whoever puts another module in the place of one needs a worker where nobody has loaded it yet. */
const replacesModules = (): string[] =>
  readdirSync(path.join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.test.ts'))
    .map(file => `src/${file.replaceAll(path.sep, '/')}`)
    .filter(file => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('));

/** The laws take longest: begun last, one worker would still be at them when the other has nothing left to do. */
class LawsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaws = ({ moduleId }: TestSpecification) => /laws/.test(moduleId);
    return (await super.sort(files)).toSorted((a, b) => Number(isLaws(b)) - Number(isLaws(a)));
  }
}

/** Ends what hangs; a machine ten times busier than ours must pass too. */
const HANGS = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 300_000 } } } as const;
/** What waits for nothing is not asked how long it took: nobody could end a loop in it anyway. */
const UNTIMED = { testTimeout: 0, hookTimeout: 0 } as const;

const tags = [{ name: 'long', description: 'Many matches, or a database of its own: left out of npm run test:quick.' }];

/** All unit and property tests; `provide` is what they are told (`kernel/sample.testing.ts`), `execArgv` what their processes are. */
export const unitTests = (provide: { readonly sample?: number }, execArgv: readonly string[]) => {
  const alone = replacesModules();
  const all = { tags, provide, execArgv: [...execArgv] };
  return defineConfig({
    test: {
      // One for each core, also where there are but two.
      maxWorkers: '100%',
      sequence: { sequencer: LawsFirst },
      projects: [
        { test: { ...UNTIMED, ...all, name: 'pure', include: PURE, isolate: false } },
        {
          // Runes outside components (`.svelte.ts`) are only language after the compiler has seen them.
          plugins: [svelte()],
          test: {
            ...HANGS,
            ...all,
            name: 'shared',
            include: SHARED,
            exclude: alone,
            isolate: false,
            unstubGlobals: true,
          },
        },
        {
          plugins: [svelte()],
          test: {
            ...HANGS,
            ...all,
            name: 'house',
            include: [...ALONE, ...alone],
          },
        },
      ],
    },
  });
};

export default unitTests({}, NODE_FLAGS);
