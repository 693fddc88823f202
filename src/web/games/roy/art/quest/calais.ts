/** The harbour of Calais: the town behind its quay, the ship that waits, and England on the horizon. */
import { house, ship, tower } from '#web/art/buildings.ts';
import { circle, coords, curve, type Pen, type Point, path, pen, placed, placedAt } from '#web/art/engraving.ts';
import { cask } from './furniture.ts';
import { air, birds, cloud } from './weather.ts';

const HORIZON = 104;
const QUAY = 172;

const sea = (hand: Pen): string => {
  let waves = '';
  for (let row = 0; row < 30; row++) {
    const y = HORIZON + 5 + row * row * 0.3;
    if (y > 378) break;
    for (let x = 380 + hand.random() * 40; x < 1000; x += 34 + hand.random() * 60) {
      const length = 10 + hand.random() * 16 + row * 0.8;
      waves += `M${coords(x, y)}q${coords(length / 4, -1 - row * 0.1)} ${coords(length / 2, 0)}t${coords(length / 2, 0)}`;
    }
  }
  return (
    `<rect y="${HORIZON}" width="1000" height="${380 - HORIZON}" fill="var(--wash-sea-2)"/>` +
    `<path d="M0 ${HORIZON}H1000" stroke="var(--ink-2)" stroke-width=".9"/>` +
    path(waves, 'fine')
  );
};

const cliffs = (hand: Pen): string => {
  const top = hand.rough(
    [
      [806, HORIZON],
      [824, 86],
      [862, 78],
      [902, 84],
      [946, 70],
      [1004, 74],
    ],
    1.6,
    3,
  );
  let cracks = '';
  for (let x = 828; x < 1000; x += 7)
    cracks += hand.line([x, 84 + hand.random() * 4], [x + hand.wobble(2), HORIZON - 1], 0.8);
  return (
    path(`${curve(top)}V${HORIZON}H806Z`, 'line', 'var(--paper-light)') +
    path(cracks, 'fine') +
    path(`${curve(top.map(([x, y]): Point => [x, y - 0.5]))}`, 'bold') +
    tower(932, 78, { radius: 7, height: 20, cone: 0 }) +
    tower(950, 76, { radius: 9, height: 26, cone: 0 }) +
    path('M826 84c8 -5 20 -5 34 -6M866 77c10 2 20 4 34 5', 'fine')
  );
};

const town = (hand: Pen): string => {
  const gables = Array.from({ length: 16 }, (_, k) => {
    const [width, height] = [21 + hand.random() * 9, 28 + hand.random() * 24];
    const roof = hand.random() < 0.3 ? 'var(--slate)' : 'var(--tile)';
    return placed(
      6 + k * 34 + hand.wobble(4),
      QUAY - 2,
      1,
      house(hand, { width, height, depth: 14, gable: 12 + hand.random() * 6, roof, windows: 2 }),
    );
  }).join('');
  const behind = Array.from({ length: 15 }, (_, k) =>
    placed(
      18 + k * 36 + hand.wobble(5),
      QUAY - 34,
      0.8,
      house(hand, { width: 20, height: 18, depth: 12, gable: 12, roof: k % 4 === 1 ? 'var(--slate)' : 'var(--tile)' }),
    ),
  ).join('');
  return (
    tower(212, QUAY - 42, { radius: 14, height: 72, cone: 40 }) +
    tower(398, QUAY - 40, { radius: 10, height: 46, cone: 26 }) +
    behind +
    tower(30, QUAY - 6, { radius: 21, height: 62, cone: 0 }) +
    gables
  );
};

