import type { Server } from 'node:http';
import { addressCount } from './live/address-count.ts';
import { networkOf } from './network-of.ts';
import type { Settings } from './settings.ts';

/** Milliseconds in which a browser has said what it wants, and in which it has said all of it. */
export const IN_TIME = { headers: 10_000, request: 30_000, lookEvery: 2000 };
export type InTime = Readonly<typeof IN_TIME>;

/** A browser opens several connections at once, and many people may share an address. */
const PER_LIVE_ONE = 4;

/**
 * No address may hold all the connections a machine can have. Behind a proxy that is trusted everybody has the proxy's
 * address, and it is the proxy that counts.
 */
export const guardConnections = (
  server: Server,
  { mostConnectionsPerAddress, trustProxy }: Pick<Settings, 'mostConnectionsPerAddress' | 'trustProxy'>,
): void => {
  if (trustProxy.length > 0) return;
  const addresses = addressCount(mostConnectionsPerAddress * PER_LIVE_ONE);
  server.on('connection', socket => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (addresses.take(network)) socket.once('close', () => addresses.give(network));
    else socket.destroy();
  });
};
