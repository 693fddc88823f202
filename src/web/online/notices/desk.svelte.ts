import type { Language } from '#kernel/text.ts';
import type { NoticeSheet, WishesForm } from '#wire/notices.ts';
import { isWebAddress } from '#wire/web-address.ts';
import { type Answer, type NoticeApi, noticeApi } from './api.ts';
import { type Inability, type ThisBrowser, thisBrowser } from './this-browser.ts';

type Failure = NonNullable<Answer['why']>;

/** What can be wrong with a form before it is sent. */
export type FormProblem = 'mail' | 'webhook';

/** Why this browser shows no messages. */
export type BrowserTrouble = Inability | 'denied' | 'dismissed' | 'failed';

const MAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

/** Wishes as fields of a form: what is switched off keeps what was typed. */
export interface Draft {
  everywhere: boolean;
  zone: string;
  quiet: boolean;
  from: string;
  to: string;
  mail: string;
  daily: boolean;
  hour: number;
  webhook: string;
}

export const draftOf = (wishes: WishesForm | null, zone: string): Draft => ({
  everywhere: wishes?.everywhere ?? true,
  zone: wishes?.zone ?? zone,
  // Evenings at the table go on past ten: nobody is kept from his turn by a silence he did not ask for.
  quiet: (wishes?.quiet ?? null) !== null,
  from: wishes?.quiet?.from ?? '22:00',
  to: wishes?.quiet?.to ?? '08:00',
  mail: wishes?.mail ?? '',
  daily: (wishes?.digestHour ?? null) !== null,
  hour: wishes?.digestHour ?? 18,
  webhook: wishes?.webhook ?? '',
});

export const formOf = (draft: Draft, language: Language): WishesForm => ({
  language,
  zone: draft.zone,
  everywhere: draft.everywhere,
  quiet: draft.quiet && draft.from !== '' && draft.to !== '' ? { from: draft.from, to: draft.to } : null,
  webhook: draft.webhook.trim() || null,
  mail: draft.mail.trim() || null,
  digestHour: draft.daily ? draft.hour : null,
});

export const problemIn = ({ mail, webhook }: WishesForm): FormProblem | null => {
  if (mail !== null && !MAIL.test(mail)) return 'mail';
  return webhook !== null && !isWebAddress(webhook) ? 'webhook' : null;
};

/** Whether somebody is told of a table at all, and if not, why. */
export const tellsOf = (sheet: NoticeSheet, table: string): 'told' | 'notTold' | 'noWay' => {
  const ways = [sheet.browsers.length > 0, sheet.wishes?.webhook, sheet.wishes?.mail && sheet.mailConfirmed];
  if (!ways.some(Boolean)) return 'noWay';
  const wish = sheet.tables[table] ?? ((sheet.wishes?.everywhere ?? true) ? 'on' : 'off');
  return wish === 'on' ? 'told' : 'notTold';
};

interface DeskDeps {
  readonly language: () => Language;
  /** The zone this browser lives in. */
  readonly zone: string;
  readonly api?: NoticeApi;
  readonly browser?: ThisBrowser;
}

/** The wishes of whoever sits at this browser, while he reads and changes them. */
export class Desk {
  sheet = $state.raw<NoticeSheet | null>(null);
  draft = $state<Draft>(draftOf(null, 'UTC'));
  /** Why the last thing failed. */
  failure = $state<Failure | null>(null);
  problem = $state<FormProblem | null>(null);
  busy = $state(false);
  /** This browser's address with the push service. */
  endpoint = $state<string | null>(null);
  trouble = $state<BrowserTrouble | null>(null);
  readonly #deps: Required<DeskDeps>;

  readonly offersAnything = $derived.by(() => {
    const offers = this.sheet?.offers;
    return offers !== undefined && (offers.push !== null || offers.mail || offers.webhook);
  });
  readonly tellsHere = $derived.by(
    () => this.endpoint !== null && (this.sheet?.browsers.includes(this.endpoint) ?? false),
  );
  readonly otherBrowsers = $derived.by(() => (this.sheet?.browsers.length ?? 0) - (this.tellsHere ? 1 : 0));
  /** Something was typed that is not kept yet. */
  readonly changed = $derived.by(() => {
    if (this.sheet === null) return false;
    const { language, zone } = this.#deps;
    const kept = formOf(draftOf(this.sheet.wishes, zone), language());
    return JSON.stringify(formOf(this.draft, language())) !== JSON.stringify(kept);
  });

  constructor({ api = noticeApi, browser = thisBrowser, ...rest }: DeskDeps) {
    this.#deps = { api, browser, ...rest };
  }

  get zone(): string {
    return this.#deps.zone;
  }

  async load(): Promise<void> {
    const { api, browser, zone } = this.#deps;
    if (!(await this.#take(api.read()))) return;
    this.draft = draftOf(this.sheet?.wishes ?? null, zone);
    this.trouble = browser.inability();
    if (this.trouble !== null) return;
    this.endpoint = await browser.endpoint().catch(() => null);
    if (browser.isDenied()) this.trouble = 'denied';
  }

  /** True where it is kept. Nothing typed is lost where it is not. */
  async save(): Promise<boolean> {
    const form = formOf(this.draft, this.#deps.language());
    this.problem = problemIn(form);
    if (this.problem !== null) return false;
    return this.#take(this.#deps.api.keep(form));
  }

  sendMailAgain(): Promise<boolean> {
    return this.#take(this.#deps.api.sendMailAgain());
  }

  async turnOn(): Promise<boolean> {
    const { api, browser, language, zone } = this.#deps;
    const key = this.sheet?.offers.push ?? null;
    if (key === null || this.busy) return false;
    this.busy = true;
    const { subscription, why } = await browser.turnOn(key);
    this.busy = false;
    this.trouble = why;
    if (subscription === null) return false;
    this.endpoint = subscription.endpoint ?? null;
    // Whoever has never wished for anything is spoken to in his own language, by his own clock.
    const first = formOf(draftOf(null, zone), language());
    if (this.sheet?.wishes === null && !(await this.#take(api.keep(first)))) return false;
    return this.#take(api.addBrowser(subscription));
  }

  async turnOff(): Promise<boolean> {
    const { api, browser } = this.#deps;
    const { endpoint } = this;
    if (endpoint === null || !(await this.#take(api.removeBrowser(endpoint)))) return false;
    this.endpoint = null;
    await browser.turnOff().catch(() => {});
    return true;
  }

  setTable(table: string, wish: 'default' | 'on' | 'off'): Promise<boolean> {
    return this.#take(this.#deps.api.setTable(table, wish === 'default' ? null : wish));
  }

  async #take(asking: Promise<Answer>): Promise<boolean> {
    this.busy = true;
    const { sheet, why } = await asking;
    this.busy = false;
    this.failure = why;
    if (sheet !== null) this.sheet = sheet;
    return sheet !== null;
  }
}
