import { type Noise, noiseAt } from './noise.ts';
import type { Tint } from './png.ts';

/**
 * Paper, wood and leather as tiles, baked to small pictures. A live filter, or a drawing with one, is painted again
 * wherever the page changes; a picture is laid down as it is.
 */
interface Texture {
  readonly size: readonly [width: number, height: number];
  readonly colour: Tint['colour'];
  readonly noise: Noise;
  /** How opaque a pixel is, 0 to 1: `base + strength * noise`. */
  readonly strength: number;
  readonly base: number;
}

export const TEXTURES = {
  grain: {
    size: [128, 128],
    colour: [152, 123, 69],
    noise: { cells: [70, 90], octaves: 2, seed: 3 },
    strength: 0.34,
    base: -0.1,
  },
  // Shown eight times as large: a stain has no edges to blur.
  stain: {
    size: [88, 88],
    colour: [179, 141, 74],
    noise: { cells: [4, 4], octaves: 3, seed: 11 },
    strength: 0.95,
    base: -0.38,
  },
  // Shown twice as large.
  woodgrain: {
    size: [500, 230],
    colour: [63, 39, 0],
    noise: { cells: [4, 51], octaves: 3, seed: 8 },
    strength: 1.5,
    base: -0.45,
  },
  leathergrain: {
    size: [128, 128],
    colour: [0, 0, 64],
    noise: { cells: [28, 28], octaves: 2, seed: 5, veined: true },
    strength: 0.8,
    base: -0.08,
  },
} as const satisfies Readonly<Record<string, Texture>>;

const STRENGTHS = 16;

export const tintOf = ({ size: [width, height], colour, noise, strength, base }: Texture): Tint => {
  const opacity = Float64Array.from({ length: width * height }, (_, at) =>
    Math.max(0, base + strength * noiseAt(noise, (at % width) / width, Math.floor(at / width) / height)),
  );
  const most = Math.min(1, Math.max(...opacity));
  return {
    width,
    height,
    colour,
    opacities: Array.from({ length: STRENGTHS }, (_, nth) => Math.round((255 * most * nth) / (STRENGTHS - 1))),
    pixels: Uint8Array.from(opacity, each => Math.round((Math.min(each, most) / most) * (STRENGTHS - 1))),
  };
};
