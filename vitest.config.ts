import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Rooms without memory: their tests may share a worker, which spares each file a start of its own. */
const PURE = ['kernel', 'games', 'bots'].map(room => `src/${room}/**/*.test.ts`);

/** The laws take longest: begun last, one worker would still be at them when the other has nothing left to do. */
class LawsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaws = ({ moduleId }: TestSpecification) => /laws/.test(moduleId);
    return (await super.sort(files)).toSorted((a, b) => Number(isLaws(b)) - Number(isLaws(a)));
  }
}

/** Ends what hangs; a machine ten times busier than ours must pass too. */
const shared = { testTimeout: 900_000 } as const;

export default defineConfig({
  test: {
    // One for each core, also where there are but two.
    maxWorkers: '100%',
    sequence: { sequencer: LawsFirst },
    projects: [
      { test: { ...shared, name: 'pure', include: PURE, isolate: false } },
      {
        // Runes outside components (`.svelte.ts`) are only language after the compiler has seen them.
        plugins: [svelte()],
        test: {
          ...shared,
          name: 'house',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: PURE,
        },
      },
    ],
  },
});
