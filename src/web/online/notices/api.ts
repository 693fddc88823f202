import type { NoticeRefusal, NoticeSheet, TableWish, WishesForm } from '#wire/notices.ts';

export type Answer =
  | { readonly sheet: NoticeSheet; readonly why: null }
  | { readonly sheet: null; readonly why: NoticeRefusal | 'unreachable' };

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

const request = (method: Method, path: string, body: unknown): Promise<Response> =>
  fetch(`/api/me/notices${path}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

const ask = async (method: Method, path = '', body?: unknown): Promise<Answer> => {
  try {
    let answer = await request(method, path, body);
    // A browser the house has not met yet is given its cookie and asks again.
    if (answer.status === 401 && (await fetch('/api/me', { method: 'POST' })).ok)
      answer = await request(method, path, body);
    const said = (await answer.json()) as NoticeSheet & { readonly why?: NoticeRefusal };
    return answer.ok ? { sheet: said, why: null } : { sheet: null, why: said.why ?? 'unreachable' };
  } catch {
    return { sheet: null, why: 'unreachable' };
  }
};

/** What the page asks the house about notices. */
export const noticeApi = {
  read: () => ask('GET'),
  keep: (form: WishesForm) => ask('PUT', '', form),
  sendMailAgain: () => ask('POST', '/mail'),
  addBrowser: (subscription: PushSubscriptionJSON) => ask('POST', '/push', subscription),
  removeBrowser: (endpoint: string) => ask('DELETE', '/push', { endpoint }),
  setTable: (table: string, wish: TableWish | null) => ask('PUT', `/tables/${table}`, { wish }),
};

export type NoticeApi = typeof noticeApi;
