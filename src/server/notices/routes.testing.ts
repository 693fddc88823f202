import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import type { WishesForm } from '#wire/notices.ts';
import { handClock } from '../hand-clock.testing.ts';
import { personNamed } from '../live/testing.ts';
import { addRequestLog, logOptions } from '../logs.ts';
import type { NoticeSettings } from './channels.ts';
import { createNotices } from './notices.ts';
import { addNoticeRoutes } from './routes.ts';
import { HOME, mailServer, NOON, readable, tempStore } from './testing.ts';

export const FORM: WishesForm = {
  language: 'fr',
  zone: 'Europe/Paris',
  everywhere: true,
  quiet: { from: '22:00', to: '08:00' },
  webhook: null,
  mail: null,
  digestHour: null,
};
export const ALL = { url: 'https://panache.example', webhooks: true, push: { contact: 'mailto:host@panache.example' } };

export const desk = async (settings: Partial<NoticeSettings> = {}) => {
  const [store, time] = [tempStore(), handClock(NOON)];
  const { letters, mail } = await mailServer();
  const given = { ...ALL, mail, ...settings };
  const notices = createNotices({ store, settings: given, time, reach: HOME });
  const lines: string[] = [];
  const app = Fastify({ ...logOptions('warn', { write: line => void lines.push(line) }), trustProxy: true });
  addRequestLog(app);
  await addNoticeRoutes(app, {
    notices,
    store,
    settings: given,
    personOf: request => personNamed(String(request.headers['x-person'] ?? '')) || null,
  });
  onTestFinished(async () => {
    await app.close();
    await notices.stop();
  });
  const ask = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    person = 'aline',
    from = '192.0.2.1',
  ) => {
    const headers = { 'x-person': person, 'x-forwarded-for': from };
    const answer = await app.inject({ method, url, ...(payload && { payload }), headers });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  };
  const open = (method: 'GET' | 'POST', link: string, headers: Record<string, string> = {}, payload = '') =>
    app.inject({ method, url: link.replace(ALL.url, ''), headers, payload });
  const linkIn = (letter: string) => /https:\/\/panache\.example\/api\/\S+/.exec(readable(letter))?.[0] ?? '';
  return { store, time, letters, ask, open, linkIn, notices, app, lines };
};
