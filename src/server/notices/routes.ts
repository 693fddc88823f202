import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { isTableId, type PersonId } from '#wire/ids.ts';
import { browserGone, type NoticeRefusal, subscription, tableWishForm, wishesForm } from '#wire/notices.ts';
import { networkOf } from '../network-of.ts';
import type { Store } from '../store/store.ts';
import type { NoticeSettings } from './channels.ts';
import { addLinkRoutes } from './link-routes.ts';
import type { Notices } from './notices.ts';
import { RefusedRequest } from './refused-request.ts';
import { withBrowser, withoutBrowser, withTable } from './wishes.ts';
import { type WishesDesk, wishesDesk } from './wishes-desk.ts';

interface NoticeRouteDeps {
  readonly notices: Notices;
  readonly store: Store;
  readonly settings: NoticeSettings;
  /** Whose browser asks, by its signed cookie; null for a stranger. */
  readonly personOf: (request: FastifyRequest) => PersonId | null;
}

const MOST_BODY = 8 * 1024;

const understood = <T>(schema: ZodType<T>, value: unknown): T => {
  const read = schema.safeParse(value);
  if (!read.success) throw new RefusedRequest('not-understood');
  return read.data;
};

const addErrors = (scope: FastifyInstance): void => {
  scope.setErrorHandler<FastifyError | RefusedRequest>((error, request, reply) => {
    if (error instanceof RefusedRequest) return reply.code(error.statusCode).send({ why: error.why });
    const status = error.statusCode ?? 500;
    const why: NoticeRefusal = status === 429 ? 'slow-down' : 'not-understood';
    if (status < 500) return reply.code(status).send({ why });
    request.log.error({ err: error }, 'a wish for notices could not be kept');
    return reply.code(500).send({ why: 'not-kept' satisfies NoticeRefusal });
  });
};

const addWishes = (scope: FastifyInstance, { personOf, notices }: NoticeRouteDeps, desk: WishesDesk): void => {
  const known = (request: FastifyRequest): PersonId => {
    const person = personOf(request);
    if (person === null) throw new RefusedRequest('no-cookie');
    return person;
  };
  const small = { bodyLimit: MOST_BODY };

  scope.get('/api/me/notices', async request => desk.show(known(request)));
  scope.put('/api/me/notices', small, async request => {
    const person = known(request);
    return desk.fillIn(person, understood(wishesForm, request.body), networkOf(request.ip));
  });
  scope.post('/api/me/notices/mail', async request => desk.askAgain(known(request), networkOf(request.ip)));

  scope.post('/api/me/notices/push', small, async request => {
    const person = known(request);
    if (!notices.offers.push) throw new RefusedRequest('not-offered');
    const browser = understood(subscription, request.body);
    return desk.change(person, all => withBrowser(all, browser));
  });
  scope.delete('/api/me/notices/push', small, async request => {
    const person = known(request);
    const { endpoint } = understood(browserGone, request.body);
    return desk.change(person, all => withoutBrowser(all, endpoint));
  });

  scope.put<{ Params: { table: string } }>('/api/me/notices/tables/:table', small, async request => {
    const person = known(request);
    const { table } = request.params;
    const { wish } = understood(tableWishForm, request.body);
    if (!isTableId(table)) throw new RefusedRequest('not-understood');
    return desk.change(person, all => withTable(all, table, wish));
  });
};

export const addNoticeRoutes = async (app: FastifyInstance, deps: NoticeRouteDeps): Promise<void> => {
  const desk = wishesDesk(deps);
  await app.register((scope, _options, done) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    addErrors(scope);
    addWishes(scope, deps, desk);
    done();
  });
  await addLinkRoutes(app, deps.store, deps.notices.now);
};
