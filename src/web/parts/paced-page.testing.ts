import { vi } from 'vitest';

/** Ends what moves at once. */
export const finish = vi.fn();
const moving = (endTime: number) => ({ finish, effect: { getComputedTiming: () => ({ endTime }) } });

/** A page that shows things calmly, at once, or to nobody; something in it moves, and something never comes to rest. */
export const pacedPage = (pace: string, { hidden = false, reduced = false } = {}) => {
  vi.stubGlobal('document', { hidden });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => pace }));
  return () => ({ getAnimations: () => [moving(1), moving(Infinity)] }) as unknown as HTMLElement;
};

/** To be called after each test. */
export const leavePage = (): void => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  finish.mockClear();
};
