import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#kernel/text.ts';
import type { Store } from '../store/store.ts';
import { followLink, readLink } from './confirm.ts';
import { linkPage } from './link-page.ts';
import { TEXTS } from './text/texts.ts';
import type { Purpose } from './tokens.ts';

interface TokenRoute {
  readonly Params: { readonly token: string };
}
type LinkRequest = FastifyRequest<TokenRoute>;

const MOST_BODY = 8 * 1024;

/** The first language of ours that a browser asks for, for somebody we know nothing about. */
const languageOf = (request: LinkRequest): Language => {
  const asked = (request.headers['accept-language'] ?? '').toLowerCase().match(/\b[a-z]{2}(?=[-,;]|$)/g) ?? [];
  return asked.map(code => LANGUAGES.find(each => each === code)).find(each => each !== undefined) ?? 'en';
};

/** The links of mails. Whoever has one needs no cookie: it is signed, and does one thing. */
export const addLinkRoutes = async (app: FastifyInstance, store: Store, now: () => number): Promise<void> => {
  const handle = (purpose: Purpose, step: 'ask' | 'follow') => async (request: LinkRequest, reply: FastifyReply) => {
    const { token } = request.params;
    const link = await readLink(store, purpose, token, now());
    const language = link?.language ?? languageOf(request);
    const { [purpose]: words, bad, home } = TEXTS[language].pages;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    if (link === null) return reply.code(404).send(linkPage({ language, ...bad, button: null, home }));
    const { title, text, done, button } = words;
    if (step === 'ask') return reply.send(linkPage({ language, title, text, button, home }));
    await followLink(store, purpose, link.person);
    return reply.send(linkPage({ language, title, text: done, button: null, home }));
  };

  await app.register((scope, _options, done) => {
    // Mail programs post a form that says nothing but that they do.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BODY }, (_request, _body, read) => read(null));
    for (const purpose of ['confirm', 'stop'] as const) {
      scope.get<TokenRoute>(`/api/notices/${purpose}/:token`, handle(purpose, 'ask'));
      scope.post<TokenRoute>(`/api/notices/${purpose}/:token`, handle(purpose, 'follow'));
    }
    done();
  });
};
