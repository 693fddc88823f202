/** The roads: bands with a line between squares, arrows in the direction of riding, the signs of the squares. */
import { isPlace, LANES, type Lane, ROADS, SHORTCUT, type Sign, signOf } from '#games/trois/board/board.ts';
import { awayFrom, circle, coords, curve, type Pen, type Point, path } from '#web/art/engraving.ts';
import { borderOf, lineOf, pitchOf, SPACES, type Spot, spotOf } from '../geometry.ts';
import { ROAD_WIDTH } from '../plan.ts';
import { RIVERS } from './waters.ts';

const HALF = ROAD_WIDTH / 2;
/** Ridden both ways between the house and the Queen. */
const BOTH_WAYS: readonly Lane[] = ['PW', 'SP'];

/** Few points are enough: the curve through them is the same. */
const thin = (points: readonly Point[]): readonly Point[] =>
  points.filter((_, k) => k % 6 === 0 || k === points.length - 1);

const bandOf = (lane: Lane): string => `<path id="${lane}" d="${curve(thin(lineOf(lane)))}" fill="none"/>`;

const strokes = (colour: string, width: number, more = ''): string =>
  LANES.map(
    lane => `<use href="#${lane}" stroke="${colour}" stroke-width="${coords(width)}"${more && ` ${more}`}/>`,
  ).join('');

const at = ({ x, y, angle }: Spot, inner: string): string =>
  `<g transform="translate(${coords(x, y)}) rotate(${coords(angle)})">${inner}</g>`;

/** Points on a road's border: so far along, so far to the side. */
const beside = ({ x, y, angle }: Spot, side: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [x - Math.sin(turn) * side, y + Math.cos(turn) * side];
};

const crossLines = (): string => {
  let [lines, arrows] = ['', ''];
  for (const lane of LANES) {
    const count = ROADS[lane].signs.length;
    for (let after = 0; after <= count; after++) {
      const border = borderOf(lane, after);
      lines += `M${coords(...beside(border, -HALF))}L${coords(...beside(border, HALF))}`;
      if (BOTH_WAYS.includes(lane) || after === 0) continue;
      const turn = (border.angle * Math.PI) / 180;
      const tip: Point = [border.x + Math.cos(turn) * 6.5, border.y + Math.sin(turn) * 6.5];
      arrows += `M${coords(...beside(border, -6.5))}L${coords(...tip)}L${coords(...beside(border, 6.5))}Z`;
    }
  }
  return (
    `<path d="${lines}" stroke="var(--ink-2)" stroke-width="1.5" fill="none"/>` +
    `<path d="${arrows}" fill="var(--ink-2)"/>`
  );
};

/** Stones of the public way: rows of short joints inside the band. */
const paving = (hand: Pen): string => {
  let d = '';
  const [count, rows] = [ROADS.PW.signs.length * 5, 5];
  for (let k = 0; k < count; k++) {
    const [here, next] = [borderOf('PW', k / 5), borderOf('PW', (k + 1) / 5)];
    for (let row = 0; row < rows; row++) {
      const side = -HALF + 3 + ((row + (k % 2) * 0.5) * (ROAD_WIDTH - 6)) / rows;
      if (side > HALF - 4) continue;
      d += hand.line(beside(here, side), beside(next, side), 0.6);
    }
    if (k % 5) d += hand.line(beside(here, -HALF + 3), beside(here, HALF - 3), 0.5);
  }
  return path(d, 'fine', 'none', 'opacity=".62"');
};

/** Steps of the secret stairs, each with its shade. */
const stairs = (hand: Pen): string => {
  let [edges, shade] = ['', ''];
  const each = 5;
  for (let k = 0; k < ROADS.SP.signs.length * each; k++) {
    const step = borderOf('SP', k / each);
    if (k % each) edges += hand.line(beside(step, -HALF + 2), beside(step, HALF - 2), 0.3);
    for (const inset of [1.6, 3, 4.2]) {
      const spot = borderOf('SP', k / each + inset / pitchOf('SP'));
      shade += hand.line(beside(spot, -HALF + 3), beside(spot, HALF - 3), 0.3);
    }
  }
  return path(edges) + path(shade, 'fine', 'none', 'opacity=".7"');
};

