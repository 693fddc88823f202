const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

export type Unit = (typeof UNITS)[number][0];

export const SECONDS_IN: Readonly<Record<Unit, number>> = Object.fromEntries(UNITS) as Record<Unit, number>;

/** The largest unit that needs no fraction. */
export const unitOf = (seconds: number): Unit => UNITS.find(([, length]) => seconds % length === 0)?.[0] ?? 'second';

/** A length of time in words: `15 minutes`. */
export const lengthIn = (seconds: number, locale: string): string => {
  const unit = unitOf(seconds);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / SECONDS_IN[unit]);
};

/** The word for a unit, without a number. */
export const unitName = (unit: Unit, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(2)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join('');
