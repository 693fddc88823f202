import type { Location } from '#games/roy/names.ts';
import { hill, house, palace, pavilion, ship, tower, tree } from '#web/art/buildings.ts';
import { path, pen, placed } from '#web/art/engraving.ts';

/** Small engravings of the six places Milady goes to, each drawn into a field of 120 × 76. */
export const VIGNETTE = '0 0 120 76';

const TILE = 'var(--tile)';
const RED = 'var(--red)';
const ground = (d: string, fill = 'var(--wash-land)'): string => path(d, 'line', fill);
const houseAt = (x: number, y: number, scale: number, roof = TILE): string =>
  placed(x, y, scale, house(pen(x * 3 + y), { width: 16, height: 13, depth: 12, gable: 9, roof }));

const DRAWN: Readonly<Record<Location, () => string>> = {
  quarters: () =>
    ground('M-2 66C30 60 90 62 122 67V78H-2Z') +
    houseAt(10, 64, 0.8) +
    houseAt(88, 63, 0.9) +
    palace(34, 66, { width: 44, height: 24, depth: 10, roofHeight: 13, columns: 5 }) +
    tower(36, 66, { radius: 7, height: 32, cone: 17, roof: RED }) +
    path('M54 66v-9q5 -5 9 0v9z', 'line', 'var(--ink-2)') +
    tree(20, 72, 1.1) +
    tree(104, 72, 1),
  richelieu: () =>
    ground('M-2 67H122V78H-2Z') +
    palace(20, 66, { width: 80, height: 20, depth: 8, roofHeight: 12, columns: 9, roof: RED }) +
    pavilion(12, 68, 18, 27, 17, RED) +
    pavilion(51, 68, 19, 30, 20, RED) +
    pavilion(92, 68, 18, 27, 17, RED),
  paris: () =>
    ground('M-2 58C30 52 90 54 122 59V78H-2Z', 'var(--wash-town)') +
    houseAt(6, 56, 0.8) +
    houseAt(96, 55, 0.85) +
    pavilion(40, 60, 13, 36, 3) +
    pavilion(68, 60, 13, 36, 3) +
    path('M53 60V34H68V60Z', 'line', 'var(--paper)') +
    path('M60.5 38a5 5 0 1 1 -.1 0M57 60v-8q3.5 -4 7 0v8', 'line', 'var(--slate)') +
    houseAt(18, 66, 0.95) +
    houseAt(82, 66, 1) +
    houseAt(2, 72, 1) +
    houseAt(98, 73, 0.95) +
    path('M-2 73q10 -3 20 0t20 0t20 0t20 0t20 0t24 0', 'fine'),
  louvre: () =>
    ground('M-2 67H122V78H-2Z') +
    palace(14, 66, { width: 90, height: 22, depth: 8, roofHeight: 11, columns: 11 }) +
    pavilion(6, 69, 21, 30, 20) +
    pavilion(48, 69, 24, 34, 22) +
    pavilion(94, 69, 20, 30, 20),
  'la-rochelle': () =>
    path('M-2 56H122V78H-2Z', 'line', 'var(--wash-sea)') +
    path('M4 64q5 -3 9 0t9 0M30 71q5 -3 9 0t9 0M58 63q5 -3 9 0M6 74q5 -3 9 0', 'fine') +
    ground('M66 78C70 62 92 60 122 56V78Z') +
    tower(84, 66, { radius: 9, height: 38, cone: 0 }) +
    tower(107, 64, { radius: 8, height: 28, cone: 15 }) +
    path('M93 64V52H99V64', 'line', 'var(--paper)') +
    ship(32, 54, 0.72),
  quest: () =>
    ground('M-2 50C20 40 44 46 62 44C86 40 104 46 122 42V78H-2Z', 'var(--wash-field)') +
    hill(20, 50, 1.1) +
    hill(100, 46, 1.3) +
    hill(82, 48, 0.8) +
    path('M34 78C44 66 72 64 66 56C62 50 52 52 56 45', 'line', 'none', 'stroke-dasharray="4 3"') +
    houseAt(74, 66, 1.15) +
    path('M96 58V40M96 42h10v8h-10', 'line', 'var(--gold)') +
    tree(22, 68, 1.3) +
    tree(108, 72, 1.2) +
    tree(12, 72, 1),
};

const made = new Map<Location, string>();

/** The drawing of a place, made when it is first needed. */
export const vignetteOf = (location: Location): string => {
  const drawn = made.get(location) ?? DRAWN[location]();
  made.set(location, drawn);
  return drawn;
};
