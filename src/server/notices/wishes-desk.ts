import type { Language } from '#kernel/text.ts';
import type { PersonId } from '#wire/ids.ts';
import type { NoticeSheet, Wishes, WishesForm } from '#wire/notices.ts';
import type { Store } from '../store/store.ts';
import type { NoticeSettings } from './channels.ts';
import { askAddress } from './confirm.ts';
import type { Notices } from './notices.ts';
import { pushKeys } from './push.ts';
import { RefusedRequest } from './refused-request.ts';
import { webhookSecret } from './tokens.ts';
import { changeWishes, wishesOf } from './wishes.ts';

interface WishesDeskDeps {
  readonly notices: Notices;
  readonly store: Store;
  readonly settings: NoticeSettings;
}

/** Where a person sees and changes what he wishes for; what cannot be is thrown as a `RefusedRequest`. */
export interface WishesDesk {
  readonly show: (person: PersonId) => Promise<NoticeSheet>;
  readonly change: (person: PersonId, change: (all: Wishes) => Wishes) => Promise<NoticeSheet>;
  /** All he wishes for at once; an address that is new is asked whether it wants to be written to. */
  readonly fillIn: (person: PersonId, form: WishesForm, network: string) => Promise<NoticeSheet>;
  /** The first mail was lost: another one asks again. */
  readonly askAgain: (person: PersonId, network: string) => Promise<NoticeSheet>;
}

const formOf = (all: Wishes): WishesForm => ({
  language: all.language,
  zone: all.zone,
  everywhere: all.everywhere,
  quiet: all.quiet,
  webhook: all.webhook,
  mail: all.mail?.address ?? null,
  digestHour: all.digestHour,
});

export const wishesDesk = ({ notices, store, settings }: WishesDeskDeps): WishesDesk => {
  const { offers } = notices;

  const sheet = async (person: PersonId, all: Wishes | null): Promise<NoticeSheet> => ({
    offers: {
      push: offers.push ? pushKeys(await store.secret('push')).publicKey : null,
      webhook: offers.webhook,
      mail: offers.mail,
    },
    wishes: all && formOf(all),
    mailConfirmed: all?.mail?.confirmed ?? false,
    webhookSecret: offers.webhook ? webhookSecret(await store.secret('notices'), person) : null,
    browsers: all?.push.map(each => each.endpoint) ?? [],
    tables: all?.tables ?? {},
  });

  const change: WishesDesk['change'] = async (person, changed) =>
    sheet(person, await changeWishes(store, person, changed));

  const askNewAddress = async (asked: {
    readonly person: PersonId;
    readonly address: string;
    readonly language: Language;
    readonly network: string;
  }): Promise<void> => {
    if (notices.mailBox === null || settings.url === null) throw new RefusedRequest('not-offered');
    const asking = { mailBox: notices.mailBox, origin: settings.url, now: notices.now() };
    const why = await askAddress({ store, ...asking, ...asked });
    if (why !== null) throw new RefusedRequest(why);
  };

  return {
    change,
    show: async person => sheet(person, await wishesOf(store, person)),

    async fillIn(person, form, network) {
      if ((form.webhook !== null && !offers.webhook) || (form.mail !== null && !offers.mail))
        throw new RefusedRequest('not-offered');
      const before = await wishesOf(store, person);
      const isNew = form.mail !== null && form.mail !== before?.mail?.address;
      if (form.mail !== null && isNew)
        await askNewAddress({ person, address: form.mail, language: form.language, network });
      return change(person, all => ({
        ...all,
        ...form,
        mail: form.mail === null ? null : { address: form.mail, confirmed: !isNew && all.mail?.confirmed === true },
      }));
    },

    async askAgain(person, network) {
      const all = await wishesOf(store, person);
      if (!all?.mail) throw new RefusedRequest('not-understood');
      if (!all.mail.confirmed)
        await askNewAddress({ person, address: all.mail.address, language: all.language, network });
      return sheet(person, all);
    },
  };
};
