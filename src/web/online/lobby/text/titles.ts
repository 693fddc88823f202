import type { Language } from '#kernel/text.ts';

const elides = /^[aeiouyàâäéèêëîïôöùûüœæh]/i;

/** What a table is called unless its host finds something better, in the language the name is to have. */
export const usualTitle: Readonly<Record<Language, (host: string) => string>> = {
  fr: host => (elides.test(host) ? `La table d’${host}` : `La table de ${host}`),
  en: host => `${host}’s table`,
  it: host => `Il tavolo di ${host}`,
};
