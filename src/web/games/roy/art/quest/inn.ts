/** The inn, cut open: hall, bedrooms under the roof, stables at ground level, cellars below. */
import { tree } from '#web/art/buildings.ts';
import { coords, type Pen, path, pen, placed } from '#web/art/engraving.ts';
import { bed, casement, cask, hearth, sconce, stall, table } from './furniture.ts';
import { box, earth, INN_RIGHT, roof, sign } from './inn-outside.ts';
import { INN } from './plan.ts';
import { air } from './weather.ts';

const [CHAMBERS, STABLES, CELLAR] = INN.floors;
const GROUND = STABLES.bottom;
const PAPER = 'var(--paper)';
const room = (at: number): number => INN.rooms.left + INN.rooms.width * at;
const rooms = Array.from({ length: INN.rooms.count }, (_, at) => at);

const hall = (hand: Pen): string => {
  const { left, right } = INN.commonRoom;
  let boards = '';
  for (let x = left + 14; x < right; x += 22) boards += hand.line([x, CHAMBERS.top + 8], [x, GROUND - 84], 0.4);
  let tiles = '';
  for (let k = 0; k < 9; k++) tiles += hand.line([left + 4 + k * 24, GROUND], [left + 30 + k * 18, GROUND - 26], 0.2);
  return (
    box(left, CHAMBERS.top, right, GROUND, 'var(--wash-town)') +
    path(boards, 'fine') +
    path(hand.hatch([right - 34, CHAMBERS.top + 4], [right - 34, GROUND - 4], [32, 0], 13, 0.5), 'fine') +
    path(`M${left} ${GROUND - 26}H${right}`, 'fine') +
    path(tiles, 'fine') +
    [left, 70, 122, 174].map(x => box(x, CHAMBERS.top + 2, x + 6, CHAMBERS.top + 11, 'var(--paper-3)')).join('') +
    box(left, CHAMBERS.top, right, CHAMBERS.top + 4, 'var(--paper-3)') +
    hearth(hand, 66, GROUND - 22) +
    casement(170, 142, 40, 44) +
    sconce(118, 128) +
    table(164, GROUND - 4)
  );
};

const chambers = (hand: Pen): string =>
  rooms
    .map(at => {
      const x = room(at);
      return (
        box(
          x,
          CHAMBERS.top,
          x + INN.rooms.width,
          CHAMBERS.bottom,
          at % 2 === 0 ? 'var(--paper)' : 'var(--paper-light)',
        ) +
        path(
          `M${x + 46} ${CHAMBERS.top}V${CHAMBERS.bottom}M${x + 52} ${CHAMBERS.top}V${CHAMBERS.bottom}M${x + 108} ${CHAMBERS.top}V${CHAMBERS.bottom}M${x + 114} ${CHAMBERS.top}V${CHAMBERS.bottom}M${x + 52} ${CHAMBERS.bottom - 4}L${x + 108} ${CHAMBERS.top + 4}M${x + 52} ${CHAMBERS.bottom - 12}L${x + 108} ${CHAMBERS.top - 4}`,
          'fine',
        ) +
        path(hand.hatch([x + 138, CHAMBERS.top + 2], [x + 138, CHAMBERS.bottom - 2], [22, 0], 10, 0.4), 'fine') +
        casement(x + 28, CHAMBERS.top + 46, 26, 30) +
        bed(hand, x + 94, CHAMBERS.bottom - 1) +
        path(`M${x + 14} ${CHAMBERS.bottom}v-14h24v14M${x + 12} ${CHAMBERS.bottom - 14}h28`, 'line', 'var(--paper-3)')
      );
    })
    .join('');

const stables = (hand: Pen): string =>
  rooms
    .map(at => {
      const x = room(at);
      let straw = '';
      for (let k = 0; k < 22; k++) {
        const s = x + 6 + hand.random() * (INN.rooms.width - 14);
        straw += `M${coords(s, STABLES.bottom - 2)}l${coords(hand.wobble(6), -3 - hand.random() * 5)}`;
      }
      return (
        box(x, STABLES.top, x + INN.rooms.width, STABLES.bottom, 'var(--wash-field)') +
        path(`M${x} ${STABLES.top + 9}H${x + INN.rooms.width}`, 'line') +
        path(hand.hatch([x + 140, STABLES.top + 10], [x + 140, STABLES.bottom - 2], [20, 0], 9, 0.4), 'fine') +
        stall(hand, x + 2, STABLES.bottom) +
        placed(
          x + 122,
          STABLES.bottom,
          1,
          path('M0 0L-3 -16H19L16 0Z', 'line', PAPER) +
            path('M-3 -12H19M-2 -5H17M-2 -16q10 -9 20 0', 'fine') +
            path('M14 -52c10 4 10 18 0 21M14 -48c6 3 6 11 0 14', 'line'),
        ) +
        path(straw, 'fine')
      );
    })
    .join('');

