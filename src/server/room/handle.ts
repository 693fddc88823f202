import { createHash } from 'node:crypto';

/** Stands for somebody at a table without saying who it is: beside the ids of his messages, and in the host's list. */
export const handleOf = (table: string, person: string | null): string =>
  createHash('sha256')
    .update(`${table} ${person ?? ''}`)
    .digest('base64url')
    .slice(0, 8);
