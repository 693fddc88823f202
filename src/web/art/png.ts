import { crc32, deflateSync } from 'node:zlib';

/** A picture in one colour: each pixel is one of a few strengths, 0 for none. */
export interface Tint {
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [red: number, green: number, blue: number];
  /** The opacity, 0 to 255, of each strength; sixteen at most. */
  readonly opacities: readonly number[];
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const PALETTE = 3;
const BITS = 4;

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
};

const header = ({ width, height }: Tint): Buffer => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = BITS;
  data[9] = PALETTE;
  return data;
};

/** Two pixels a byte, each row behind a nought: it is not filtered. */
const rows = ({ width, height, pixels }: Tint): Buffer => {
  const row = 1 + Math.ceil(width / 2);
  const data = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data[y * row + 1 + (x >> 1)] |= pixels[y * width + x] << (x % 2 === 0 ? BITS : 0);
  return data;
};

/** The picture as a PNG with a palette of one colour in several opacities. */
export const pngOf = (tint: Tint): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(tint)),
    chunk('PLTE', Buffer.from(tint.opacities.flatMap(() => tint.colour))),
    chunk('tRNS', Buffer.from(tint.opacities)),
    chunk('IDAT', deflateSync(rows(tint), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
