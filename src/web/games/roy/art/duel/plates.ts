/** Where people fight: a floor, and behind it the place. Heavy: baked to files, never shipped as code. */
import { hill, house, tower, tree } from '#web/art/buildings.ts';
import { coords, type Pen, path, pen, placed } from '#web/art/engraving.ts';
import { casement, cask, sconce } from '../quest/furniture.ts';
import { floor, PLATE } from './floor.ts';

const WALL = 'var(--paper-2)';
const STONE = 'var(--paper)';
const { horizon, width } = PLATE;

/** An arcade of the Louvre. */
const hall = (hand: Pen): string => {
  let d = '';
  for (let k = 0; k < 9; k++) {
    const x = 22 + k * 120;
    d +=
      path(`M${x} ${horizon}V86a46 46 0 0 1 92 0V${horizon}`, 'line', WALL) +
      path(`M${x + 6} ${horizon}V88a40 40 0 0 1 80 0V${horizon}`, 'fine') +
      path(hand.hatch([x + 12, horizon - 2], [x + 12, 98], [68, 0], 22, 0.4), 'fine', 'none', 'opacity=".8"') +
      path(`M${x - 16} ${horizon}V66H${x}V${horizon}ZM${x - 19} 66H${x + 3}V58H${x - 19}Z`, 'line', STONE) +
      path(hand.hatch([x - 6, horizon - 2], [x - 6, 68], [5, 0], 4, 0.2), 'fine');
  }
  return (
    d +
    path(`M0 36H${width}M0 43H${width}M0 28H${width}`) +
    path(hand.hatch([0, 28], [0, 36], [width, 0], 180, 0.2), 'fine')
  );
};

/** A street of Paris. */
const street = (hand: Pen): string => {
  let d = '';
  for (let k = 0; k < 19; k++) {
    const size = 34 + hand.random() * 22;
    d += placed(
      k * 60 - 20,
      horizon,
      1,
      house(hand, {
        width: size,
        height: 62 + hand.random() * 44,
        depth: 26,
        gable: 26,
        roof: k % 3 === 0 ? 'var(--slate)' : 'var(--tile)',
        windows: 3,
      }),
    );
  }
  return d;
};

/** The common room of an inn. */
const inn = (hand: Pen): string => {
  let beams = '';
  for (let k = 0; k < 12; k++) beams += path(`M${k * 100 - 8} 20h16V${horizon}h-16Z`, 'line', 'var(--paper-3)');
  return (
    path(`M0 20H${width}V${horizon}H0Z`, 'line', WALL) +
    path(`M0 14H${width}V30H0Z`, 'line', 'var(--paper-3)') +
    beams +
    [130, 430, 630, 930].map(x => casement(x + 20, 116, 50, 66)).join('') +
    [330, 836].map(x => sconce(x, 84)).join('') +
    [34, 66, 1022, 1056].map(x => cask(hand, x, horizon - 16, 17)).join('') +
    path(hand.hatch([4, horizon - 3], [4, 32], [width - 8, 0], 120, 0.6), 'fine', 'none', 'opacity=".35"')
  );
};

/** Open country by the sea. */
const country = (hand: Pen): string => {
  let d = '';
  for (let k = 0; k < 6; k++) d += hill(20 + k * 210, horizon - 2, 4 + hand.random() * 1.6);
  for (let k = 0; k < 16; k++) d += tree(30 + k * 70 + hand.wobble(18), horizon + 2, 2.6 + hand.random() * 1.6);
  return d;
};

/** The sea wall of La Rochelle. */
const rampart = (hand: Pen): string => {
  let battlements = `M0 ${horizon}V70`;
  for (let k = 0; k < 22; k++) battlements += `H${k * 50 + 26}V56H${k * 50 + 50}V70`;
  let courses = '';
  for (let row = 0; row < 6; row++) {
    const y = 84 + row * 15;
    courses += `M0 ${y}H${width}`;
    for (let k = 0; k < 24; k++) courses += `M${coords(k * 48 + (row % 2) * 24)} ${y}v15`;
  }
  return (
    path(`${battlements}V${horizon}Z`, 'line', WALL) +
    path(courses, 'fine', 'none', 'opacity=".6"') +
    [90, 400, 700, 1010].map(x => tower(x, horizon, { radius: 34, height: 104, cone: 40 })).join('') +
    path(hand.hatch([520, horizon - 2], [520, 76], [60, 0], 16, 0.4), 'fine')
  );
};

/** A vault of the Bastille. */
const cell = (hand: Pen): string => {
  let d = path(`M0 0H${width}V${horizon}H0Z`, 'line', 'var(--paper-3)');
  for (let row = 0; row < 8; row++) {
    let course = `M0 ${row * 21}H${width}`;
    for (let k = 0; k < 20; k++) course += `M${coords(k * 58 + (row % 2) * 29 + hand.wobble(3))} ${row * 21}v21`;
    d += path(course, 'fine');
  }
  for (const x of [170, 480, 790]) {
    d +=
      path(`M${x} 132V66a50 50 0 0 1 100 0V132Z`, 'line', 'var(--ink-2)') +
      path(
        `M${x + 25} 132V24M${x + 50} 132V16M${x + 75} 132V24M${x} 92H${x + 100}`,
        'bold',
        'none',
        'stroke-opacity="1"',
      ) +
      path(`M${x + 26} 132V26M${x + 51} 132V18M${x + 76} 132V26`, 'line', 'none', 'opacity=".6"');
  }
  return d;
};

export const DUEL_BOX = `0 0 ${PLATE.width} ${PLATE.height}`;

const BEHIND = { hall, street, inn, country, rampart, cell } as const;
export type PlateId = keyof typeof BEHIND;

/** Every plate by its name. */
export const DUEL_PLATES: Readonly<Record<PlateId, () => string>> = Object.fromEntries(
  (Object.keys(BEHIND) as PlateId[]).map((id, nth) => [id, () => BEHIND[id](pen(1640 + nth)) + floor()]),
) as Record<PlateId, () => string>;
