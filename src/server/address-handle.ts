import { createHmac } from 'node:crypto';
import { networkOf } from './network-of.ts';

/** Stands for an address at one table: it tells whether two people come from the same place, and never from where. */
export type AddressHandle = (table: string, address: string) => string;

const LETTERS = 8;

export const addressHandles =
  (secret: Uint8Array): AddressHandle =>
  (table, address) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['address', table, networkOf(address)]))
      .digest('base64url')
      .slice(0, LETTERS);
