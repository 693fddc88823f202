/** Small settings kept in this browser. What it refuses or has no room for lasts as long as the page, and lies here. */
const memory = new Map<string, string>();

/** Why nothing is kept: the browser refuses to store anything, or has no room left. */
export type Trouble = 'refused' | 'full';

export const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
    ? 'full'
    : 'refused';

/** As much as a short match takes: with less room there is no use in beginning one. */
const ROOM = 20_000;

/** Null where a match could be kept. */
export const storageTrouble = (): Trouble | null => {
  const key = 'panache.room';
  try {
    localStorage.setItem(key, 'x'.repeat(ROOM));
    localStorage.removeItem(key);
    return null;
  } catch (error) {
    return troubleOf(error);
  }
};

export const remembered = (key: string): string | null => {
  // Storage that is full still gives what was kept before.
  const unkept = memory.get(key);
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
};

export const forget = (key: string): void => {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused: then nothing was kept there either.
  }
};
