import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Language } from '#kernel/text.ts';
import {
  browserGone,
  type NoticeRefusal,
  type NoticeSheet,
  subscription,
  tableWishForm,
  type Wishes,
  wishesForm,
} from '#wire/notices.ts';
import type { Store } from '../store/store.ts';
import { askAddress } from './confirm.ts';
import { addLinkRoutes } from './link-routes.ts';
import type { NoticeSettings, Notices } from './notices.ts';
import { pushKeys } from './push.ts';
import { webhookSecret } from './tokens.ts';
import { changeWishes, wishesOf, withBrowser, withoutBrowser, withTable } from './wishes.ts';

interface NoticeRouteDeps {
  readonly notices: Notices;
  readonly store: Store;
  readonly settings: NoticeSettings;
  /** Whose browser asks, by its signed cookie; null for a stranger. */
  readonly personOf: (request: FastifyRequest) => string | null;
}

const MOST_BODY = 8 * 1024;
const TABLE = /^[\w-]{22}$/;
const STATUS: Readonly<Record<NoticeRefusal, number>> = {
  'no-cookie': 401,
  'not-understood': 400,
  'not-offered': 409,
  'too-many-mails': 429,
  'mail-failed': 502,
  'not-kept': 500,
  'other-origin': 403,
  'slow-down': 429,
};

/** What makes a request fail, as the page will read it. */
class RefusedRequest extends Error {
  readonly why: NoticeRefusal;
  constructor(why: NoticeRefusal) {
    super(why);
    this.why = why;
  }
}

export const addNoticeRoutes = async (app: FastifyInstance, deps: NoticeRouteDeps): Promise<void> => {
  const { notices, store, settings, personOf } = deps;
  const { offers } = notices;

  const known = (request: FastifyRequest): string => {
    const person = personOf(request);
    if (person === null) throw new RefusedRequest('no-cookie');
    return person;
  };

  const understood = <T>(schema: ZodType<T>, value: unknown): T => {
    const read = schema.safeParse(value);
    if (!read.success) throw new RefusedRequest('not-understood');
    return read.data;
  };

  const sheet = async (person: string, all: Wishes | null): Promise<NoticeSheet> => ({
    offers: {
      push: offers.push ? pushKeys(await store.secret('push')).publicKey : null,
      webhook: offers.webhook,
      mail: offers.mail,
    },
    wishes: all && {
      language: all.language,
      zone: all.zone,
      everywhere: all.everywhere,
      quiet: all.quiet,
      webhook: all.webhook,
      mail: all.mail?.address ?? null,
      digestHour: all.digestHour,
    },
    mailConfirmed: all?.mail?.confirmed ?? false,
    webhookSecret: offers.webhook ? webhookSecret(await store.secret('notices'), person) : null,
    browsers: all?.push.map(each => each.endpoint) ?? [],
    tables: all?.tables ?? {},
  });

  const changed = async (person: string, change: (all: Wishes) => Wishes): Promise<NoticeSheet> =>
    sheet(person, await changeWishes(store, person, change));

  const askNewAddress = async (person: string, address: string, language: Language): Promise<void> => {
    if (notices.mailBox === null || settings.url === null) throw new RefusedRequest('not-offered');
    const asking = { mailBox: notices.mailBox, origin: settings.url, person, address, language, now: notices.now() };
    const why = await askAddress({ store, ...asking });
    if (why !== null) throw new RefusedRequest(why);
  };

  await app.register((scope, _options, done) => {
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof RefusedRequest) return reply.code(STATUS[error.why]).send({ why: error.why });
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      const why: NoticeRefusal = status === 429 ? 'slow-down' : 'not-understood';
      if (status < 500) return reply.code(status).send({ why });
      request.log.error({ err: error }, 'a wish for notices could not be kept');
      return reply.code(500).send({ why: 'not-kept' satisfies NoticeRefusal });
    });

    scope.get('/api/me/notices', async request => {
      const person = known(request);
      return sheet(person, await wishesOf(store, person));
    });

    scope.put('/api/me/notices', { bodyLimit: MOST_BODY }, async request => {
      const person = known(request);
      const form = understood(wishesForm, request.body);
      if ((form.webhook !== null && !offers.webhook) || (form.mail !== null && !offers.mail))
        throw new RefusedRequest('not-offered');
      const before = await wishesOf(store, person);
      const isNew = form.mail !== null && form.mail !== before?.mail?.address;
      if (form.mail !== null && isNew) await askNewAddress(person, form.mail, form.language);
      return changed(person, all => ({
        ...all,
        ...form,
        mail: form.mail === null ? null : { address: form.mail, confirmed: !isNew && all.mail?.confirmed === true },
      }));
    });

    /** The first mail was lost: another one asks again. */
    scope.post('/api/me/notices/mail', async request => {
      const person = known(request);
      const all = await wishesOf(store, person);
      if (!all?.mail) throw new RefusedRequest('not-understood');
      if (!all.mail.confirmed) await askNewAddress(person, all.mail.address, all.language);
      return sheet(person, all);
    });

    scope.post('/api/me/notices/push', { bodyLimit: MOST_BODY }, async request => {
      const person = known(request);
      if (!offers.push) throw new RefusedRequest('not-offered');
      const browser = understood(subscription, request.body);
      return changed(person, all => withBrowser(all, browser));
    });

    scope.delete('/api/me/notices/push', { bodyLimit: MOST_BODY }, async request => {
      const person = known(request);
      const { endpoint } = understood(browserGone, request.body);
      return changed(person, all => withoutBrowser(all, endpoint));
    });

    scope.put('/api/me/notices/tables/:table', { bodyLimit: MOST_BODY }, async request => {
      const person = known(request);
      const { table } = request.params as { table: string };
      const { wish } = understood(tableWishForm, request.body);
      if (!TABLE.test(table)) throw new RefusedRequest('not-understood');
      return changed(person, all => withTable(all, table, wish));
    });
    done();
  });

  await addLinkRoutes(app, store, notices.now);
};
