import type { Language } from '#kernel/text.ts';
import { ofName } from '../../../text/french.ts';

/** What a table is called unless its host finds something better, in the language the name is to have. */
export const usualTitle: Readonly<Record<Language, (host: string) => string>> = {
  fr: host => `La table ${ofName(host)}`,
  en: host => `${host}’s table`,
  it: host => `Il tavolo di ${host}`,
};
