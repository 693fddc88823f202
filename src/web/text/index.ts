/** How the shell's texts are found. English is the pattern: French and Italian must match it key by key. */
import type { Language } from '#kernel/text.ts';
import type { en } from './en.ts';

/** Same keys, same arguments, any words: what a translation of T has to provide. */
export type Widened<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => Widened<R>
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> };

export type Texts = Widened<typeof en>;

/** One loader per language, so that a reader downloads only what he reads. */
export type Catalogue<T> = Readonly<Record<Language, () => Promise<T>>>;

/** Each language's own name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English', it: 'Italiano' };

export const shell: Catalogue<Texts> = {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  it: async () => (await import('./it.ts')).it,
};
