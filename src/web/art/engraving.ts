/** Engraving by code: every drawing is a string of SVG made of short strokes, the same on every run. */

export type Point = readonly [x: number, y: number];

const round = (value: number): number => Number(value.toFixed(1));

/** Joins numbers to path data, one decimal each: finer detail is invisible and costs bytes. */
export const coords = (...values: number[]): string => values.map(round).join(' ');

const STROKES = {
  line: 'stroke="var(--ink-2)" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"',
  bold: 'stroke="var(--ink)" stroke-width="1.5" stroke-linecap="round"',
  fine: 'stroke="var(--hatch)" stroke-width=".55" stroke-linecap="round"',
  window: 'stroke="var(--ink)" stroke-width="1.5"',
} as const;

export type Stroke = keyof typeof STROKES;

/** One stroked path. Attributes only, no classes and no inline style: it must also stand alone in a file, under a strict content policy. */
export const path = (d: string, stroke: Stroke = 'line', fill = 'none', more = ''): string =>
  `<path d="${d}" ${STROKES[stroke]} fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, radius: number, stroke: Stroke, fill = 'none'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${STROKES[stroke]} fill="${fill}"/>`;

export const dot = (x: number, y: number, radius: number, fill = 'var(--ink)'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const placed = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${coords(x, y)}) scale(${scale})">${inner}</g>`;

/** The same drawing in several places. */
export const placedAt = (spots: readonly Point[], inner: string): string =>
  spots.map(([x, y]) => placed(x, y, 1, inner)).join('');

/** Drawings by the height of their feet: what stands further down hides what is behind it. */
export const fromBackToFront = (standing: readonly (readonly [y: number, art: string])[]): string =>
  standing
    .toSorted(([above], [below]) => above - below)
    .map(([, art]) => art)
    .join('');

/** Mulberry32: small, seeded, good enough for a wavering hand. */
const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** A hand with a slight tremor; each drawing takes a fresh one so that no drawing depends on another. */
export interface Pen {
  random(): number;
  wobble(amount: number): number;
  line(from: Point, to: Point, tremor?: number): string;
  /** Hatches the area that the edge from–to covers when moved along `sweep`. */
  hatch(from: Point, to: Point, sweep: Point, count: number, tremor?: number): string;
  /** Breaks a polyline into small uneven steps, for coasts and banks. */
  rough(points: readonly Point[], amount: number, steps: number): Point[];
}

export const pen = (seed: number): Pen => {
  const random = randomFrom(seed);
  const wobble = (amount: number) => (random() - 0.5) * 2 * amount;
  const line = ([x1, y1]: Point, [x2, y2]: Point, tremor = 0.5) =>
    `M${coords(x1, y1)}Q${coords((x1 + x2) / 2 + wobble(tremor), (y1 + y2) / 2 + wobble(tremor), x2, y2)}`;
  const hatch = (from: Point, to: Point, sweep: Point, count: number, tremor = 0.3) => {
    let d = '';
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count;
      const [dx, dy] = [sweep[0] * t, sweep[1] * t];
      d += line([from[0] + dx, from[1] + dy], [to[0] + dx, to[1] + dy], tremor);
    }
    return d;
  };
  const rough = (points: readonly Point[], amount: number, steps: number) =>
    points.flatMap((point, k): Point[] => {
      const next = points[k + 1];
      if (!next) return [point];
      return Array.from({ length: steps }, (_, step): Point => {
        const t = step / steps;
        return [
          point[0] + (next[0] - point[0]) * t + wobble(amount),
          point[1] + (next[1] - point[1]) * t + wobble(amount),
        ];
      });
    });
  return { random, wobble, line, hatch, rough };
};

/** A smooth curve through all points (Catmull-Rom). */
export const curve = (points: readonly Point[], closed = false): string => {
  const count = points.length;
  const at = (k: number): Point => {
    const index = closed ? (k + count) % count : Math.max(0, Math.min(count - 1, k));
    return points[index] ?? [0, 0];
  };
  let d = `M${coords(...at(0))}`;
  for (let k = 0; k < (closed ? count : count - 1); k++) {
    const [before, from, to, after] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    d += `C${coords(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )}`;
  }
  return closed ? `${d}Z` : d;
};

/** How far a point lies from a polyline. */
export const awayFrom = ([px, py]: Point, line: readonly Point[]): number =>
  Math.min(
    ...line.slice(1).map(([x2, y2], k) => {
      const [x1, y1] = line[k] ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const t = Math.max(0, Math.min(1, ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(px - x1 - t * dx, py - y1 - t * dy);
    }),
  );
