const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left of a wait: to the second while somebody may sit and watch it, in hours or days otherwise. */
export const timeLeft = (milliseconds: number, locale: string): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
  const [unit, length] = seconds < 2 * DAY ? (['hour', HOUR] as const) : (['day', DAY] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / length),
  );
};
