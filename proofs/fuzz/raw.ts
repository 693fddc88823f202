import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { below, type Rng } from '#kernel/rng.ts';
import { MOST_MESSAGE } from '#wire/limits.ts';
import { pick } from '../support/random.ts';
import { randomBytesOf } from './mutate.ts';

interface Frame {
  readonly opcode: number;
  readonly payload?: Buffer;
  readonly fin?: boolean;
  readonly masked?: boolean;
  readonly rsv?: number;
  /** The length it claims to have, where that is not the truth. */
  readonly claims?: bigint;
}

const frame = ({ opcode, payload = Buffer.alloc(0), fin = true, masked = true, rsv = 0, claims }: Frame): Buffer => {
  const long = claims ?? BigInt(payload.length);
  const size = long < 126n ? Buffer.alloc(0) : Buffer.alloc(long < 65_536n ? 2 : 8);
  if (size.length === 2) size.writeUInt16BE(Number(long));
  if (size.length === 8) size.writeBigUInt64BE(long);
  const code = size.length === 0 ? Number(long) : size.length === 2 ? 126 : 127;
  const head = Buffer.from([(fin ? 0x80 : 0) | (rsv << 4) | opcode, (masked ? 0x80 : 0) | code]);
  if (!masked) return Buffer.concat([head, size, payload]);
  const mask = randomBytes(4);
  return Buffer.concat([head, size, mask, Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]))]);
};

const TEXT = 1;
const PIECE = 0;
const PING = 9;

const upgrade = (more = ''): string =>
  `GET /api/live HTTP/1.1\r\nHost: table\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${more}\r\n`;

const many = (count: number, bytes: Buffer): Buffer => Buffer.concat(Array.from({ length: count }, () => bytes));

/** Bytes that no browser sends, and what the server must do about them. */
export interface RawCase {
  readonly how: string;
  readonly first: string | Buffer;
  /** Sent once the connection has been taken up. */
  readonly frames?: Buffer;
  /** What the answer has to look like; null where the sender goes away before there can be one. */
  readonly answer: RegExp | null;
}

const closedWith = (code: number): RegExp =>
  new RegExp(
    `^HTTP/1\\.1 101 [\\s\\S]*\\x88[\\s\\S]${String.fromCharCode(code >> 8)}\\x${(code & 255).toString(16).padStart(2, '0')}`,
  );
const REFUSED = /^HTTP\/1\.1 101 [\s\S]*not-a-message/;
const BAD = /^HTTP\/1\.1 4\d\d /;

