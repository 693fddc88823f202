import { MOST_NAME, MOST_TITLE } from '#wire/limits.ts';

/** Letters that cannot be seen, or turn the direction of the ones after them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
/** Letters and signs that are blank: of braille, of Khitan, of hieroglyphs, of music. */
const BLANK = /[\u2800\u{16fe4}\u{13441}\u{13442}\u{1d159}]/gu;
/** Accents alone are nobody's name. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const tidy = (text: string, most: number): string =>
  [...text.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(BLANK, ' ').trim().replaceAll(/\s+/g, ' ')]
    .slice(0, most)
    .join('')
    .trim();

const seen = (text: string): string => (SEEN.test(text) ? text : '');

/** A name as it will be shown; empty where nothing of it can be. */
export const tidyName = (name: string): string => seen(tidy(name, MOST_NAME));
export const tidyTitle = (title: string): string => seen(tidy(title, MOST_TITLE));

/** What somebody says: lines may be broken, nothing else is odd. */
export const tidySaid = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, letter => (letter === '\n' ? '\n' : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
