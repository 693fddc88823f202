import { BlockList, isIP, isIPv6 } from 'node:net';
import type { networkInterfaces } from 'node:os';

export type Interfaces = ReturnType<typeof networkInterfaces>;

/** What a listening socket says of itself, and the name it was asked to listen on. */
export interface Bound {
  readonly address: string;
  readonly port: number;
  readonly host: string | null;
}

/** Networks between containers and virtual machines: from another device they are seldom reached. */
const BRIDGE = /^(docker|podman|br-|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|flannel|cali|vethernet)/i;
/** Private networks laid over others: only those who belong to one come in that way. */
const TUNNEL = /^(tun|tap|utun|wg|tailscale|zt|ppp|ipsec)/i;

const subnets = (ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, family);
  return list;
};
const HERE_4 = subnets([['127.0.0.0', 8]], 'ipv4');
const LINK_4 = subnets([['169.254.0.0', 16]], 'ipv4');
const PRIVATE_4 = subnets(
  [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ],
  'ipv4',
);
const SHARED_4 = subnets([['100.64.0.0', 10]], 'ipv4');
/** Global addresses and those a network gives to itself; what is left leads nowhere from another device. */
const OPEN_6 = subnets(
  [
    ['2000::', 3],
    ['fc00::', 7],
  ],
  'ipv6',
);

/** An address of this machine that only this machine knows. */
const isLoopback = (address: string): boolean =>
  address === 'localhost' || address === '::1' || (isIP(address) === 4 && HERE_4.check(address, 'ipv4'));

export const addressOf = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

/** How good an address is for a stranger's telephone, the least being the best; null where it leads nowhere. */
const rankOf = (name: string, address: string): number | null => {
  const kind = BRIDGE.test(name) ? 20 : TUNNEL.test(name) ? 10 : 0;
  if (isIPv6(address)) return OPEN_6.check(address, 'ipv6') ? kind + 3 : null;
  if (HERE_4.check(address, 'ipv4') || LINK_4.check(address, 'ipv4')) return null;
  if (SHARED_4.check(address, 'ipv4')) return kind + 2;
  return PRIVATE_4.check(address, 'ipv4') ? kind + 1 : kind;
};

const isEverything = (address: string): boolean => address === '::' || address === '0.0.0.0';

/** The addresses by which other devices find a socket, the best first; none where only this machine does. */
export const reachableAddresses = (bound: Bound, interfaces: Interfaces): readonly string[] => {
  const { address, port, host } = bound;
  if (!isEverything(address)) return isLoopback(address) ? [] : [addressOf(host ?? address, port)];
  return Object.entries(interfaces)
    .flatMap(([name, all = []]) => all.map(each => ({ ...each, rank: rankOf(name, each.address) })))
    .filter(each => !each.internal && each.rank !== null && (address === '::' || each.family === 'IPv4'))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(each => addressOf(each.address, port));
};
