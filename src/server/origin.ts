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

/**
 * Did the page come over https? A proxy that does not say so is known by the page's own word, or else by the address people
 * type; the same house may be open in a home network without it.
 */
export const cameByHttps = (request: FastifyRequest, { url }: Pick<Settings, 'url'>): boolean => {
  const said = request.headers.origin ?? url ?? '';
  return request.protocol === 'https' || said.startsWith('https:');
};
