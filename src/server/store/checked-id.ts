/**
 * An id as it may be kept. Texts travel as JSON and may hold anything; ids are kept bare, and PostgreSQL has no place
 * for a NUL, nor UTF-8 for half a character: both stores refuse them alike, before anything is written.
 */
export const checkedId = (text: string): string => {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Error(`${JSON.stringify(text)} is no id that can be kept.`);
  return text;
};
