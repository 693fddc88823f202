/** What the table sounds like: small sounds made of a few strokes each, so that nothing has to be loaded. */
export const SOUND_NAMES = ['dice', 'card', 'sword', 'seal', 'coin', 'bell'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** One stroke: a tone, or noise through a filter, that starts at once and dies away. */
export interface Stroke {
  readonly wave: 'noise' | 'sine' | 'triangle';
  /** Hertz at the start and at the end; for noise, the middle of what passes the filter. */
  readonly from: number;
  readonly to: number;
  /** Seconds after the sound has begun, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const noise = (at: number, from: number, to: number, lasts: number, loud: number): Stroke => ({
  wave: 'noise',
  from,
  to,
  at,
  lasts,
  loud,
});
const tone = (at: number, from: number, to: number, lasts: number, loud: number): Stroke => ({
  wave: 'sine',
  from,
  to,
  at,
  lasts,
  loud,
});
/** Metal rings in tones that are no multiples of each other. */
const ring = (at: number, pitch: number, parts: readonly number[], lasts: number, loud: number): readonly Stroke[] =>
  parts.map((part, nth) => ({
    wave: 'triangle',
    from: pitch * part,
    to: pitch * part,
    at,
    lasts: lasts / (1 + nth * 0.6),
    loud: loud / (1 + nth),
  }));

export const RECIPES: Readonly<Record<SoundName, readonly Stroke[]>> = {
  // Bone on wood: quick taps that come to rest.
  dice: [0, 0.07, 0.13, 0.24, 0.31, 0.47].map((at, nth) => noise(at, 1900 - nth * 130, 900, 0.05, 0.5 - nth * 0.05)),
  card: [noise(0, 3200, 1400, 0.11, 0.22), noise(0.09, 900, 600, 0.05, 0.3)],
  sword: [noise(0, 5200, 3800, 0.09, 0.3), ...ring(0.01, 1180, [1, 1.83, 2.71], 0.5, 0.16)],
  seal: [tone(0, 150, 70, 0.2, 0.6), noise(0, 500, 240, 0.12, 0.3)],
  coin: [...ring(0, 2350, [1, 1.52], 0.28, 0.14), ...ring(0.09, 2780, [1, 1.52], 0.36, 0.12)],
  bell: [...ring(0, 660, [1, 2.02, 2.98, 4.2], 1.5, 0.22), ...ring(0.22, 880, [1, 2.02, 2.98], 1.6, 0.16)],
};

/** Seconds until the last stroke has died away. */
export const lengthOf = (name: SoundName): number => Math.max(...RECIPES[name].map(({ at, lasts }) => at + lasts));
