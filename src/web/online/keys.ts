import { remember, remembered } from '../storage.ts';

const nameOf = (table: string): string => `panache.key.${table}`;

/** The secret part of the link by which this browser came to a table. */
export const keptKey = (table: string): string | null => remembered(nameOf(table)) || null;

export const keepKey = (table: string, key: string): void => {
  if (keptKey(table) !== key) remember(nameOf(table), key);
};
