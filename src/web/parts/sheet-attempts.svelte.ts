import { SvelteMap } from 'svelte/reactivity';
import { laterAgain } from './patience.ts';

// Hundreds of icons share a sheet: if it could not be fetched, one of them asks for it again on behalf of all.

const attempts = new SvelteMap<string, number>();
const waiting = new Set<string>();

/** The address of a sheet; another one after every attempt that failed, because a browser remembers the failure. */
export const sheetAddress = (sheet: string): string => {
  const attempt = attempts.get(sheet) ?? 0;
  return attempt === 0 ? sheet : `${sheet}?again=${attempt}`;
};

/** The sheet did not come. */
export const sheetFailed = (sheet: string): void => {
  if (waiting.has(sheet)) return;
  waiting.add(sheet);
  const attempt = attempts.get(sheet) ?? 0;
  laterAgain(attempt, () => {
    waiting.delete(sheet);
    attempts.set(sheet, attempt + 1);
  });
};
