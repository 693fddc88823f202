import type { FastifyInstance } from 'fastify';
import { addressOf, type Bound } from './reachable.ts';
import type { Settings } from './settings.ts';

type Address = Pick<Settings, 'port' | 'host'>;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Listens on IPv6 and IPv4 alike, or on IPv4 alone where the machine has nothing else. */
const bind = async (app: FastifyInstance, { port, host }: Address): Promise<void> => {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const noIpv6 = codeOf(error) === 'EAFNOSUPPORT' || codeOf(error) === 'EADDRNOTAVAIL';
    if (host !== null || !noIpv6) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
};

/** What a person can do about a port that cannot be had; null when the reason is another one. */
export const listenTrouble = (error: unknown, { port, host }: Address): string | null => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use: stop the other program, or choose another port with PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `This user may not open port ${port}: choose one above 1023, for instance PORT=8080 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${JSON.stringify(host)}, which is not an address of this machine.`;
    default:
      return null;
  }
};

/** Where an open server listens; null before it does. */
export const boundOf = (app: FastifyInstance, host: string | null): Bound | null => {
  // Asked for port 0, the system chose one; only the socket knows which.
  const bound = app.server.address();
  return bound === null || typeof bound === 'string' ? null : { address: bound.address, port: bound.port, host };
};

/** Opens the port and tells the address to type into a browser on this machine. */
export const listen = async (app: FastifyInstance, settings: Address): Promise<string> => {
  await bind(app, settings);
  return addressOf(settings.host ?? 'localhost', boundOf(app, settings.host)?.port ?? settings.port);
};