const quay = (hand: Pen): string => {
  let flags = '';
  for (let row = 0; row < 9; row++) {
    const y = QUAY + 8 + row * row * 2.1 + row * 6;
    if (y > 378) break;
    flags += hand.line([0, y], [650 + row * 8, y], 1);
    for (let x = (row % 2) * 26; x < 650 + row * 8; x += 58 + hand.random() * 14)
      flags += `M${coords(x, y)}l-3 ${coords(14 + row * 2)}`;
  }
  let specks = '';
  for (let k = 0; k < 150; k++) {
    const [x, y] = [hand.random() * 640, QUAY + 8 + hand.random() * 198];
    specks += `M${coords(x, y)}l${coords(3 + hand.random() * 5, -0.6)}`;
  }
  const edge = hand.rough(
    [
      [642, QUAY],
      [690, 252],
      [724, 330],
      [738, 384],
    ],
    1.2,
    5,
  );
  return (
    path(`M-4 ${QUAY}H642${curve(edge).replace('M', 'L')}V384H-4Z`, 'line', 'var(--wash-land)') +
    path(flags, 'fine') +
    path(specks, 'fine') +
    path(curve(edge), 'bold') +
    path(curve(edge.map(([x, y]): Point => [x + 7, y + 5])), 'fine') +
    path(curve(edge.map(([x, y]): Point => [x + 13, y + 9])), 'fine')
  );
};

/** The jetty on its piles, out to where the ship lies. */
const jetty = (hand: Pen): string => {
  let planks = '';
  for (let k = 0; k < 26; k++) planks += hand.line([690 + k * 8, 296 + k * 0.5], [706 + k * 7.6, 338 + k * 0.2], 0.3);
  const piles = [712, 760, 808, 856, 886]
    .map(x => path(`M${x} 338V366h7V338Z`, 'line', 'var(--paper-3)') + path(`M${x - 6} 366q6 -4 10 0t10 0`, 'fine'))
    .join('');
  return (
    piles +
    path('M688 294L898 308V342L708 340Z', 'line', 'var(--paper-2)') +
    path(planks, 'fine') +
    path('M708 340H898M688 294L898 308', 'bold')
  );
};

const bales = (hand: Pen): string =>
  placedAt(
    [
      [640, 352],
      [668, 346],
      [654, 332],
    ],
    path('M-12 0V-16L0 -21L13 -16V0L1 5Z', 'line', 'var(--paper-3)') +
      path('M-12 -16L1 -12L13 -16M1 -12V5M5 2V-12M9 0V-13', 'fine'),
  ) +
  cask(hand, 608, 362, 13) +
  cask(hand, 582, 364, 11) +
  cask(hand, 596, 344, 10);

/** A treadwheel crane, as they stood on every quay. */
const crane = (hand: Pen): string =>
  placed(
    628,
    QUAY + 6,
    1,
    path('M-16 0L-10 -52H10L16 0Z', 'line', 'var(--paper-2)') +
      path(hand.hatch([4, -50], [8, -1], [7, 0], 5, 0.2), 'fine') +
      path('M-14 -52L0 -74L14 -52Z', 'line', 'var(--slate)') +
      circle(0, -24, 10, 'line', 'var(--paper)') +
      path('M-10 -24H10M0 -34V-14M-7 -31L7 -17M-7 -17L7 -31', 'fine') +
      path('M4 -62L48 -92M4 -52L48 -92M20 -73L22 -64M34 -82L37 -74', 'bold') +
      path('M48 -92V-40M44 -40h8v8h-8z', 'line', 'var(--paper-3)'),
  );

export const calaisArt = (): string => {
  const hand = pen(1626);
  return (
    '<rect width="1000" height="380" fill="var(--paper-light)"/>' +
    air(hand, HORIZON) +
    cloud(hand, 560, 42, 0.9) +
    cloud(hand, 742, 68, 0.7) +
    cloud(hand, 316, 30, 0.7) +
    cloud(hand, 92, 46, 0.8) +
    sea(hand) +
    cliffs(hand) +
    ship(716, 124, 0.5) +
    ship(620, 116, 0.34) +
    town(hand) +
    quay(hand) +
    crane(hand) +
    placed(906, 232, 2.05, ship(0, 0, 1)) +
    jetty(hand) +
    bales(hand) +
    birds(hand, 470, 66, 4) +
    birds(hand, 820, 44, 3)
  );
};
