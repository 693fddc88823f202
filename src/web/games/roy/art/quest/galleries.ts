/** The galleries of the Louvre: four antechambers in a row, and the Queen's door at their end. */
import { circle, coords, type Pen, path, pen, placed } from '#web/art/engraving.ts';
import { GALLERIES, galleryChallenge, galleryFighter } from './plan.ts';

const PAPER = 'var(--paper)';
const LIGHT = 'var(--paper-light)';
const SHADE = 'var(--paper-3)';
const [CEILING, FLOOR] = [50, 268];
const RIGHT = GALLERIES.left + GALLERIES.width * GALLERIES.count;

/** Squares of two stones, running towards one point far behind the wall. */
const pavement = (): string => {
  const rows = [FLOOR, 284, 306, 336, 384];
  const xAt = (k: number, y: number): number => 500 + (k - 20) * 34 * (0.62 + ((y - FLOOR) / 116) * 0.75);
  let dark = '';
  for (const [row, y] of rows.slice(0, -1).entries()) {
    const next = rows[row + 1] ?? y;
    for (let k = row % 2; k < 40; k += 2)
      dark += `M${coords(xAt(k, y), y)}L${coords(xAt(k + 1, y), y)}L${coords(xAt(k + 1, next), next)}L${coords(xAt(k, next), next)}Z`;
  }
  return (
    `<rect y="${FLOOR}" width="1000" height="${380 - FLOOR}" fill="var(--paper)"/>` +
    `<path d="${dark}" fill="var(--paper-3)" stroke="var(--hatch)" stroke-width=".4"/>`
  );
};

const pilaster = (hand: Pen, x: number): string =>
  path(`M${x - 9} ${FLOOR}V${CEILING + 18}H${x + 9}V${FLOOR}Z`, 'line', LIGHT) +
  path(`M${x - 4} ${FLOOR - 10}V${CEILING + 24}M${x} ${FLOOR - 10}V${CEILING + 24}`, 'fine') +
  path(hand.hatch([x + 3, FLOOR - 4], [x + 3, CEILING + 22], [6, 0], 4, 0.2), 'fine') +
  path(`M${x - 13} ${CEILING + 18}H${x + 13}L${x + 10} ${CEILING + 8}H${x - 10}Z`, 'line', 'var(--gold-bright)') +
  path(`M${x - 10} ${CEILING + 12}q5 5 10 0q5 5 10 0`, 'line') +
  path(`M${x - 13} ${FLOOR}H${x + 13}V${FLOOR - 10}H${x - 13}Z`, 'line', PAPER);

/** A niche in the wall where one waits with his hand at his sword. */
const niche = (hand: Pen, x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M-36 52V-18C-36 -50 36 -50 36 -18V52Z', 'line', SHADE) +
      path('M-30 52V-16C-30 -42 30 -42 30 -16V52Z', 'line', 'var(--wash-town)') +
      path(hand.hatch([10, -32], [10, 50], [20, 8], 10, 0.4), 'fine') +
      path('M-6 -52L0 -42L6 -52Z', 'line', 'var(--gold-bright)') +
      path('M-40 52H40V56H-40Z', 'line', PAPER),
  );

/** A round frame with garlands, for the challenge. */
const medallion = (hand: Pen, x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    path('M-74 -30H74V36H-74Z', 'line', LIGHT) +
      path('M-69 -25H69V31H-69Z', 'fine') +
      path(hand.hatch([40, -24], [40, 30], [28, 0], 11, 0.4), 'fine') +
      path('M-66 -20c14 26 26 26 34 10M66 -20c-14 26 -26 26 -34 10', 'line') +
      path(
        'M-62 -14q4 5 8 2M-56 -6q4 5 8 1M-48 -2q5 3 8 -2M62 -14q-4 5 -8 2M56 -6q-4 5 -8 1M48 -2q-5 3 -8 -2',
        'line',
        'var(--wash-field)',
      ) +
      circle(0, 0, 36, 'line', 'var(--gold-bright)') +
      circle(0, 0, 32, 'line', PAPER) +
      path('M-10 -38q10 -10 20 0', 'line', 'var(--gold-bright)'),
  );

/** A panel of the wall that stands ajar: the secret passage. */
const hiddenDoor = (hand: Pen, x: number): string =>
  placed(
    x,
    FLOOR,
    1,
    path('M-12 0V-70H12V0Z', 'line', 'var(--ink-2)') +
      path('M-12 0V-70L4 -64V6Z', 'line', LIGHT) +
      path('M-8 -6V-58L0 -55V-2Z', 'line', PAPER) +
      path(hand.hatch([-1, -60], [-1, 2], [4, 1], 3, 0.2), 'fine'),
  );

/** A chandelier under the ceiling, beside the frame. */
const chandelier = (x: number, y: number): string =>
  placed(
    x,
    y,
    1,
    `<circle cx="0" cy="6" r="20" fill="var(--gold-bright)" opacity=".2"/>${path('M0 -26V0M-13 4q13 12 26 0M-8 0q8 8 16 0', 'line')}` +
      path('M-14 3v-6h3v6zM-1.500 6v-8h3v8zM11 3v-6h3v6z', 'line', LIGHT) +
      path('M-12.500 -4l-1 -4l1 -2l1 2zM0 -3l-1 -4l1 -2l1 2zM12.500 -4l-1 -4l1 -2l1 2z', 'line', 'var(--gold-bright)'),
  );

