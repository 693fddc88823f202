/** What the table sounds like: small sounds made of a few strokes each, so that nothing has to be loaded. */
export const SOUND_NAMES = [
  'dice',
  'card',
  'sword',
  'seal',
  'coin',
  'bell',
  'trot',
  'gallop',
  'waves',
  'page',
  'jewel',
  'snatched',
  'lost',
  'fanfare',
  'deal',
  'turn',
  'prison',
  'blade',
] as const;
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

const strokeOf =
  (wave: Stroke['wave']) =>
  (at: number, from: number, to: number, lasts: number, loud: number): Stroke => ({ wave, from, to, at, lasts, loud });
const noise = strokeOf('noise');
const tone = strokeOf('sine');
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
/** A hoof on a country road: a knock with a little earth in it. */
const hoof = (at: number, pitch: number, loud: number): readonly Stroke[] => [
  noise(at, pitch * 2.2, pitch, 0.06, loud),
  tone(at, pitch * 0.6, pitch * 0.35, 0.07, loud * 0.7),
];
/** A horn has the tones that are multiples of its own. */
const horn = (at: number, pitch: number, lasts: number, loud: number) => ring(at, pitch, [1, 2, 3], lasts, loud);

export const RECIPES: Readonly<Record<SoundName, readonly Stroke[]>> = {
  // Bone on wood: quick taps that come to rest.
  dice: [0, 0.07, 0.13, 0.24, 0.31, 0.47].map((at, nth) => noise(at, 1900 - nth * 130, 900, 0.05, 0.5 - nth * 0.05)),
  card: [noise(0, 3200, 1400, 0.11, 0.22), noise(0.09, 900, 600, 0.05, 0.3)],
  sword: [noise(0, 5200, 3800, 0.09, 0.3), ...ring(0.01, 1180, [1, 1.83, 2.71], 0.5, 0.16)],
  seal: [tone(0, 150, 70, 0.2, 0.6), noise(0, 500, 240, 0.12, 0.3)],
  coin: [...ring(0, 2350, [1, 1.52], 0.28, 0.14), ...ring(0.09, 2780, [1, 1.52], 0.36, 0.12)],
  bell: [...ring(0, 660, [1, 2.02, 2.98, 4.2], 1.5, 0.22), ...ring(0.22, 880, [1, 2.02, 2.98], 1.6, 0.16)],
  // Two beats, unhurried; the gallop has three and a moment in the air.
  trot: [0, 0.13, 0.3].flatMap((at, nth) => hoof(at, nth % 2 === 0 ? 420 : 340, 0.42)),
  gallop: [0, 0.09, 0.17, 0.4, 0.49, 0.57, 0.8, 0.89, 0.97].flatMap((at, nth) =>
    hoof(at, [430, 360, 300][nth % 3], (nth % 3 === 2 ? 0.55 : 0.4) - nth * 0.02),
  ),
  waves: [noise(0, 260, 760, 0.7, 0.3), noise(0.5, 820, 240, 0.9, 0.34), noise(0.55, 3000, 1200, 0.5, 0.08)],
  page: [noise(0, 1500, 4600, 0.24, 0.2), noise(0.2, 3600, 1500, 0.12, 0.26), noise(0.31, 700, 420, 0.06, 0.3)],
  jewel: [1568, 1976, 2349, 3136].flatMap((pitch, nth) => ring(nth * 0.08, pitch, [1, 1.5], 0.5 + nth * 0.1, 0.13)),
  // Past him, and out of his hand.
  snatched: [
    noise(0, 700, 4200, 0.2, 0.34),
    ...ring(0.18, 2349, [1, 1.5], 0.45, 0.15),
    ...ring(0.26, 3136, [1, 1.5], 0.6, 0.13),
  ],
  lost: [
    ...[2349, 1760, 1319].flatMap((pitch, nth) => ring(nth * 0.1, pitch, [1, 1.5], 0.3, 0.13)),
    tone(0.34, 170, 80, 0.2, 0.5),
  ],
  // Cards off the pack, one after the other.
  deal: [0, 0.09, 0.18, 0.27, 0.36].flatMap((at, nth) => [
    noise(at, 3400 - nth * 90, 1700, 0.07, 0.16),
    noise(at + 0.05, 900, 620, 0.03, 0.16),
  ]),
  turn: [noise(0, 1200, 3600, 0.06, 0.16), noise(0.08, 2600, 900, 0.05, 0.28), tone(0.08, 210, 140, 0.06, 0.2)],
  // An iron door, and the bolt after it.
  prison: [
    tone(0, 120, 55, 0.35, 0.6),
    noise(0, 700, 260, 0.22, 0.4),
    ...ring(0.01, 233, [1, 2.31, 3.7, 5.2], 0.9, 0.16),
    noise(0.42, 1500, 900, 0.05, 0.4),
    tone(0.42, 300, 180, 0.08, 0.3),
  ],
  // Drawn, not crossed: a duel that is lost.
  blade: [noise(0, 2600, 5200, 0.16, 0.24), tone(0.16, 196, 98, 0.4, 0.34)],
  fanfare: [
    ...[0, 0.14, 0.28].flatMap(at => horn(at, 392, 0.16, 0.24)),
    ...horn(0.42, 523, 0.34, 0.28),
    ...horn(0.72, 659, 0.3, 0.26),
    ...horn(0.96, 784, 0.95, 0.3),
    ...horn(0.96, 523, 0.95, 0.16),
  ],
};

/** Seconds until the last stroke has died away. */
export const lengthOf = (name: SoundName): number => Math.max(...RECIPES[name].map(({ at, lasts }) => at + lasts));
