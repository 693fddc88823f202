import type { FastifyInstance } from 'fastify';
import type { Addresses } from '#wire/addresses.ts';
import { boundOf } from './listen.ts';
import { networksHere } from './networks.ts';
import { isPublic } from './notices/addresses.ts';
import { type Interfaces, reachableAddresses } from './reachable.ts';
import type { Settings } from './settings.ts';

type AddressSettings = Pick<Settings, 'url' | 'host'>;

/** All addresses by which others come: the one they are told to type, then those of the machine, the best first. */
export const othersOf = (
  app: FastifyInstance,
  { url, host }: AddressSettings,
  interfaces: Interfaces,
): readonly string[] => {
  const bound = boundOf(app, host);
  const found = bound === null ? [] : reachableAddresses(bound, interfaces);
  return url === null ? found : [url, ...found];
};

/** IPv4 as a socket for both kinds tells it. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * By which addresses a link to a table opens elsewhere. Where the host has named one, it is the only one; otherwise the
 * machine's own, which are told only to its neighbours: to the rest of the world they are nobody's business.
 */
export const addAddresses = (
  app: FastifyInstance,
  settings: AddressSettings,
  interfaces: () => Interfaces = networksHere,
): void => {
  app.get('/api/addresses', async (request): Promise<Addresses> => {
    if (settings.url !== null) return { addresses: [settings.url] };
    if (isPublic(plain(request.ip))) return { addresses: [] };
    return { addresses: othersOf(app, settings, interfaces()) };
  });
};
