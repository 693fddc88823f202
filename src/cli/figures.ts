import type { Language } from '#kernel/text.ts';

/** A number with so many decimals, as the language writes it. */
export const decimal = (value: number, digits: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A share of one, as the language writes percentages. */
export const percent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    share,
  );
