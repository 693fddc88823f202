import type { NewTable } from '#wire/to-server.ts';

/** What a table that Aline makes has in common with her others: it is played at once, by those who know of it. */
export const HER_TABLE = {
  name: 'Aline',
  face: 'athos',
  pace: 'live',
  listed: false,
} as const satisfies Partial<NewTable>;
