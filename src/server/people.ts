import { createHmac, timingSafeEqual } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPersonId, type PersonId } from '#wire/ids.ts';
import { freshPersonId } from './fresh-ids.ts';
import { cameByHttps } from './origin.ts';
import type { Settings } from './settings.ts';

const COOKIE = 'panache';
/** Browsers keep no cookie longer than 400 days; every visit begins them anew. */
const LASTS = 400 * 24 * 3600;

/** Knows a browser again by a signed cookie. Nobody needs an account, and nothing else is known of a person. */
export interface People {
  /** Whose browser asks; null for one that has not been here or takes no cookies. */
  readonly of: (request: FastifyRequest) => PersonId | null;
  /** As `of`; a newcomer becomes somebody. */
  readonly meet: (request: FastifyRequest, reply: FastifyReply) => PersonId;
}

export const addPeople = async (
  app: FastifyInstance,
  secret: Uint8Array,
  settings: Pick<Settings, 'url'>,
): Promise<People> => {
  await app.register(cookies);

  const sign = (person: string): string => createHmac('sha256', secret).update(`person ${person}`).digest('base64url');
  const read = (value: string | undefined): PersonId | null => {
    const [person, signature] = (value ?? '').split('.');
    if (person === undefined || signature === undefined || !isPersonId(person)) return null;
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(person))];
    return given.length === right.length && timingSafeEqual(given, right) ? person : null;
  };
  const of = (request: FastifyRequest) => read(request.cookies[COOKIE]);

  return {
    of,
    meet(request, reply) {
      const person = of(request) ?? freshPersonId();
      reply.setCookie(COOKIE, `${person}.${sign(person)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: cameByHttps(request, settings),
        maxAge: LASTS,
      });
      return person;
    },
  };
};
