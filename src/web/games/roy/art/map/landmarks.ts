/** The places of the game: Louvre, Palais-Cardinal, Milady's house, Bastille, Notre-Dame, Vieux-Colombier, Arsenal, La Rochelle. */
import { house, palace, pavilion, tower } from '#web/art/buildings.ts';
import { circle, type Pen, path, placed } from '#web/art/engraving.ts';

const PAPER = 'var(--paper)';
const STONE = '#e3d6b4';
const at = (x: number, y: number, art: string): string => placed(x, y, 1, art);

/** A court with four wings; its middle is the origin. */
export const louvre = (): string =>
  at(
    462,
    288,
    palace(-46, -26, { width: 96, height: 22, depth: 10, roofHeight: 14, columns: 9 }) +
      pavilion(-62, -24, 24, 30, 20) +
      pavilion(44, -24, 24, 30, 20) +
      path('M-46 -22H54L66 18H-58Z', 'line', PAPER) +
      path('M-38 -12H58M-42 -2H60M-46 8H62M-26 -20L-34 16M4 -20V16M34 -20L42 16', 'fine', 'none', 'opacity=".6"') +
      palace(-60, 24, { width: 118, height: 20, depth: 12, roofHeight: 13, columns: 11 }) +
      pavilion(-10, 26, 22, 32, 24) +
      pavilion(-74, 28, 24, 30, 20) +
      pavilion(50, 28, 24, 30, 20),
  );

/** Red roofs, and a parterre behind. */
export const palaisCardinal = (): string => {
  const roof = '#b5554a';
  return at(
    784,
    142,
    path('M-47 -36H49L57 -2H-55Z', 'line', '#cfcb96') +
      path('M-41 -30h36v10h-36zM5 -30h38v10h-38zM-45 -15h40v9h-40zM5 -15h44v9h-44z', 'fine', '#bcc08b') +
      circle(0, -18, 4, 'line', 'var(--wash-sea)') +
      palace(-57, 30, { width: 108, height: 22, depth: 12, roofHeight: 15, columns: 10, roof }) +
      pavilion(-69, 32, 22, 30, 20, roof) +
      pavilion(43, 32, 22, 30, 20, roof) +
      pavilion(-13, 33, 22, 27, 18, roof),
  );
};

/** An arcade, and one window lit. */
export const quarters = (): string =>
  at(
    930,
    154,
    path('M-46 0H48L56 40H-56Z', 'line', PAPER) +
      path('M-32 8h66v22h-70z', 'fine', '#cfcb96') +
      palace(-48, 0, { width: 94, height: 18, depth: 8, roofHeight: 14, columns: 9 }) +
      palace(-18, 40, { width: 44, height: 34, depth: 14, roofHeight: 18, columns: 4, roof: '#7d6a78' }) +
      path('M8 9h7v8h-7z', 'line', '#ffd873') +
      path('M-10 -12v-8h5v7M14 -12v-9h5v8', 'line', PAPER),
  );

/** Eight towers, five of them seen. */
export const bastille = (hand: Pen): string =>
  at(
    948,
    312,
    path('M-40 0V-38H40V0Z', 'line', '#d9cba8') +
      [-28, 0, 28]
        .map((x, k) => tower(x, k === 1 ? -42 : -38, { radius: 11, height: 34, cone: 0, wall: STONE }))
        .join('') +
      path('M-36 0V-34H36V0Z', 'line', '#d9cba8') +
      path(hand.hatch([-36, 0], [-36, -32], [72, 0], 26, 0.2), 'fine') +
      [
        [-36, 2],
        [-12, 6],
        [12, 6],
        [36, 2],
      ]
        .map(([x = 0, y = 0]) => tower(x, y, { radius: 12, height: 44, cone: 0, wall: STONE }))
        .join('') +
      path('M-6 8v-12a6 6 0 0 1 12 0v12z', 'line', 'var(--ink)'),
  );

export const notreDame = (hand: Pen): string =>
  at(
    702,
    326,
    palace(14, -4, { width: 58, height: 18, depth: 8, roofHeight: 14, columns: 8 }) +
      path('M44 -36L47 -62L50 -36Z', 'line', 'var(--slate)') +
      path('M-12 0V-44H6V-28H12V-44H30V0Z', 'line', PAPER) +
      path('M-12 -30H30M-12 -16H30M-12 -41H6M12 -41H30', 'fine') +
      path(hand.hatch([22, 0], [22, -42], [7, 0], 4, 0.1), 'fine') +
      path('M-8 -38v7M-2 -38v7M2 -38v7M16 -38v7M20 -38v7M26 -38v7', 'window') +
      circle(9, -22, 5, 'line', 'var(--blue-pale)') +
      path('M9 -27v10M4 -22h10', 'fine') +
      path('M-8 0v-8q2 -4 4 0v8zM6 0v-10q3 -5 6 0v10zM22 0v-8q2 -4 4 0v8z', 'line', 'var(--ink-2)'),
  );

