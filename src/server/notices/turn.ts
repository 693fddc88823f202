import { z } from 'zod';

/** That somebody is asked at a table. Nothing about the match is in it but that. */
export const turn = z.object({
  table: z.string(),
  title: z.string(),
  game: z.string(),
  seat: z.int(),
  person: z.string(),
  version: z.int(),
  /** When somebody at the table reminded him; left out where nobody has. */
  nudged: z.int().optional(),
});
export type Turn = z.infer<typeof turn>;

/** Where a notice leads: a page that knows its people by their cookie, so the link holds no key. */
export const pathOf = (table: string): string => `/t/${table}`;

/** Names a turn for all nodes alike. */
export const turnKey = ({ table, seat, version, nudged }: Turn): string =>
  nudged === undefined ? `${table}:${seat}:${version}` : `${table}:${seat}:${version}:${nudged}`;
