import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of a long count that is tried; all of it where nothing is said. */
    sample?: number;
  }
}

/** How many of so many are tried: all of them, or one in a few where somebody waits (`npm run test:quick`). */
export const sample = (count: number): number => Math.ceil(count * (inject('sample') ?? 1));
