/** Gradient noise that repeats without a seam: what paper, wood and leather are made of. */

/** A number from 0 to 1 that belongs to a corner of the lattice. */
const scatter = (x: number, y: number, seed: number): number => {
  let hash = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b) ^ Math.imul(seed + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** From -1 to 1. The lattice has `across` by `down` cells and begins anew behind the last. */
const gradientNoise = (x: number, y: number, across: number, down: number, seed: number): number => {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const slope = (cornerX: number, cornerY: number): number => {
    const angle = scatter(cornerX % across, cornerY % down, seed) * 2 * Math.PI;
    return (Math.cos(angle) * (x - cornerX) + Math.sin(angle) * (y - cornerY)) * Math.SQRT2;
  };
  const along = ease(x - left);
  return between(
    between(slope(left, top), slope(left + 1, top), along),
    between(slope(left, top + 1), slope(left + 1, top + 1), along),
    ease(y - top),
  );
};

export interface Noise {
  /** Cells of the coarsest lattice, over the whole tile. */
  readonly cells: readonly [across: number, down: number];
  readonly octaves: number;
  readonly seed: number;
  /** Veined, as leather is: the noise's distance from nought instead of the noise. */
  readonly veined?: true;
}

/** At a point of the tile, both from 0 to 1; about 0.5 on average, or about 0.3 when it is veined. */
export const noiseAt = ({ cells: [across, down], octaves, seed, veined }: Noise, x: number, y: number): number => {
  let sum = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const finer = 2 ** octave;
    const value = gradientNoise(x * across * finer, y * down * finer, across * finer, down * finer, seed + octave);
    sum += (veined ? Math.abs(value) : value) / finer;
  }
  return veined ? sum : (sum + 1) / 2;
};
