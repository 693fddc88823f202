/** The places: their paved grounds, the four castles, the house, the Louvre, Calais, Dover and the Duke's castle. */
import { CASTLES, PLACES, type Place, RIDERS, type Rider } from '#games/trois/board/board.ts';
import { house, palace, pavilion, tower } from '#web/art/buildings.ts';
import { circle, coords, type Pen, type Point, path, placed } from '#web/art/engraving.ts';
import { seatStyle } from '#web/art/seats.ts';
import { SITES } from '../plan.ts';
import type { IconBody } from './roads.ts';

const PAPER = 'var(--paper)';
const STONE = '#e3d6b4';

const ellipse = (x: number, y: number, rx: number, ry: number, paint: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${paint}/>`;

const EMBLEMS: Readonly<Partial<Record<Place, string>>> = {
  BON: 'fleur-de-lys',
  QUEEN: 'queen-crown',
  CAL: 'anchor',
  DOV: 'anchor',
  BUCK: 'lion',
};

/** Faint, in the middle of the paving. */
const emblem = (place: Place, icon: IconBody): string => {
  const name = EMBLEMS[place];
  if (name === undefined) return '';
  const { at, half } = SITES[place];
  const size = half[1] * 1.1;
  return `<g color="#a9822a" opacity=".42" transform="translate(${coords(at[0] - size / 2, at[1] - size / 2)}) scale(${(size / 512).toFixed(3)})">${icon(name)}</g>`;
};

/** Paved grounds, gilded as what matters. */
export const grounds = (hand: Pen, icon: IconBody): string =>
  PLACES.map(place => {
    const {
      at: [x, y],
      half: [rx, ry],
    } = SITES[place];
    let stones = '';
    for (let ring = 1; ring < 4; ring++) {
      const share = ring / 4 + 0.04;
      const count = Math.round((rx + ry) * share * 0.16);
      for (let k = 0; k < count; k++) {
        const turn = ((k + hand.random() * 0.5) / count) * Math.PI * 2;
        const to = turn + (Math.PI * 1.1) / count;
        stones += `M${coords(x + Math.cos(turn) * rx * share, y + Math.sin(turn) * ry * share)}A${coords(rx * share, ry * share)} 0 0 1 ${coords(x + Math.cos(to) * rx * share, y + Math.sin(to) * ry * share)}`;
      }
    }
    return (
      ellipse(x + 3, y + 5, rx + 3, ry + 3, 'fill="var(--ink)" opacity=".3"') +
      ellipse(x, y, rx + 3, ry + 3, 'fill="var(--ink-2)"') +
      ellipse(x, y, rx + 1, ry + 1, 'fill="var(--gold-bright)"') +
      ellipse(x, y, rx - 5, ry - 5, 'fill="#f3e3b4" stroke="var(--ink-2)" stroke-width="1.2"') +
      path(stones, 'fine', 'none', 'opacity=".6"') +
      emblem(place, icon)
    );
  }).join('');

/** A musketeer's castle about its foot: a keep between two towers, his colour on the roofs. */
const castle = (hand: Pen, roof: string): string =>
  tower(20, -16, { radius: 13, height: 62, cone: 30, roof }) +
  path('M-36 0V-34H40V0Z', 'line', STONE) +
  path('M-36 -34v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h8v6h8v-6h4v6', 'line', STONE) +
  path(hand.hatch([8, 0], [8, -32], [32, 0], 14, 0.2), 'fine') +
  tower(-36, 4, { radius: 14, height: 48, cone: 26, roof }) +
  tower(42, 4, { radius: 14, height: 48, cone: 26, roof }) +
  path('M-9 0v-14a9 9 0 0 1 18 0v14z', 'line', 'var(--ink-2)') +
  path('M-5 -14v14M0 -16v16M5 -14v14M-9 -8h18', 'fine');

const LOOKS: Readonly<Record<Rider, { chair: number; roof: string }>> = {
  dartagnan: { chair: 0, roof: '#7f98c4' },
  athos: { chair: 1, roof: '#86a886' },
  porthos: { chair: 2, roof: '#cf9a5e' },
  aramis: { chair: 3, roof: '#a68ab8' },
};

/** His arms: the shape of his medal in his colour, a cross upon it. */
const arms = (rider: Rider): string => {
  const { shape, colour } = seatStyle(LOOKS[rider].chair);
  return (
    `<path d="${shape}" fill="var(--${colour})" stroke="var(--ink)" stroke-width="4"/>` +
    `<path d="${shape}" fill="none" stroke="var(--gold-bright)" stroke-width="5" transform="translate(7 7) scale(.86)"/>` +
    '<path d="M43 24h14v19h19v14H57v19H43V57H24V43h19z" fill="var(--paper-light)"/>'
  );
};

/** Where each castle stands, seen from the ground of its rider: the foot of its gate. */
const STANDS: Readonly<Record<Rider, readonly [x: number, y: number]>> = {
  aramis: [-98, 34],
  dartagnan: [-104, 32],
  porthos: [100, 32],
  athos: [4, -58],
};

const castles = (hand: Pen): string =>
  RIDERS.map(rider => {
    const [x, y] = SITES[CASTLES[rider].castle].at;
    const [dx, dy] = STANDS[rider];
    return (
      placed(x + dx, y + dy, 0.92, castle(hand, LOOKS[rider].roof)) +
      placed(x + dx - 13, y + dy - 46, 0.26, arms(rider)) +
      placed(x - 22, y - 22, 0.44, `<g opacity=".5">${arms(rider)}</g>`)
    );
  }).join('');

/** Mme Bonacieux's house, large, with the wall that holds her window. */
const bonacieux = (hand: Pen): string =>
  placed(
    812,
    818,
    1,
    house(hand, { width: 84, height: 66, depth: 36, gable: 42, windows: 0 }) +
      path('M0 -34H84M0 -66H84M42 -66V-34M21 -34V0M63 -34V0', 'line', 'none', 'opacity=".75"') +
      path('M0 -34L21 0M84 -34L63 0', 'line', 'none', 'opacity=".6"') +
      path('M33 0v-24a9 9 0 0 1 18 0v24z', 'line', '#6b4a2c') +
      path('M37 -2v-24M42 -2v-26M47 -2v-24', 'fine') +
      path('M6 -24h12v14H6zM66 -24h12v14H66z', 'line', 'var(--blue-pale)') +
      path('M12 -24v14M6 -17h12M72 -24v14M66 -17h12', 'fine') +
      path('M66 -106v-24h12v18z', 'line', PAPER),
  );

/** The palace about the Queen's court. */
const louvre = (): string =>
  palace(1470, 742, { width: 104, height: 52, depth: 16, roofHeight: 32, columns: 6 }) +
  pavilion(1444, 750, 44, 74, 44) +
  pavilion(1548, 752, 38, 74, 44) +
  palace(1290, 872, { width: 214, height: 40, depth: 14, roofHeight: 26, columns: 12 }) +
  pavilion(1264, 878, 42, 60, 38) +
  pavilion(1486, 878, 42, 60, 38) +
  pavilion(1378, 880, 40, 54, 36) +
  path('M1390 880v-20a8 8 0 0 1 16 0v20z', 'line', 'var(--ink-2)');

/** Beds of box and a fountain inside the wall, between the paved way and the stairs. */
const garden = (): string =>
  placed(
    1262,
    672,
    1,
    path('M-44 -26H30L44 26H-30Z', 'line', '#cfcb96') +
      path('M-36 -20H-8L-4 -6H-32ZM2 -20H26L30 -6H6ZM-28 6H-2L2 20H-24ZM8 6H34L38 20H12Z', 'fine', '#aeb67e') +
      path('M-30 -15H-12M-26 -10H-8M8 -15H24M11 -10H26M-22 11H-4M-19 16H-1M14 11H32M17 16H34', 'fine') +
      circle(0, 0, 9, 'line', 'var(--wash-sea)') +
      circle(0, 0, 4, 'line', PAPER) +
      path('M0 -2v-8M0 -10q-5 1 -6 6M0 -10q5 1 6 6'),
  );

/** The main entrance: two towers and the arch between, on both sides of the public way. */
const gate = (): string =>
  tower(1120, 582, { radius: 15, height: 52, cone: 30 }) + tower(1192, 676, { radius: 15, height: 46, cone: 28 });

/** A landing stage of planks on piles, from the quay out to sea. */
const jetty = (hand: Pen, [x1, y1]: Point, [x2, y2]: Point): string => {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [nx, ny] = [(-(y2 - y1) / long) * 8, ((x2 - x1) / long) * 8];
  return (
    path(
      `M${coords(x1 + nx, y1 + ny)}L${coords(x2 + nx, y2 + ny)}v9M${coords((x1 + x2) / 2 + nx, (y1 + y2) / 2 + ny)}v9`,
      'bold',
    ) +
    path(
      `M${coords(x1 - nx, y1 - ny)}L${coords(x2 - nx, y2 - ny)}L${coords(x2 + nx, y2 + ny)}L${coords(x1 + nx, y1 + ny)}Z`,
      'line',
      '#d3b48b',
    ) +
    path(hand.hatch([x1 - nx, y1 - ny], [x1 + nx, y1 + ny], [x2 - x1, y2 - y1], 9, 0.2), 'line')
  );
};

const calais = (hand: Pen): string =>
  placed(936, 402, 1, house(hand, { width: 24, height: 17, depth: 26, gable: 15 })) +
  placed(964, 420, 1, house(hand, { width: 20, height: 15, depth: 20, gable: 12, roof: 'var(--slate)' })) +
  tower(926, 412, { radius: 11, height: 56, cone: 24 }) +
  jetty(hand, [858, 402], [822, 364]);

const dover = (hand: Pen): string =>
  path('M780 152C790 128 800 112 816 110C832 112 838 128 842 152Z', 'line', '#e9e6cf') +
  path(hand.hatch([818, 116], [838, 150], [-18, 6], 8, 0.4), 'fine') +
  tower(812, 116, { radius: 16, height: 44, cone: 0, wall: STONE }) +
  tower(796, 124, { radius: 8, height: 32, cone: 14 }) +
  jetty(hand, [800, 246], [838, 278]);

/** The Duke's castle inside its loop of road: a great house of brick with four towers. */
const buckingham = (hand: Pen): string => {
  const brick = '#d9b39a';
  const roof = '#8fa3b8';
  return placed(
    346,
    304,
    1,
    path('M-86 8C-60 -4 70 -6 88 8Z', 'line', '#cfd0a0') +
      tower(-40, -40, { radius: 13, height: 66, cone: 30, roof, wall: brick }) +
      tower(42, -40, { radius: 13, height: 66, cone: 30, roof, wall: brick }) +
      palace(-62, -2, { width: 120, height: 62, depth: 14, roofHeight: 26, columns: 8, roof }) +
      path('M-62 -2V-64H58V-2Z', 'line', brick, 'opacity=".5"') +
      tower(-70, 6, { radius: 15, height: 72, cone: 34, roof, wall: brick }) +
      tower(70, 6, { radius: 15, height: 72, cone: 34, roof, wall: brick }) +
      path('M-14 -2V-70H14V-2Z', 'line', brick) +
      path('M-14 -70v-6h6v6h5v-6h6v6h5v-6h6v6', 'line', brick) +
      path('M-8 -2v-16a8 8 0 0 1 16 0v16z', 'line', 'var(--ink-2)') +
      circle(0, -46, 6, 'line', 'var(--blue-pale)') +
      path(hand.hatch([60, 0], [60, -60], [-14, 0], 5, 0.2), 'fine'),
  );
};

export const places = (hand: Pen): string =>
  buckingham(hand) + dover(hand) + calais(hand) + bonacieux(hand) + garden() + gate() + louvre() + castles(hand);
