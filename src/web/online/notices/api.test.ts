import { afterEach, expect, test, vi } from 'vitest';
import { noticeApi } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (...answers: readonly (Response | Error)[]) => {
  const asked: string[] = [];
  let at = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    const answer = answers[at++];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
};

test('a browser the house has not met is introduced first', async () => {
  const sheet = { browsers: [] };
  const asked = answering(
    Response.json({ why: 'no-cookie' }, { status: 401 }),
    new Response(null, { status: 204 }),
    Response.json(sheet),
  );
  expect(await noticeApi.read()).toEqual({ sheet, why: null });
  expect(asked).toEqual(['GET /api/me/notices', 'POST /api/me', 'GET /api/me/notices']);
});

test('a browser that keeps no cookies is told so, and not asked for ever', async () => {
  const stranger = () => Response.json({ why: 'no-cookie' }, { status: 401 });
  const asked = answering(stranger(), new Response(null, { status: 204 }), stranger());
  expect(await noticeApi.read()).toEqual({ sheet: null, why: 'no-cookie' });
  expect(asked).toHaveLength(3);
});

test('a refusal says why', async () => {
  answering(Response.json({ why: 'too-many-mails' }, { status: 429 }));
  expect(await noticeApi.sendMailAgain()).toEqual({ sheet: null, why: 'too-many-mails' });
});

test.each([
  ['no network', new TypeError('Failed to fetch')],
  ['a page of some proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer without a reason', Response.json({}, { status: 500 })],
])('%s means that the house cannot be reached', async (_, answer) => {
  answering(answer);
  expect(await noticeApi.read()).toEqual({ sheet: null, why: 'unreachable' });
});
