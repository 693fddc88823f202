import { existsSync } from 'node:fs';
import { BlockList } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Interfaces } from './reachable.ts';

/** Left by podman and docker in everything they start. */
const MARKS = ['/.dockerenv', '/run/.containerenv'];

/** The networks they lay between containers: nobody else is in them. */
const BETWEEN = new BlockList();
BETWEEN.addSubnet('172.16.0.0', 12, 'ipv4');
BETWEEN.addSubnet('10.88.0.0', 16, 'ipv4');
BETWEEN.addSubnet('10.0.2.0', 24, 'ipv4');

/** The networks of this machine; in a container those that lead out of it, which are often none. */
export const networksHere = (
  isThere: (file: string) => boolean = existsSync,
  found: Interfaces = networkInterfaces(),
): Interfaces => {
  if (!MARKS.some(isThere)) return found;
  const leadsOut = ({ address, family }: { readonly address: string; readonly family: string }) =>
    family !== 'IPv4' || !BETWEEN.check(address, 'ipv4');
  return Object.fromEntries(Object.entries(found).map(([name, all = []]) => [name, all.filter(leadsOut)]));
};
