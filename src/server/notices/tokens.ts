import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type Purpose = 'confirm' | 'stop';

const FOR_GOOD = '0';

/** What the link in a mail says: whose mails, to which address, and until when it counts. */
interface Claim {
  readonly person: string;
  readonly address: string;
  /** Null for good. */
  readonly until: number | null;
}

/** An address itself never stands in a link. */
const shortly = (address: string): string => createHash('sha256').update(address).digest('base64url').slice(0, 16);

/** 128 bits, so that the whole token stays short enough for one part of a path. */
const signature = (key: Uint8Array, purpose: Purpose, body: string): Buffer =>
  createHmac('sha256', key).update(`${purpose}.${body}`).digest().subarray(0, 16);

export const sealClaim = (key: Uint8Array, purpose: Purpose, { person, address, until }: Claim): string => {
  const body = `${person}.${shortly(address)}.${until === null ? FOR_GOOD : until.toString(36)}`;
  return `${body}.${signature(key, purpose, body).toString('base64url')}`;
};

interface Opened {
  readonly person: string;
  readonly isFor: (address: string) => boolean;
}

/** Null where the token is broken, forged, for something else or too old. */
export const openClaim = (key: Uint8Array, purpose: Purpose, token: string, now: number): Opened | null => {
  const parts = token.split('.');
  if (parts.length !== 4) return null;
  const [person, address, until, signed] = parts;
  const expected = signature(key, purpose, `${person}.${address}.${until}`);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (until !== FOR_GOOD && Number.parseInt(until, 36) < now) return null;
  return { person, isFor: each => shortly(each) === address };
};

/** The secret a person shares with the receiver of his webhook. */
export const webhookSecret = (key: Uint8Array, person: string): string =>
  createHmac('sha256', key).update(`webhook.${person}`).digest('hex');
