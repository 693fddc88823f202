import { defineConfig } from 'vitest/config';
import { NODE_FLAGS } from './scripts/runtime.mjs';

export default defineConfig({
  test: {
    execArgv: NODE_FLAGS,
    include: ['proofs/**/*.test.ts'],
    // Each of them starts servers of its own, some three of them.
    maxWorkers: 1,
    // These end what hangs; a machine ten times busier than ours must pass too.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
