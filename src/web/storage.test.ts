import { afterEach, expect, test, vi } from 'vitest';
import { forget, remember, remembered } from './storage.ts';

const KEY = 'panache.test';
afterEach(() => vi.unstubAllGlobals());

/** A browser's storage that can run full, and be refused. */
const browser = () => {
  const kept = new Map<string, string>();
  const state: { trouble: string | null } = { trouble: null };
  const check = () => {
    if (state.trouble !== null) throw new DOMException('', state.trouble);
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (state.trouble === 'SecurityError') check();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => {
      check();
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  });
  return { kept, state };
};

test('what there was no room for is remembered for as long as the page lasts, and not what was there before', () => {
  const { kept, state } = browser();
  remember(KEY, 'page 1');
  state.trouble = 'QuotaExceededError';
  remember(KEY, 'page 2');
  expect(kept.get(KEY)).toBe('page 1');
  expect(remembered(KEY)).toBe('page 2');
  state.trouble = null;
  remember(KEY, 'page 3');
  expect([kept.get(KEY), remembered(KEY)]).toEqual(['page 3', 'page 3']);
});

test('where storage is refused settings last as long as the page', () => {
  browser().state.trouble = 'SecurityError';
  remember(KEY, 'on');
  expect(remembered(KEY)).toBe('on');
  forget(KEY);
  expect(remembered(KEY)).toBeNull();
});

test('what another tab has changed is read as it is now', () => {
  const { kept } = browser();
  remember(KEY, 'on');
  kept.set(KEY, 'off');
  expect(remembered(KEY)).toBe('off');
  kept.delete(KEY);
  expect(remembered(KEY)).toBeNull();
});
