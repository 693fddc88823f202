import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NODE_FLAGS } from './scripts/runtime.mjs';

/** Half a minute and more each, the longest first. */
const LONG = [
  ...[
    'lessons',
    'online',
    'roy',
    'lessons-left-to-the-guide',
    'wander-laws',
    'wander',
    'whole-match',
    'trois-one-screen',
    'sitting-down',
    'accessible',
  ],
  ...['roy-accessible', 'roy-scenes', 'learn', 'keeping', 'roy-decisions', 'roy-decisions-milady', 'trois'],
  ...['trois-accessible', 'roy-feel', 'roy-one-screen'],
].map(name => `/${name}.e2e.ts`);

/** What takes long, begun last, would keep one browser busy when the other has nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex(name => moduleId.endsWith(name));
      return at === -1 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    execArgv: NODE_FLAGS,
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/setup.ts'],
    // A browser and a server each; while one waits for an answer another works.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // No verdict by the clock: these end what hangs, on a machine ten times busier than ours too.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // One second, the default, is less than a page takes on a machine that is busy with something else.
    expect: { poll: { timeout: 300_000 } },
  },
});