/** A hotel with its dovecote, doves and the company's flag. */
export const vieuxColombier = (hand: Pen): string =>
  at(
    448,
    440,
    path('M-62 0L-50 -30H52L64 0Z', 'line', PAPER) +
      palace(-50, -26, { width: 88, height: 18, depth: 10, roofHeight: 14, columns: 8, roof: 'var(--blue-pale)' }) +
      at(-70, 2, house(hand, { width: 26, height: 20, depth: 26, gable: 14, roof: 'var(--slate)' })) +
      tower(46, 4, { radius: 15, height: 34, cone: 26, roof: '#7f98bb' }) +
      path('M38 -20h2M43 -18h2M49 -18h2M40 -12h2M46 -11h2M52 -13h2', 'window') +
      path('M56 -56q3 -4 6 0q3 -4 6 0M34 -68q3 -4 6 0q3 -4 6 0M70 -44q3 -4 6 0q3 -4 6 0') +
      path('M-42 -26v-40h1.6M-41 -65l18 4l-18 6', 'line', 'var(--blue)'),
  );

const cannon = (x: number, y: number, scale: number): string =>
  placed(
    x,
    y,
    scale,
    path('M-12 -5L9 -11L11 -6L-10 1Z', 'line', 'var(--ink-2)') +
      circle(-3, 1, 5, 'line', PAPER) +
      path('M-3 -4v10M-8 1h10M-8 4L-16 8'),
  );

/** Long roofs by the river, guns and balls before them. */
export const arsenal = (): string =>
  at(
    846,
    318,
    palace(-34, -14, { width: 56, height: 12, depth: 9, roofHeight: 12, columns: 6, roof: '#a9927c' }) +
      palace(-38, 4, { width: 62, height: 12, depth: 9, roofHeight: 12, columns: 7, roof: '#a9927c' }) +
      path('M-10 4v-9a4 4 0 0 1 8 0v9z', 'line', 'var(--ink-2)') +
      cannon(31, 2, 0.62) +
      [
        [-44, 6],
        [-39, 6],
        [-41.5, 2],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.4, 'line', 'var(--ink-2)'))
        .join(''),
  );

const tent = (x: number, y: number): string =>
  placed(
    x,
    y,
    0.95,
    path('M-9 0L0 -13L9 0Z', 'line', PAPER) +
      path('M0 -13V0M1 -10L4 0M2.5 -9L7 0', 'fine') +
      path('M0 -13v-6l6 2l-6 2', 'line', 'var(--blue)'),
  );

/** The harbour with its two towers and the chain, the King's camp and its siege lines. */
export const laRochelle = (hand: Pen): string => {
  const home = (x: number, y: number, width: number, roof?: string) =>
    at(x, y, house(hand, { width, height: 9, depth: width + 2, gable: 6, ...(roof && { roof }) }));
  const earthwork = 'M336 470L352 456L346 440L364 428L356 410L372 396L362 378L372 360';
  return (
    `<path d="${earthwork}" fill="none" stroke="var(--ink-2)" stroke-width="5.4" stroke-linejoin="bevel"/>` +
    `<path d="${earthwork}" fill="none" stroke="#d8c08a" stroke-width="3.6" stroke-linejoin="bevel"/>` +
    path('M340 464l4 5M350 445l5 2M361 424l5 3M367 393l5 4M367 366l6 2', 'fine') +
    [
      [384, 372],
      [398, 386],
      [386, 402],
      [334, 344],
      [312, 350],
    ]
      .map(([x = 0, y = 0]) => tent(x, y))
      .join('') +
    cannon(352, 420, 0.6) +
    cannon(348, 392, 0.6) +
    home(298, 388, 12) +
    home(322, 394, 11, 'var(--slate)') +
    home(302, 408, 13) +
    home(330, 414, 10, '#d3b48b') +
    home(286, 424, 11) +
    home(312, 432, 12, 'var(--slate)') +
    tower(342, 408, { radius: 8, height: 22, cone: 14 }) +
    tower(268, 392, { radius: 9, height: 30, cone: 0 }) +
    tower(266, 434, { radius: 10, height: 34, cone: 14 }) +
    path('M274 388Q286 404 275 426', 'line', 'none', 'stroke-dasharray="3 2"') +
    path('M286 436L340 434L352 416', 'bold') +
    path('M284 430L338 428', 'line', 'none', 'stroke-dasharray="4 3"')
  );
};
