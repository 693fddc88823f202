/** Small settings kept in this browser. Where storage is refused, they last as long as the page. */
const memory = new Map<string, string>();

export const remembered = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const remember = (key: string, value: string): void => {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused or full: the memory above has it.
  }
};
