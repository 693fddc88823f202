import { LANGUAGES, type Language } from '#kernel/text.ts';
import type { CliText } from './cli-text.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const TEXTS: Readonly<Record<Language, CliText>> = { en, fr, it };
export const textIn = (language: Language): CliText => TEXTS[language];

const isLanguage = (name: string): name is Language => (LANGUAGES as readonly string[]).includes(name);

/** The language of the machine, where it is one of ours; else English. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const name = (env.LC_ALL || env.LC_MESSAGES || env.LANG || '').slice(0, 2).toLowerCase();
  return isLanguage(name) ? name : 'en';
};