const CASES: readonly ((dice: Rng) => RawCase)[] = [
  dice => ({ how: 'half an upgrade', first: upgrade().slice(0, 10 + below(dice, 100)), answer: null }),
  () => ({ how: 'an upgrade and nothing more', first: upgrade(), answer: null }),
  () => ({ how: 'another origin', first: upgrade('Origin: https://evil.example\r\n'), answer: /^HTTP\/1\.1 403 / }),
  () => ({ how: 'no origin at all', first: upgrade('Origin: null\r\n'), answer: /^HTTP\/1\.1 403 / }),
  () => ({ how: 'an old version', first: upgrade().replace('Version: 13', 'Version: 7'), answer: BAD }),
  () => ({ how: 'a key that is none', first: upgrade().replace(/Key: .*/, 'Key: x'), answer: BAD }),
  () => ({ how: 'a post as upgrade', first: upgrade().replace('GET', 'POST'), answer: BAD }),
  () => ({
    how: 'a frame too large',
    first: upgrade(),
    frames: frame({ opcode: TEXT, payload: Buffer.alloc(MOST_MESSAGE + 1, 'x') }),
    answer: closedWith(1009),
  }),
  () => ({
    how: 'a frame that claims to be huge',
    first: upgrade(),
    frames: frame({ opcode: TEXT, claims: 2n ** 40n, payload: Buffer.from('x') }),
    answer: closedWith(1009),
  }),
  () => ({
    how: 'pieces that are too much together',
    first: upgrade(),
    frames: Buffer.concat([
      frame({ opcode: TEXT, fin: false, payload: Buffer.alloc(10_000, 'x') }),
      frame({ opcode: PIECE, fin: false, payload: Buffer.alloc(10_000, 'x') }),
    ]),
    answer: closedWith(1009),
  }),
  () => ({
    how: 'a message in many pieces',
    first: upgrade(),
    frames: Buffer.concat([
      frame({ opcode: TEXT, fin: false, payload: Buffer.from('{') }),
      many(500, frame({ opcode: PIECE, fin: false, payload: Buffer.from('"') })),
      frame({ opcode: PIECE, payload: Buffer.from('}') }),
    ]),
    answer: REFUSED,
  }),
  () => ({
    how: 'a flood of pings',
    first: upgrade(),
    frames: Buffer.concat([many(300, frame({ opcode: PING })), frame({ opcode: TEXT, payload: Buffer.from('?') })]),
    answer: REFUSED,
  }),
  () => ({
    how: 'no mask',
    first: upgrade(),
    frames: frame({ opcode: TEXT, masked: false }),
    answer: closedWith(1002),
  }),
  dice => ({
    how: 'an opcode of tomorrow',
    first: upgrade(),
    frames: frame({ opcode: pick(dice, [3, 4, 7, 11, 15]) }),
    answer: closedWith(1002),
  }),
  () => ({ how: 'reserved bits', first: upgrade(), frames: frame({ opcode: TEXT, rsv: 4 }), answer: closedWith(1002) }),
  () => ({ how: 'a piece of nothing', first: upgrade(), frames: frame({ opcode: PIECE }), answer: closedWith(1002) }),
  dice => ({ how: 'noise', first: randomBytesOf(dice, 400), answer: null }),
  () => ({ how: 'a method of nobody', first: 'BREW /api/me HTTP/1.1\r\nHost: table\r\n\r\n', answer: BAD }),
  () => ({
    how: 'two lengths',
    first: 'POST /api/me HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    answer: BAD,
  }),
  () => ({
    how: 'length and pieces',
    first: 'POST /api/me HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx',
    answer: BAD,
  }),
  () => ({ how: 'no host', first: 'GET / HTTP/1.1\r\n\r\n', answer: BAD }),
  () => ({
    how: 'a head without end',
    first: `GET / HTTP/1.1\r\nHost: t\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    answer: BAD,
  }),
  () => ({ how: 'a space in the path', first: 'GET /a b HTTP/1.1\r\nHost: t\r\n\r\n', answer: BAD }),
  () => ({
    how: 'a body that never comes',
    first: 'POST /api/tables HTTP/1.1\r\nHost: t\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    answer: null,
  }),
];

export const rawCase = (dice: Rng): RawCase => pick(dice, CASES)(dice);
/** Each of them once. */
export const allRawCases = (dice: Rng): RawCase[] => CASES.map(each => each(dice));

/** Milliseconds after which no answer is to be hoped for, on a busy machine either. */
const PATIENCE = 60_000;

/** What came back, byte for byte, until it was enough or the connection ended. */
export const sendRaw = (url: string, { first, frames, answer }: RawCase): Promise<string> =>
  new Promise(resolve => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let heard = '';
    let taken = false;
    const end = (): void => {
      clearTimeout(late);
      socket.destroy();
      resolve(heard);
    };
    const late = setTimeout(end, PATIENCE);
    socket.setEncoding('latin1');
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => {
      socket.write(first, () => {
        if (answer === null) setImmediate(end);
      });
    });
    socket.on('data', (text: string) => {
      heard += text;
      if (answer?.test(heard)) return end();
      if (taken || frames === undefined || !heard.includes('\r\n\r\n')) return;
      taken = true;
      socket.write(frames);
    });
  });
