import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['e2e/support/setup.ts'],
    // A browser and a server each: more than two at once only wait for one another.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One second, the default, is less than a page takes on a machine that is busy with something else.
    expect: { poll: { timeout: 30_000 } },
  },
});
