import { describe, expect, test, vi } from 'vitest';
import type { NoticeSheet, WishesForm } from '#wire/notices.ts';
import type { Answer, NoticeApi } from './api.ts';
import { Desk, draftOf, formOf, problemIn, tellsOf } from './desk.svelte.ts';
import type { ThisBrowser } from './this-browser.ts';

const FORM: WishesForm = {
  language: 'it',
  zone: 'Europe/Rome',
  everywhere: false,
  quiet: { from: '23:00', to: '07:30' },
  webhook: 'https://hook.example/',
  mail: 'aline@example.org',
  digestHour: 8,
};
const NO_CHANNEL = { webhook: null, mail: null, digestHour: null };
const SHEET: NoticeSheet = {
  offers: { push: 'key', webhook: true, mail: true },
  wishes: null,
  mailConfirmed: false,
  webhookSecret: 'hush',
  browsers: [],
  tables: {},
};
const HERE = 'https://push.example/here';

/** A house that remembers, and a browser that does what it is told; each can be made to refuse. */
const deskWith = ({ sheet = SHEET, refuse = null as Answer | null, browser = {} as Partial<ThisBrowser> } = {}) => {
  let kept = sheet;
  const change = async (by: Partial<NoticeSheet>): Promise<Answer> => {
    if (refuse) return refuse;
    kept = { ...kept, ...by };
    return { sheet: kept, why: null };
  };
  const api = {
    read: vi.fn(() => change({})),
    keep: vi.fn((wishes: WishesForm) => change({ wishes })),
    sendMailAgain: vi.fn(() => change({})),
    addBrowser: vi.fn(({ endpoint = '' }: PushSubscriptionJSON) => change({ browsers: [...kept.browsers, endpoint] })),
    removeBrowser: vi.fn((gone: string) => change({ browsers: kept.browsers.filter(each => each !== gone) })),
    setTable: vi.fn((table: string, wish: 'on' | 'off' | null) => change({ tables: wish ? { [table]: wish } : {} })),
  } satisfies NoticeApi;
  const able: ThisBrowser = {
    inability: () => null,
    isDenied: () => false,
    endpoint: async () => null,
    turnOn: vi.fn<ThisBrowser['turnOn']>(async () => ({ subscription: { endpoint: HERE }, why: null })),
    turnOff: vi.fn(async () => {}),
    ...browser,
  };
  const desk = new Desk({ language: () => 'fr', zone: 'Europe/Paris', api, browser: able });
  return { desk, api, browser: able };
};

describe('the form', () => {
  test('shows what is kept, and keeps what it shows', () => {
    expect(formOf(draftOf(FORM, 'Europe/Paris'), 'it')).toEqual(FORM);
    const silent = { ...FORM, quiet: null, ...NO_CHANNEL };
    expect(formOf(draftOf(silent, 'Europe/Paris'), 'it')).toEqual(silent);
  });

  test('begins by this browser’s clock with no channel and no silence, and has nights ready for who wants them quiet', () => {
    const draft = draftOf(null, 'Europe/Paris');
    expect(formOf({ ...draft, quiet: true }, 'fr').quiet).toEqual({ from: '22:00', to: '08:00' });
    expect(formOf(draft, 'fr')).toEqual({
      language: 'fr',
      zone: 'Europe/Paris',
      everywhere: true,
      quiet: null,
      ...NO_CHANNEL,
    });
  });

  test('an empty time means no quiet hours, and what is switched off keeps what was typed', () => {
    const draft = draftOf(FORM, 'UTC');
    expect(formOf({ ...draft, to: '' }, 'fr').quiet).toBeNull();
    draft.daily = false;
    expect(formOf(draft, 'fr').digestHour).toBeNull();
    expect(draft.hour).toBe(8);
  });

  test.each([
    [{ mail: 'aline@example.org' }, null],
    [{ mail: 'aline' }, 'mail'],
    [{ mail: 'a@b.example, c@d.example' }, 'mail'],
    [{ webhook: 'https://hook.example/x' }, null],
    [{ webhook: 'http://hook.example/x' }, 'webhook'],
    [{ webhook: 'https://me:word@hook.example/x' }, 'webhook'],
    [{ webhook: 'hook' }, 'webhook'],
  ])('%j has the problem %s', (part, problem) => {
    expect(problemIn({ ...FORM, ...part })).toBe(problem);
  });
});

