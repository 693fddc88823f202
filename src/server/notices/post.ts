import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP } from 'node:net';
import { type AddressCheck, ClosedAddress, checkedLookup, isPublic } from './addresses.ts';

const TIMEOUT = 5000;

/** Whom this machine may call on a stranger's word; tests call themselves. */
export interface Reach {
  readonly allowed: AddressCheck;
  /** Whether plain http is called too. */
  readonly plain: boolean;
}

export const WORLD: Reach = { allowed: isPublic, plain: false };

interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
  readonly signal: AbortSignal;
}

/** Posts a letter and gives back the status of the answer. Redirects are not followed, the answer's body is not read. */
export const post = async ({ url, headers, body, signal }: Letter, { allowed, plain }: Reach): Promise<number> => {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  if (protocol !== 'https:' && !(plain && protocol === 'http:')) throw new ClosedAddress('only https is called');
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // A bare address is never looked up.
  if (isIP(host) !== 0 && !allowed(host)) throw new ClosedAddress('this is a closed address');
  const request = protocol === 'https:' ? safeRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        method: 'POST',
        host,
        port: port === '' ? null : port,
        path: pathname + search,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: checkedLookup(allowed),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      },
      answer => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    call.on('error', reject);
    call.end(body);
  });
};
