import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['proofs/**/*.test.ts'],
    // Each of them starts servers of its own, some three of them.
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
