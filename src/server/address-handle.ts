import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const GROUPS = 8;
/** A household has at least so much of the eight groups of its address to itself. */
const GROUPS_SHARED = 4;

/** One household or one device: its address, and of the long ones the half that its network gives out. */
export const addressGroup = (address: string): string => {
  const plain = address.replace(MAPPED, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail = ''] = plain.toLowerCase().split('::');
  const [before, after] = [head, tail].map(part => part.split(':').filter(group => group !== ''));
  const missing = plain.includes('::') ? GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, GROUPS_SHARED)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/** Stands for an address at one table: it tells whether two people come from the same place, and never from where. */
export type AddressHandle = (table: string, address: string) => string;

const LETTERS = 8;

export const addressHandles =
  (secret: Uint8Array): AddressHandle =>
  (table, address) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['address', table, addressGroup(address)]))
      .digest('base64url')
      .slice(0, LETTERS);
