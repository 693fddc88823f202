import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const blockList = (family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network, bits] = range.split('/');
    list.addSubnet(network, Number(bits), family);
  }
  return list;
};

/** Addresses that belong to this machine, to its neighbours, to examples or to nobody. */
const CLOSED_4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
/** The only part of IPv6 that leads into the world; tunnels and translations inside it lead anywhere. */
const OPEN_6 = blockList('ipv6', ['2000::/3']);
const CLOSED_6 = blockList('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Whether an address is one of the public internet, which is all that a stranger may make this machine call. */
export const isPublic = (address: string): boolean => {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !CLOSED_4.check(address, 'ipv4');
  return family === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED_6.check(address, 'ipv6');
};

export type AddressCheck = (address: string) => boolean;

/** The address is closed: to try again would change nothing. */
export class ClosedAddress extends Error {}

/**
 * Looks a name up and refuses it if any of its addresses is closed. It is given to the connection itself, which goes
 * to the very addresses that were checked: a name cannot mean something else a moment later.
 */
export const checkedLookup =
  (allowed: AddressCheck): LookupFunction =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      if (found.length === 0 || !found.every(each => allowed(each.address)))
        return done(new ClosedAddress('this name leads to a closed address'), '', 0);
      if (options.all) return done(null, found);
      return done(null, found[0].address, found[0].family);
    });
  };
