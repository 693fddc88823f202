import { createHash } from 'node:crypto';

/** Stands for whoever sent a message, beside its id. */
export const senderOf = (table: string, person: string | null): string => handleOf(table, person ?? '');

/** Stands for a spectator in the host's list without saying who it is. */
export const handleOf = (table: string, person: string): string =>
  createHash('sha256').update(`${table} ${person}`).digest('base64url').slice(0, 8);
