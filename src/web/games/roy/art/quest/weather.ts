/** What is above and below in the outdoor pictures: clouds, birds, grass, water. */
import { coords, type Pen, path, placed } from '#web/art/engraving.ts';

/** A cloud of scallops, shaded beneath; (x, y) is the middle of its flat side. */
export const cloud = (hand: Pen, x: number, y: number, scale: number): string => {
  let shade = '';
  for (let k = 0; k < 5; k++) {
    const inset = k * 6 + hand.wobble(4);
    shade += hand.line([-46 + inset, -2 - k * 3], [44 - inset * 1.4, -2 - k * 3], 0.6);
  }
  return placed(
    x,
    y,
    scale,
    path(
      'M-52 0C-60 -8 -50 -16 -42 -13C-42 -24 -26 -28 -20 -20C-14 -32 8 -32 12 -21C20 -27 34 -22 33 -13C44 -16 58 -8 50 0Z',
      'line',
      'var(--paper)',
    ) + path(shade, 'fine'),
  );
};

/** Level strokes that thin out towards the horizon. */
export const air = (hand: Pen, height: number): string => {
  let d = '';
  for (let y = 5; y < height; y += 4.5) {
    for (let x = hand.random() * 60 - 40; x < 1000; ) {
      const length = 30 + hand.random() * 110;
      if (hand.random() > y / height) d += hand.line([x, y], [x + length, y], 0.7);
      x += length + 14 + hand.random() * 90;
    }
  }
  return path(d, 'fine', 'none', 'opacity=".45"');
};

export const birds = (hand: Pen, x: number, y: number, count: number): string => {
  let d = '';
  for (let k = 0; k < count; k++) {
    const [bx, by, s] = [x + k * 24 + hand.wobble(8), y + hand.wobble(9), 3 + hand.random() * 2];
    d += `M${coords(bx - s * 2, by)}q${coords(s, -s * 1.2)} ${coords(s * 2, 0)}q${coords(s, -s * 1.2)} ${coords(s * 2, 0)}`;
  }
  return path(d);
};

/** Tufts of grass strewn over a stretch of land, where `bare` does not say it is something else. */
export const grass = (
  hand: Pen,
  [left, top, right, bottom]: readonly [number, number, number, number],
  count: number,
  bare: (x: number, y: number) => boolean,
): string => {
  let d = '';
  for (let k = 0; k < count; k++) {
    const [x, y] = [left + hand.random() * (right - left), top + hand.random() * (bottom - top)];
    if (!bare(x, y)) d += `M${coords(x, y)}l-2 -4M${coords(x + 2.5, y)}v-5M${coords(x + 5, y)}l2 -4`;
  }
  return path(d, 'fine');
};
