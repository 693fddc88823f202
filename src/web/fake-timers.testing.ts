import { afterEach, beforeEach, vi } from 'vitest';

/** Time passes in these tests only when they say so. */
export const useFakeTimers = (): void => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};
