/** What stands in the rooms of the Quest boards. Light falls from the left, hatching on the right. */
import { circle, coords, type Pen, path, placed } from '#web/art/engraving.ts';

const PAPER = 'var(--paper)';
const LIGHT = 'var(--paper-light)';
const SHADE = 'var(--paper-3)';

/** A leaded window with its sill; (x, y) is the middle of the sill. */
export const casement = (x: number, y: number, width: number, height: number): string => {
  const [left, top] = [x - width / 2, y - height];
  let panes = '';
  for (let k = 1; k < 4; k++) panes += `M${coords(left + (width * k) / 4, top)}v${coords(height)}`;
  for (let k = 1; k < 4; k++) panes += `M${coords(left, top + (height * k) / 4)}h${coords(width)}`;
  return (
    path(`M${coords(left, y)}V${coords(top)}h${coords(width)}V${coords(y)}Z`, 'line', 'var(--wash-sea-2)') +
    path(panes, 'fine') +
    path(`M${coords(left - 4, y)}h${coords(width + 8)}v3h${coords(-width - 8)}Z`, 'line', PAPER)
  );
};

/** A bed with posts and a canopy, its head to the right; (x, y) is its left foot. */
export const bed = (hand: Pen, x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M30 -46H62V-2H30Z', 'line', 'var(--red-pale)') +
      path(hand.hatch([44, -45], [44, -3], [17, 0], 8, 0.3), 'fine') +
      path('M0 -6V-17C10 -21 34 -21 58 -17V-6Z', 'line', LIGHT) +
      path('M44 -18c3 -6 12 -6 15 0z', 'line', PAPER) +
      path('M4 -8q8 -6 16 -2t16 -2M6 -14q10 -4 20 0', 'fine') +
      path('M0 0V-24M60 0V-54M26 -54H64L60 -60H30Z', 'line', SHADE) +
      path('M26 -54q4 7 9 0q4 7 9 0q4 7 9 0q4 7 9 0', 'line', 'var(--red)') +
      path('M0 -6H60', 'bold'),
  );

/** A cask lying on its side, seen from its end. */
export const cask = (hand: Pen, x: number, y: number, radius: number): string =>
  circle(x, y - radius, radius, 'line', SHADE) +
  circle(x, y - radius, radius * 0.82, 'line', 'var(--wash-town)') +
  path(
    `M${coords(x - radius * 0.5, y - radius * 1.6)}v${coords(radius * 1.2)}M${coords(x, y - radius * 1.8)}v${coords(radius * 1.6)}M${coords(x + radius * 0.5, y - radius * 1.6)}v${coords(radius * 1.2)}`,
    'fine',
  ) +
  path(
    hand.hatch(
      [x + radius * 0.35, y - radius * 1.66],
      [x + radius * 0.35, y - radius * 0.34],
      [radius * 0.44, 0],
      4,
      0.2,
    ),
    'fine',
  ) +
  circle(x - radius * 0.1, y - radius * 0.5, 1.6, 'line', 'var(--ink)');

/** A partition of the stable with its hay rack; (x, y) is the foot of the post. */
export const stall = (hand: Pen, x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M6 -58L44 -58L36 -34H14Z', 'line', 'var(--wash-field)') +
      path(hand.hatch([8, -57], [15, -35], [34, 0], 12, 0.6), 'fine') +
      path('M8 -56q6 -7 12 -2q6 -7 12 -1q5 -4 10 1', 'line', 'var(--gold-bright)') +
      path('M0 0V-78H5V0Z', 'line', SHADE) +
      path('M5 0V-30H50V0Z', 'line', PAPER) +
      path('M5 -20H50M5 -10H50', 'fine') +
      path(hand.hatch([32, -29], [32, -1], [17, 0], 7, 0.3), 'fine'),
  );

/** A trestle table with jugs; (x, y) is the middle of the floor under it. */
export const table = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M-34 -22H34V-17H-34Z', 'line', SHADE) +
      path('M-28 -17L-32 0M-24 -17L-20 0M28 -17L32 0M24 -17L20 0M-26 -6H26') +
      path('M-16 -22v-9q4 -3 8 0v9zM-8 -29q5 0 4 5h-4', 'line', LIGHT) +
      path('M10 -22v-6h6v6zM20 -22c-3 -5 -1 -9 1 -12c2 3 4 7 1 12z', 'line', 'var(--slate)'),
  );

/** An open fire under its hood; (x, y) is the middle of the hearth stone. */
export const hearth = (hand: Pen, x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M-18 -52L-10 -112H10L18 -52Z', 'line', PAPER) +
      path(hand.hatch([2, -110], [6, -54], [9, 0], 6, 0.3), 'fine') +
      path('M-34 -52H34V-44H-34Z', 'line', SHADE) +
      path('M-30 0V-44H30V0Z', 'line', 'var(--ink-2)') +
      path(
        'M-14 0C-18 -12 -8 -16 -8 -26C0 -20 -2 -14 2 -12C4 -16 6 -18 6 -22C14 -14 16 -8 12 0Z',
        'line',
        'var(--tile)',
      ) +
      path('M-6 0c-4 -6 0 -9 1 -14c5 4 7 8 4 14z', 'line', 'var(--gold-bright)') +
      path('M-20 0H20M-17 -3L16 -6M-15 -6L18 -2', 'bold') +
      path('M-38 0H38V4H-38Z', 'line', SHADE),
  );

/** A wall candle with its light. */
export const sconce = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    `<circle cx="0" cy="-13" r="11" fill="var(--gold-bright)" opacity=".28"/>${path('M-5 4q5 5 10 0M0 5V-4', 'line')}` +
      path('M-2 -4h4v-6h-4z', 'line', LIGHT) +
      path('M0 -10c-3 -4 0 -6 0 -9c2 3 3 6 0 9z', 'line', 'var(--gold-bright)'),
  );
