import { type Agent, request } from 'node:http';
import { below, type Rng } from '#kernel/rng.ts';
import type { NewTable } from '#wire/to-server.ts';
import { pick } from '../support/random.ts';
import { broken, nested, randomBytesOf } from './mutate.ts';

/** A request as a browser would hardly send it. */
export interface OddRequest {
  readonly how: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'];

/** Whatever else is done to it: there is no such game, so no table comes of it. */
const NO_TABLE: NewTable = {
  game: 'no-such-game',
  options: { length: 'round' },
  seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }],
  mySeat: 0,
  name: 'Rochefort',
  face: 'rochefort',
  title: 'Meung',
  language: 'fr',
  pace: 'live',
  listed: true,
};

const LONG = 'x'.repeat(9000);

const paths = (table: string, dice: Rng): readonly string[] => [
  '/api/tables/listed',
  '/api/tables/mine',
  `/api/tables/${table}/account`,
  `/api/tables/${table}/match`,
  `/api/tables/${table}/`,
  `/api/tables/${table}%00/account`,
  `/api/tables/${table.slice(1)}/account`,
  '/api/tables/__proto__/account',
  '/api/tables/%2e%2e%2fpanache.db/match',
  '/api/tables/../../../etc/passwd',
  '/api/tables/%c0%ae%c0%ae/match',
  `/api/tables/${LONG.slice(0, 300)}/match`,
  '/api/live',
  '/api/me',
  '/api/me/notices',
  '/api/me/notices/push',
  `/api/me/notices/tables/${table}`,
  '/api/me/notices/tables/__proto__',
  '/api/nothing',
  '/api/',
  '/api',
  '/api%2ftables/listed',
  '/health',
  '/metrics',
  '/',
  '/index.html',
  '/play/musketiere',
  '/%00',
  '/%',
  '/%zz',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/data/panache.db',
  '//',
  '///',
  '//[',
  '//evil.example/x',
  '/\\evil',
  '/.env',
  '/;a=b',
  `/?${LONG}`,
  '/?__proto__[host]=1',
  `/${encodeURIComponent('é\u202e')}`,
  `/${below(dice, 1e9).toString(36)}.js`,
];

const cookies = (cookie: string, dice: Rng): readonly string[] => [
  '',
  'panache=',
  'panache=.',
  `panache=${'a'.repeat(22)}.${'b'.repeat(43)}`,
  `panache=${'%'.repeat(5)}`,
  `panache=${'a'.repeat(3000)}`,
  'panache=__proto__.__proto__',
  // Another person with a right signature, a right person with another signature, both cut off.
  cookie.replace(/=(.)/, (_, first) => (first === '_' ? '=-' : '=_')),
  `${cookie.slice(0, -1)}_`,
  cookie.slice(0, 5 + below(dice, cookie.length - 5)),
  `${cookie}${cookie}`,
];

const TYPES = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
  'a/b;c',
];

const bodies = (dice: Rng): readonly (string | Buffer)[] => [
  broken(NO_TABLE, dice).text,
  JSON.stringify(NO_TABLE),
  JSON.stringify({ ...NO_TABLE, game: pick(dice, ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) }),
  nested(dice),
  randomBytesOf(dice, 500),
  '',
  'null',
  '{"__proto__":{"game":"roy"}}',
  `{"game":"${'x'.repeat(70_000)}"}`,
];

const oddHeaders = (table: string, dice: Rng): readonly Readonly<Record<string, string>>[] => [
  {},
  {},
  {},
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://[' },
  { 'x-panache-key': table },
  { 'x-panache-key': 'x'.repeat(4000) },
  { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-for': `${'9,'.repeat(500)}` },
  { authorization: `Bearer ${below(dice, 1e9)}` },
  { range: 'bytes=99999999-' },
  { 'if-none-match': '*', 'if-modified-since': 'yesterday' },
  { 'accept-encoding': 'br;q=9, *;q=0', accept: ';;;' },
  { 'content-encoding': 'gzip' },
  { expect: 'nothing' },
  { 'x-odd': 'y'.repeat(8000) },
];

export const oddRequest = (table: string, cookie: string, dice: Rng): OddRequest => {
  const method = pick(dice, METHODS);
  const withBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE' && below(dice, 4) > 0;
  const making = below(dice, 4) === 0;
  return {
    how: making ? 'a table nobody can make' : `${method} nonsense`,
    method: making ? 'POST' : method,
    path: making ? '/api/tables' : pick(dice, paths(table, dice)),
    headers: {
      cookie: pick(dice, cookies(cookie, dice)),
      ...(withBody || making ? { 'content-type': below(dice, 3) > 0 ? 'application/json' : pick(dice, TYPES) } : {}),
      ...pick(dice, oddHeaders(table, dice)),
    },
    body: withBody || making ? pick(dice, bodies(dice)) : null,
  };
};

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/** Null where the connection ended without an answer. */
export const sendRequest = (url: string, agent: Agent | false, odd: OddRequest): Promise<HttpAnswer | null> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(url);
    const { method, path, headers, body } = odd;
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, answer => {
      const status = answer.statusCode ?? 0;
      // A head too long is refused before anybody knows that only a head was asked for; what follows is not for us.
      if (method === 'HEAD') resolve({ status, body: '' });
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status, body: Buffer.concat(chunks).toString() }));
      answer.on('error', () => resolve(null));
    });
    asked.on('error', () => {
      // After a refusal the server may end a connection just when the next request is on its way.
      resolve(asked.reusedSocket ? sendRequest(url, false, odd) : null);
    });
    asked.setTimeout(60_000, () => asked.destroy());
    asked.end(body ?? undefined);
  });

/** Node answers these by itself before anybody reads the request, and its first line says all there is to say. */
const BARE = [417, 431];

/** A refusal says why, in our own word or in a sentence; and the server never says that it has failed itself. */
export const isRight = ({ method }: OddRequest, { status, body }: HttpAnswer): boolean => {
  if (status >= 500 || status < 200) return false;
  return status < 400 || method === 'HEAD' || BARE.includes(status) || body.trim() !== '';
};
