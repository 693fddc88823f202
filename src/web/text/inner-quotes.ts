import type { Language } from '#kernel/text.ts';

/** What stands in quotes has quotes of another kind within it. */
export const innerQuotes: Readonly<Record<Language, (text: string) => string>> = {
  en: text => text.replaceAll('“', '‘').replaceAll('”', '’'),
  fr: text => text.replaceAll('«\u202f', '“').replaceAll('\u202f»', '”'),
  it: text => text.replaceAll('«', '“').replaceAll('»', '”'),
};