/** Parapets where a road crosses a river. */
const bridges = (hand: Pen): string => {
  let art = '';
  for (const lane of LANES) {
    const line = lineOf(lane);
    let nearest: { far: number; k: number } | null = null;
    for (const [k, point] of line.entries()) {
      const far = Math.min(...RIVERS.map(river => awayFrom(point, river)));
      if (far < 9 && (nearest === null || far < nearest.far)) nearest = { far, k };
    }
    if (nearest === null) continue;
    const length = pitchOf(lane) * ROADS[lane].signs.length;
    const middle = (nearest.k / (line.length - 1)) * length;
    for (const side of [-1, 1]) {
      const edge = (along: number, out: number): Point =>
        beside(borderOf(lane, (middle + along) / pitchOf(lane)), side * (HALF + out));
      const far = [-30, -15, 0, 15, 30];
      art +=
        path(
          `${curve(far.map(along => edge(along, 1)))}L${coords(...edge(30, 8))}${curve(far.map(along => edge(-along, 8))).replace('M', 'L')}Z`,
          'line',
          'var(--paper-2)',
        ) +
        path(far.map(along => hand.line(edge(along, 1), edge(along, 8), 0.2)).join(''), 'fine') +
        [-30, 30].map(along => circle(...edge(along, 4.5), 5, 'line', 'var(--paper)')).join('');
    }
  }
  return art;
};

const GROUNDS: Readonly<Record<Exclude<Sign, 'plain'>, readonly [colour: string, icon: string]>> = {
  sword: ['#24477f', 'crossed-swords'],
  dagger: ['#96191f', 'plain-dagger'],
  phial: ['#8e2a52', 'poison-bottle'],
  gazette: ['#26190e', 'newspaper'],
  trap: ['#8a4b08', 'wolf-trap'],
  entry: ['#2f5a3a', 'fast-forward-button'],
  exit: ['#2f5a3a', 'direction-sign'],
};

export type IconBody = (name: string) => string;

/** The disc of a sign in a box of 48 × 48 about the origin. */
const disc = (colour: string, body: string): string =>
  `<circle r="23" fill="var(--ink)" opacity=".22" cx="1.500" cy="2.500"/><circle r="22.500" fill="var(--paper-light)" stroke="var(--ink-2)" stroke-width="1.200"/><circle r="20.200" fill="${colour}"/>` +
  `<g color="var(--paper-light)" transform="translate(-14.500 -14.500) scale(.0566)">${body}</g>`;

const signs = (icon: IconBody): string =>
  `<defs>${Object.entries(GROUNDS)
    .map(([sign, [colour, name]]) => `<g id="s-${sign}">${disc(colour, icon(name))}</g>`)
    .join('')}</defs>` +
  SPACES.filter(space => !isPlace(space) && signOf(space) !== 'plain')
    .map(space => {
      const { x, y } = spotOf(space);
      return `<use href="#s-${signOf(space)}" x="${coords(x)}" y="${coords(y)}"/>`;
    })
    .join('');

/** A footpath over the hills, from the entry of the shortcut to its exit. */
const footpath = (): string => {
  const [from, to] = [spotOf(SHORTCUT.from), spotOf(SHORTCUT.to)];
  const d = `M${coords(from.x - 4, from.y - 32)}C${coords(from.x - 40, from.y - 120, to.x + 60, to.y + 150, to.x + 2, to.y + 38)}`;
  return (
    `<path d="${d}" fill="none" stroke="var(--paper-light)" stroke-width="15" stroke-linecap="round" opacity=".85"/>` +
    `<path d="${d}" fill="none" stroke="#2f5a3a" stroke-width="4.500" stroke-dasharray="1 10" stroke-linecap="round"/>` +
    at({ x: to.x + 2, y: to.y + 38, angle: -104 }, '<path d="M-7 -9L7 0L-7 9Z" fill="#2f5a3a"/>')
  );
};

export const roads = (hand: Pen, icon: IconBody): string =>
  `<defs>${LANES.map(bandOf).join('')}</defs>` +
  footpath() +
  `<g transform="translate(3 5)" opacity=".3">${strokes('var(--ink)', ROAD_WIDTH + 3)}</g>` +
  bridges(hand) +
  strokes('var(--ink-2)', ROAD_WIDTH + 3) +
  strokes('#faf2de', ROAD_WIDTH) +
  strokes('var(--hatch)', ROAD_WIDTH - 6) +
  strokes('#f7eed8', ROAD_WIDTH - 7.2) +
  `<use href="#PW" stroke="#d9cfb4" stroke-width="${ROAD_WIDTH - 7}"/><use href="#SP" stroke="#c9b58a" stroke-width="${ROAD_WIDTH - 7}"/>` +
  paving(hand) +
  stairs(hand) +
  crossLines() +
  signs(icon);