describe('the desk', () => {
  test('knows what is offered and what has been changed', async () => {
    const { desk } = deskWith({ sheet: { ...SHEET, wishes: FORM } });
    await desk.load();
    expect(desk.offersAnything).toBe(true);
    expect(desk.changed).toBe(false);
    desk.draft.mail = 'elsa@example.org';
    expect(desk.changed).toBe(true);
    expect(await desk.save()).toBe(true);
    expect(desk.changed).toBe(false);
    expect(desk.sheet?.wishes).toEqual({ ...FORM, mail: 'elsa@example.org', language: 'fr' });
  });

  test('says so where nothing is offered', async () => {
    const { desk } = deskWith({ sheet: { ...SHEET, offers: { push: null, webhook: false, mail: false } } });
    await desk.load();
    expect(desk.offersAnything).toBe(false);
  });

  test('sends nothing that is wrong already', async () => {
    const { desk, api } = deskWith();
    await desk.load();
    desk.draft.mail = 'aline';
    expect(await desk.save()).toBe(false);
    expect(desk.problem).toBe('mail');
    expect(api.keep).not.toHaveBeenCalled();
    desk.draft.mail = ' aline@example.org ';
    expect(await desk.save()).toBe(true);
    expect(desk.problem).toBeNull();
    expect(api.keep.mock.calls[0][0].mail).toBe('aline@example.org');
  });

  test('loses nothing that was typed when the house refuses', async () => {
    const { desk, api } = deskWith();
    await desk.load();
    api.keep.mockResolvedValueOnce({ sheet: null, why: 'too-many-mails' });
    desk.draft.mail = 'aline@example.org';
    expect(await desk.save()).toBe(false);
    expect(desk.failure).toBe('too-many-mails');
    expect(desk.draft.mail).toBe('aline@example.org');
    expect(await desk.save()).toBe(true);
    expect(desk.failure).toBeNull();
  });

  test('says that the house cannot be reached', async () => {
    const { desk } = deskWith({ refuse: { sheet: null, why: 'unreachable' } });
    await desk.load();
    expect([desk.sheet, desk.failure]).toEqual([null, 'unreachable']);
  });
});

describe('this browser', () => {
  test('is asked for leave only when a button is pressed', async () => {
    const { desk, browser } = deskWith();
    await desk.load();
    expect(browser.turnOn).not.toHaveBeenCalled();
    await desk.turnOn();
    expect(browser.turnOn).toHaveBeenCalledExactlyOnceWith('key');
  });

  test('tells its person from then on, in his language, and sends no half-typed address', async () => {
    const { desk, api } = deskWith();
    await desk.load();
    desk.draft.mail = 'half@example.org';
    expect(await desk.turnOn()).toBe(true);
    expect(desk.tellsHere).toBe(true);
    expect(api.keep.mock.calls[0][0]).toMatchObject({ language: 'fr', zone: 'Europe/Paris', mail: null });
    expect(desk.draft.mail).toBe('half@example.org');
  });

  test('can be silenced again', async () => {
    const sheet = { ...SHEET, wishes: FORM, browsers: [HERE, 'https://push.example/phone'] };
    const { desk, browser } = deskWith({ sheet, browser: { endpoint: async () => HERE } });
    await desk.load();
    expect([desk.tellsHere, desk.otherBrowsers]).toEqual([true, 1]);
    expect(await desk.turnOff()).toBe(true);
    expect([desk.tellsHere, desk.otherBrowsers]).toEqual([false, 1]);
    expect(browser.turnOff).toHaveBeenCalledOnce();
  });

  test('that listens to a house which has forgotten it does not count', async () => {
    const { desk } = deskWith({ browser: { endpoint: async () => HERE } });
    await desk.load();
    expect(desk.tellsHere).toBe(false);
  });

  test.each(['denied', 'dismissed', 'failed'] as const)('where it is %s, that is said and nothing sent', async why => {
    const { desk, api } = deskWith({ browser: { turnOn: async () => ({ subscription: null, why }) } });
    await desk.load();
    expect(await desk.turnOn()).toBe(false);
    expect(desk.trouble).toBe(why);
    expect(api.keep).not.toHaveBeenCalled();
    expect(api.addBrowser).not.toHaveBeenCalled();
  });

  test.each(['missing', 'insecure'] as const)('that is unable (%s) says so at once', async why => {
    const { desk } = deskWith({ browser: { inability: () => why } });
    await desk.load();
    expect(desk.trouble).toBe(why);
  });

  test('that has refused before says so at once', async () => {
    const { desk } = deskWith({ browser: { isDenied: () => true } });
    await desk.load();
    expect(desk.trouble).toBe('denied');
  });
});

describe('a table', () => {
  const told = { ...SHEET, wishes: { ...FORM, everywhere: true, mail: null, webhook: null }, browsers: [HERE] };

  test('tells as all others do, unless it was switched', () => {
    expect(tellsOf(told, 'a')).toBe('told');
    expect(tellsOf({ ...told, tables: { a: 'off' } }, 'a')).toBe('notTold');
    const only = { ...told, wishes: { ...told.wishes, everywhere: false } };
    expect(tellsOf(only, 'a')).toBe('notTold');
    expect(tellsOf({ ...only, tables: { a: 'on' } }, 'a')).toBe('told');
  });

  test('cannot tell anything while no channel is open', () => {
    expect(tellsOf({ ...told, browsers: [] }, 'a')).toBe('noWay');
    const mailed = { ...told, browsers: [], wishes: { ...told.wishes, mail: 'aline@example.org' } };
    expect(tellsOf(mailed, 'a')).toBe('noWay');
    expect(tellsOf({ ...mailed, mailConfirmed: true }, 'a')).toBe('told');
  });

  test('is switched, and switched back', async () => {
    const { desk, api } = deskWith({ sheet: told });
    await desk.load();
    await desk.setTable('a', 'off');
    expect(desk.sheet?.tables).toEqual({ a: 'off' });
    await desk.setTable('a', 'default');
    expect(api.setTable).toHaveBeenLastCalledWith('a', null);
  });
});
