import { remember, remembered } from '../storage.ts';

const nameOf = (table: string): string => `panache.seen.${table}`;

/** How many choices stood when somebody last looked at this table here; null where nobody ever has. */
export const lastLook = (table: string): number | null => {
  const at = Number.parseInt(remembered(nameOf(table)) ?? '', 10);
  return Number.isNaN(at) ? null : at;
};

export const noteLook = (table: string, at: number): void => remember(nameOf(table), String(at));
