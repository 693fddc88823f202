import { catalogueOf, fetchAll, isLanguage, type Language } from '#kernel/text.ts';
import type { CliText } from './cli-text.ts';

const TEXTS = await fetchAll(catalogueOf<CliText>(code => import(`../text/${code}.ts`)));
export const textIn = (language: Language): CliText => TEXTS[language];

/** The language asked for by PANACHE_LANG, or that of the machine, where it is one of ours; else English. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const name = (env.PANACHE_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(name) ? name : 'en';
};
