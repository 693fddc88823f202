import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole matches take longest: begun last, one browser would still be at them when the other has nothing left to do. */
class MatchesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(?:online|roy|whole-match)\.e2e\.ts$/.test(moduleId);
    return (await super.sort(files)).toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/setup.ts'],
    // A browser and a server each: more than two at once only wait for one another.
    maxWorkers: 2,
    sequence: { sequencer: MatchesFirst },
    // No verdict by the clock: these end what hangs, on a machine ten times busier than ours too.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // One second, the default, is less than a page takes on a machine that is busy with something else.
    expect: { poll: { timeout: 300_000 } },
  },
});
