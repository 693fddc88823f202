import { CONSTANCE_LAST, HONOUR_LAST, PURSE_MOST, SIEGE_END, TIME_LAST } from '#games/roy/cards/board.ts';
import type { Charted } from './track-history.ts';

/** The scale of a track; `fatal` is the value with which Milady wins. */
interface Scale {
  readonly low: number;
  readonly high: number;
  readonly fatal: number | null;
}

export const SCALES: Readonly<Record<Charted, Scale>> = {
  time: { low: 1, high: TIME_LAST, fatal: TIME_LAST },
  honour: { low: 0, high: HONOUR_LAST, fatal: 0 },
  siege: { low: -SIEGE_END, high: SIEGE_END, fatal: -SIEGE_END },
  constance: { low: 0, high: CONSTANCE_LAST, fatal: CONSTANCE_LAST },
  quest: { low: 1, high: 4, fatal: null },
  purse: { low: 0, high: PURSE_MOST, fatal: null },
};

/** The drawing's box. */
export const BOX = { width: 240, height: 84 } as const;
const EDGE = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (number: number): number => Math.round(number * 10) / 10;

const yOf = (value: number, { low, high }: Scale): number =>
  round(BOX.height - EDGE - ((value - low) / (high - low)) * (BOX.height - 2 * EDGE));

/** Where the values of a track lie, from the first round on the left to the last on the right. */
export const pointsOf = (values: readonly number[], scale: Scale): readonly Point[] => {
  const step = values.length < 2 ? 0 : (BOX.width - 2 * EDGE) / (values.length - 1);
  return values.map((value, i) => ({ x: round(EDGE + i * step), y: yOf(value, scale) }));
};

/** A line through the points. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** What lies between the line and the foot of the drawing, or the level of a balance such as the siege's. */
export const areaOf = (points: readonly Point[], scale: Scale): string => {
  const first = points[0];
  const last = points[points.length - 1];
  if (first === undefined || last === undefined) return '';
  const foot = yOf(Math.max(scale.low, Math.min(0, scale.high)), scale);
  return `${lineOf(points)}L${last.x} ${foot}L${first.x} ${foot}Z`;
};

/** The height of the line that must not be reached. */
export const fatalAt = (scale: Scale): number | null => (scale.fatal === null ? null : yOf(scale.fatal, scale));
