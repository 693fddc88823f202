import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { noiseAt } from './noise.ts';
import { pngOf } from './png.ts';
import { TEXTURES, tintOf } from './textures.ts';

const NAMES = Object.keys(TEXTURES) as (keyof typeof TEXTURES)[];

/** The chunks of a PNG; its pixels unpacked, as two packers may pack the same ones differently. */
const chunksOf = (png: Buffer): [string, string][] => {
  const chunks: [string, string][] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    chunks.push([type, (type === 'IDAT' ? inflateSync(data) : data).toString('hex')]);
    at += length + 12;
  }
  return chunks;
};

describe.each(NAMES)('the texture %s', name => {
  const file = readFileSync(new URL(`baked/${name}.png`, import.meta.url));

  test('is baked as it is made today', () => {
    expect(chunksOf(file)).toEqual(chunksOf(pngOf(tintOf(TEXTURES[name]))));
  });

  test('has no seam: it goes on at the other edge as inside', () => {
    const { noise, size } = TEXTURES[name];
    const step = 1 / size[0];
    const jump = (x: number, y: number) => Math.abs(noiseAt(noise, x, y) - noiseAt(noise, x - step, y));
    const rows = Array.from({ length: 50 }, (_, row) => row / 50);
    const largest = (x: number) => Math.max(...rows.map(y => jump(x, y)));
    const inside = Math.max(...Array.from({ length: 20 }, (_, nth) => largest((nth + 1) / 22)));
    expect(Math.max(...rows.map(y => Math.abs(noiseAt(noise, 0, y) - noiseAt(noise, 1 - step, y))))).toBeLessThan(
      inside * 1.5,
    );
  });

  test('travels light', () => {
    expect(file.length).toBeLessThan(14_000);
  });
});
