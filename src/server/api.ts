import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Time } from '#table/clock.ts';
import { isLinkKey, isTableId } from '#wire/ids.ts';
import { newTable } from '#wire/to-server.ts';
import type { LiveTable } from './live/live-table.ts';
import type { TableRegistry } from './live/table-registry.ts';
import { isOurOrigin } from './origin.ts';
import type { People } from './people.ts';
import type { Actor } from './room/actor.ts';
import { seatNames } from './room/seat-names.ts';
import type { Settings } from './settings.ts';

interface ApiDeps {
  readonly registry: TableRegistry;
  readonly people: People;
  readonly settings: Pick<Settings, 'url' | 'messagesPerSecond'>;
  readonly time: Time;
}

const MOST_NEW_TABLE = 8 * 1024;

const REFUSAL_OF_STATUS: Readonly<Record<number, string>> = { 413: 'too-long', 429: 'slow-down' };

const no = (reply: FastifyReply, code: number, why: string) => reply.code(code).send({ why });

/** What somebody may know of a running match, as a file he can keep. */
const accountOf = ({ room, match }: LiveTable, { seat }: Actor, now: number) => {
  const { opening } = room;
  return {
    format: 'panache-account-1',
    table: room.id,
    title: opening.title,
    game: opening.game,
    rules: opening.rules,
    options: opening.options,
    seats: seatNames(room),
    commitment: opening.commitment,
    seat,
    position: match?.position(seat, now) ?? null,
    story: match?.table.story(seat) ?? [],
  };
};

/** The table of a request and who asks; null where the answer has been sent. */
const atTable = async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply, deps: ApiDeps) => {
  const { id } = request.params;
  const live = isTableId(id) ? await deps.registry.open(id) : null;
  if (live === null) {
    no(reply, 404, 'unknown-table');
    return null;
  }
  const key = request.headers['x-panache-key'];
  const who = live.actor(deps.people.of(request), typeof key === 'string' && isLinkKey(key) ? key : null);
  if (typeof who === 'string') {
    no(reply, 403, who);
    return null;
  }
  return { live, who };
};

const addGuards = (app: FastifyInstance, { settings }: ApiDeps): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = error.statusCode ?? 500;
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

/** What can be read of a table without a live connection. */
const addTableReads = (app: FastifyInstance, deps: ApiDeps): void => {
  app.get<{ Params: { id: string } }>('/api/tables/:id/match', async (request, reply) => {
    const found = await atTable(request, reply, deps);
    if (found === null) return reply;
    const { live } = found;
    if (live.match === null || live.phase !== 'over') return no(reply, 409, 'not-over');
    reply.header('last-modified', new Date(live.room.moved).toUTCString());
    // Which faces people chose is no part of the match, and its file stays as the rules wrote it.
    reply.header('x-panache-faces', live.room.seats.map(seat => seat.face).join());
    return live.match.table.record;
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/account', async (request, reply) => {
    const found = await atTable(request, reply, deps);
    return found === null ? reply : accountOf(found.live, found.who, deps.time.now());
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
