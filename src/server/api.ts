import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { newTable } from '#wire/to-server.ts';
import { type ApiDeps, no } from './api-deps.ts';
import { isOurOrigin } from './origin.ts';
import { addTableReads } from './table-reads.ts';

const MOST_NEW_TABLE = 8 * 1024;

const REFUSAL_OF_STATUS: Readonly<Record<number, string>> = { 413: 'too-long', 429: 'slow-down', 503: 'not-now' };

/** What could not be read now, most likely because the store is away, can be read later. */
const statusOf = (error: FastifyError, { method }: FastifyRequest): number =>
  error.statusCode ?? (method === 'GET' ? 503 : 500);

const addGuards = (app: FastifyInstance, { settings }: ApiDeps): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = statusOf(error, request);
    if (!request.url.startsWith('/api/'))
      return reply.code(code).type('text/plain; charset=utf-8').send('Not served\n');
    return no(reply, code, REFUSAL_OF_STATUS[code] ?? (code < 500 ? 'not-understood' : 'not-kept'));
  });

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store');
    if (request.method !== 'GET' && !isOurOrigin(request, settings)) await no(reply, 403, 'other-origin');
  });
};

/** The plain requests of the page; everything live goes over `/api/live`. */
export const addApi = (app: FastifyInstance, deps: ApiDeps): void => {
  const { registry, people, settings } = deps;
  addGuards(app, deps);

  app.post('/api/me', async (request, reply) => {
    people.meet(request, reply);
    return reply.code(204).send();
  });

  app.post(
    '/api/tables',
    {
      bodyLimit: MOST_NEW_TABLE,
      config: { rateLimit: { max: settings.messagesPerSecond * 4, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const wanted = newTable.safeParse(request.body);
      if (!wanted.success) return no(reply, 400, 'not-understood');
      const made = await registry.create(wanted.data, people.meet(request, reply));
      return typeof made === 'string' ? no(reply, 400, made) : reply.code(201).send(made);
    },
  );

  app.get('/api/tables/listed', async request => ({ tables: await registry.listed(people.of(request)) }));

  app.get('/api/tables/mine', async request => {
    const person = people.of(request);
    return { tables: person === null ? [] : await registry.mine(person) };
  });

  addTableReads(app, deps);
};
