import { expect, test } from 'vitest';
import { networksHere } from './networks.ts';
import { type Interfaces, reachableAddresses } from './reachable.ts';

const on = (address: string): NonNullable<Interfaces[string]> => [
  { address, family: 'IPv4', internal: false, mac: '', netmask: '', cidr: null },
];
const found = (isThere: (file: string) => boolean, address: string) =>
  reachableAddresses({ address: '::', port: 80, host: null }, networksHere(isThere, { eth0: on(address) }));

test('a machine is in all its networks', () => {
  for (const address of ['172.17.0.2', '10.88.0.5', '192.168.1.20'])
    expect(found(() => false, address)).toEqual([`http://${address}:80`]);
});

test.each(['/.dockerenv', '/run/.containerenv'])('in a container (%s) only what leads out of it counts', mark => {
  const isThere = (file: string) => file === mark;
  for (const address of ['172.17.0.2', '10.88.0.5', '10.0.2.100']) expect(found(isThere, address)).toEqual([]);
  expect(found(isThere, '192.168.1.20')).toEqual(['http://192.168.1.20:80']);
});
