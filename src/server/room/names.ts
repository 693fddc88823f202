import { MOST_NAME, MOST_TITLE } from '#wire/limits.ts';

/** Letters that cannot be seen, or turn the direction of the ones after them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

const tidy = (text: string, most: number): string =>
  [...text.normalize('NFC').replaceAll(UNSEEN, '').trim().replaceAll(/\s+/g, ' ')].slice(0, most).join('').trim();

/** A name as it will be shown; empty where nothing of it can be. */
export const tidyName = (name: string): string => tidy(name, MOST_NAME);
export const tidyTitle = (title: string): string => tidy(title, MOST_TITLE);

/** What somebody says: lines may be broken, nothing else is odd. */
export const tidySaid = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, letter => (letter === '\n' ? '\n' : ''))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

export const sameName = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
