/** How the shell's texts are found. English is the pattern: French and Italian must match it key by key. */
import { type Catalogue, catalogueOf, inEachLanguage, type Language } from '#kernel/text.ts';
import type { en } from './en.ts';

/** Same keys, same arguments, any words: what a translation of T has to provide. */
export type Widened<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => Widened<R>
  : T extends string
    ? string
    : { readonly [K in keyof T]: Widened<T[K]> };

export type Texts = Widened<typeof en>;

export type { Catalogue };

/** What a language's file exports: its words, under its own code. */
export type Translated<T> = Readonly<Record<string, T>>;

/** Files as Vite finds them, a language in a file (`./??.ts`) or in a folder (`./??/cover.ts`). */
type Files<T> = Readonly<Record<string, T>>;
const fileIn = <T>(files: Files<T>, code: Language): T => {
  const path = Object.keys(files).find(each => new RegExp(`/${code}(\\.ts|/[^/]+)$`).test(each));
  if (path === undefined) throw new Error(`no words in ${code}`);
  return files[path];
};

/** The languages that lie side by side in a folder: a reader downloads only his own. */
export const catalogueIn = <T>(files: Files<() => Promise<Translated<T>>>): Catalogue<T> =>
  catalogueOf(code => fileIn(files, code)());

/** The same, where all of them are there at once. */
export const wordsIn = <T>(files: Files<Translated<T>>): Readonly<Record<Language, T>> =>
  inEachLanguage(code => fileIn(files, code)[code]);

/** Each language's own name for itself. */
export const LANGUAGE_NAMES = inEachLanguage(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
});

export const shell = catalogueIn(import.meta.glob<Translated<Texts>>('./??.ts'));