const cellars = (hand: Pen): string =>
  rooms
    .map(at => {
      const [x, right] = [room(at), room(at + 1)];
      const [top, foot] = [CELLAR.top, CELLAR.bottom];
      let stones = '';
      for (let k = 0; k < 15; k++) {
        const [sx, sy] = [x + 12 + hand.random() * 130, top + 24 + hand.random() * 50];
        stones += `M${coords(sx, sy)}h${coords(7 + hand.random() * 6)}v4`;
      }
      return (
        box(x, top, right, foot, 'var(--paper-3)') +
        path(
          `M${x + 5} ${foot}V${top + 44}C${x + 8} ${top + 6} ${right - 8} ${top + 6} ${right - 5} ${top + 44}V${foot}Z`,
          'line',
          'var(--wash-town)',
        ) +
        path(stones, 'fine') +
        path(hand.hatch([right - 34, top + 34], [right - 34, foot - 2], [28, 0], 12, 0.4), 'fine') +
        cask(hand, x + 24, foot, 14) +
        cask(hand, x + 134, foot, 16) +
        (at % 2 === 0 ? cask(hand, x + 36, foot - 25, 11) : cask(hand, x + 48, foot, 9))
      );
    })
    .join('');

const landings = (hand: Pen): string => {
  const { left, right } = INN.landing;
  let steps = '';
  for (let k = 0; k < 9; k++) steps += `h11v10.4`;
  return (
    box(left, CHAMBERS.top, right, CHAMBERS.bottom, 'var(--wash-land)') +
    box(left, STABLES.top, right, STABLES.bottom, 'var(--wash-land)') +
    box(left, CELLAR.top, right, CELLAR.bottom, 'var(--paper-3)') +
    path(`M${left} ${CELLAR.top}${steps}V${CELLAR.bottom}H${left}Z`, 'line', 'var(--paper-2)') +
    path(hand.hatch([left + 4, CELLAR.bottom - 2], [left + 4, CELLAR.bottom - 26], [90, 0], 26, 0.6), 'fine') +
    [CHAMBERS, STABLES]
      .map(({ top, bottom }) =>
        path(hand.hatch([right - 22, top + 3], [right - 22, bottom - 3], [20, 0], 9, 0.4), 'fine'),
      )
      .join('') +
    path(
      `M${left} ${STABLES.bottom}L${left + 26} ${STABLES.top}M${left + 12} ${STABLES.bottom}L${left + 38} ${STABLES.top}`,
    ) +
    Array.from({ length: 8 }, (_, k) =>
      path(`M${coords(left + 3.2 + k * 3.2, STABLES.bottom - 10 - k * 11)}h12`, 'line'),
    ).join('')
  );
};

export const innArt = (): string => {
  const hand = pen(1623);
  return (
    '<rect width="1000" height="380" fill="var(--paper-light)"/>' +
    air(hand, 60) +
    '<path d="M0 190C40 176 90 186 150 180S900 172 1000 186V262H0Z" fill="var(--wash-field)"/>' +
    tree(992, 258, 1.6) +
    tree(8, 250, 1.5) +
    earth(hand) +
    hall(hand) +
    landings(hand) +
    chambers(hand) +
    stables(hand) +
    cellars(hand) +
    path(
      `M${INN.commonRoom.left} ${CHAMBERS.top}V${GROUND}M${INN_RIGHT} ${CHAMBERS.top}V${CELLAR.bottom}H${INN.landing.left}V${CHAMBERS.top}M${INN.commonRoom.left} ${GROUND}H${INN_RIGHT}M${INN.landing.left} ${STABLES.top - 4}H${INN_RIGHT}`,
      'bold',
    ) +
    roof(hand) +
    sign()
  );
};
