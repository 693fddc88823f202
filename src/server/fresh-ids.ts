import { randomBytes } from 'node:crypto';
import type { PersonId, TableId } from '#wire/ids.ts';

/** 128 random bits: nobody guesses it. */
const freshToken = (): string => randomBytes(16).toString('base64url');

export const freshTableId = (): TableId => freshToken() as TableId;
export const freshPersonId = (): PersonId => freshToken() as PersonId;