const hall = (hand: Pen, which: number): string => {
  const left = GALLERIES.left + GALLERIES.width * which;
  const right = left + GALLERIES.width;
  const wash = which % 2 === 0 ? 'var(--wash-sea-2)' : 'var(--wash-land)';
  let damask = '';
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 9; column++) {
      const [x, y] = [left + 22 + column * 22 + (row % 2) * 11, CEILING + 32 + row * 21];
      if (x < right - 16) damask += `M${coords(x, y)}l3 -4l3 4l-3 4zM${coords(x + 3, y + 4)}v4`;
    }
  return (
    path(`M${left} ${FLOOR}V${CEILING}H${right}V${FLOOR}Z`, 'line', wash) +
    path(damask, 'fine') +
    path(hand.hatch([right - 34, CEILING + 22], [right - 34, FLOOR - 12], [26, 0], 12, 0.5), 'fine') +
    niche(hand, ...galleryFighter(which, false)) +
    niche(hand, ...galleryFighter(which, true)) +
    medallion(hand, ...galleryChallenge(which)) +
    hiddenDoor(hand, left + GALLERIES.width / 2) +
    chandelier(left + 22, 84) +
    path(`M${left} ${FLOOR - 8}H${right}M${left} ${FLOOR - 4}H${right}`, 'fine')
  );
};

const cornice = (hand: Pen): string =>
  `<rect width="1000" height="${CEILING}" fill="var(--paper-2)"/>` +
  path(hand.hatch([0, 6], [0, CEILING - 14], [1000, 0], 120, 0.4), 'fine') +
  path(`M-2 ${CEILING - 12}H1002V${CEILING + 2}H-2Z`, 'line', LIGHT) +
  path(hand.hatch([4, CEILING - 9], [4, CEILING - 2], [992, 0], 124, 0.1), 'fine') +
  path(`M0 ${CEILING + 2}H1000`, 'bold');

/** Two leaves under a canopy, and three steps. */
const queensDoor = (hand: Pen): string => {
  const [left, right] = [RIGHT, 1000];
  const x = (left + right) / 2;
  return (
    path(`M${left} ${FLOOR}V${CEILING}H${right}V${FLOOR}Z`, 'line', 'var(--red-pale)') +
    path(hand.hatch([right - 22, CEILING + 4], [right - 22, FLOOR - 4], [20, 0], 9, 0.5), 'fine') +
    path(`M${x - 38} ${FLOOR}V128C${x - 38} 92 ${x + 38} 92 ${x + 38} 128V${FLOOR}Z`, 'line', 'var(--gold-bright)') +
    path(`M${x - 31} ${FLOOR}V130C${x - 31} 100 ${x + 31} 100 ${x + 31} 130V${FLOOR}Z`, 'line', LIGHT) +
    path(`M${x} ${FLOOR}V108`, 'bold') +
    path(
      `M${x - 25} 150h18v42h-18zM${x + 7} 150h18v42h-18zM${x - 25} 204h18v46h-18zM${x + 7} 204h18v46h-18z`,
      'line',
      PAPER,
    ) +
    path(hand.hatch([x + 18, 112], [x + 18, FLOOR - 2], [12, 0], 6, 0.3), 'fine') +
    circle(x - 4, 198, 1.8, 'line', 'var(--gold)') +
    circle(x + 4, 198, 1.8, 'line', 'var(--gold)') +
    path(
      `M${x - 44} 92C${x - 40} 66 ${x + 40} 66 ${x + 44} 92L${x + 34} 88L${x + 22} 94L${x + 11} 88L${x} 94L${x - 11} 88L${x - 22} 94L${x - 34} 88Z`,
      'line',
      'var(--red)',
    ) +
    path(
      `M${x - 13} 68L${x - 16} 54L${x - 6} 61L${x} 50L${x + 6} 61L${x + 16} 54L${x + 13} 68Z`,
      'line',
      'var(--gold-bright)',
    ) +
    [0, 1, 2]
      .map(step =>
        path(
          `M${x - 42 - step * 7} ${FLOOR + step * 9}H${x + 60}V${FLOOR + 9 + step * 9}H${x - 42 - step * 7}Z`,
          'line',
          step % 2 ? PAPER : LIGHT,
        ),
      )
      .join('')
  );
};

export const galleriesArt = (): string => {
  const hand = pen(1628);
  const halls = Array.from({ length: GALLERIES.count }, (_, which) => which);
  return (
    pavement() +
    cornice(hand) +
    `<rect y="${CEILING}" width="${GALLERIES.left}" height="${FLOOR - CEILING}" fill="var(--paper-3)"/>` +
    halls.map(which => hall(hand, which)).join('') +
    queensDoor(hand) +
    [...halls, GALLERIES.count].map(which => pilaster(hand, GALLERIES.left + GALLERIES.width * which)).join('') +
    path(`M0 ${FLOOR}H${RIGHT - 2}`, 'bold')
  );
};
