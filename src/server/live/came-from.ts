import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';

/** A proxy on the same machine speaks for others, and says so. */
const SPEAKS_FOR_OTHERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

const plain = (address: string | undefined): string | null => address?.replace(/^::ffff:/, '') ?? null;

/** Whether a page was opened by a name that this machine has for itself. */
const isOwnName = (name: string, address: string): boolean =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  /^127\./.test(name) ||
  name === '[::1]' ||
  name === address ||
  name === `[${address}]` ||
  [hostname(), `${hostname()}.local`].some(each => each.toLowerCase() === name);

/**
 * Whether somebody comes from the machine this server runs on: both ends of the connection have one address, and the
 * page was opened by a name of that machine. A port that is passed on from outside has the first alone. Where nobody
 * can tell, nothing is said.
 */
export const cameFrom = ({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>): 'house' | 'elsewhere' => {
  const [there, here] = [plain(raw.socket.remoteAddress), plain(raw.socket.localAddress)];
  const { origin } = headers;
  if (there === null || there !== here || origin === undefined || !URL.canParse(origin)) return 'elsewhere';
  if (SPEAKS_FOR_OTHERS.some(name => headers[name] !== undefined)) return 'elsewhere';
  return isOwnName(new URL(origin).hostname, here) ? 'house' : 'elsewhere';
};
