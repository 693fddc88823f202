import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Does the page that asks belong to this table? Browsers say where a page came from; a program that says nothing
 * holds nobody's cookies and may try.
 */
export const isOurOrigin = (request: FastifyRequest, { url }: Pick<Settings, 'url'>): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (url !== null && origin === url) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
};
