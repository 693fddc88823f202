import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

const isAddress = (url: string): boolean => {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
};

/** An address that cannot be read is nobody's: it takes the way of those that are not found, with their headers. */
export const readableUrl = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  const [path] = url.split('?', 1);
  if (isAddress(path)) return url;
  return path.startsWith('/api/') ? '/api/unreadable' : '/unreadable.address';
};

const ANSWERS: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/** What is no HTTP, or comes too slowly, never becomes a request: it is answered here, and that is no news. */
export const answerNoRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const body = 'Not served\n';
  const lines = [
    `HTTP/1.1 ${ANSWERS[error.code] ?? '400 Bad Request'}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${body.length}`,
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    'referrer-policy: no-referrer',
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon?.();
};
