/** The inn from without: its roof, its sign and the ground it stands in. */
import { coords, dot, type Pen, path, placed } from '#web/art/engraving.ts';
import { INN } from './plan.ts';

const [CHAMBERS, STABLES] = INN.floors;
export const INN_RIGHT = INN.rooms.left + INN.rooms.width * INN.rooms.count;
const GROUND = STABLES.bottom;
const PAPER = 'var(--paper)';

export const box = (left: number, top: number, right: number, bottom: number, fill: string): string =>
  path(`M${coords(left, top)}H${coords(right)}V${coords(bottom)}H${coords(left)}Z`, 'line', fill);

export const roof = (hand: Pen): string => {
  const [left, right, eaves, ridge] = [INN.commonRoom.left - 12, INN_RIGHT + 10, CHAMBERS.top, 14];
  let tiles = '';
  for (let row = 0; row < 6; row++) {
    const y = eaves - 5 - row * 8;
    const inset = ((eaves - y) / (eaves - ridge)) * 34;
    tiles += hand.line([left + inset, y], [right - inset, y], 0.8);
    for (let x = left + inset + (row % 2) * 9 + 6; x < right - inset; x += 18 + hand.random() * 5)
      tiles += `M${coords(x, y)}v5`;
  }
  const dormers = Array.from({ length: INN.rooms.count }, (_, at) => {
    const x = INN.rooms.left + INN.rooms.width * (at + 0.34);
    return placed(
      x,
      eaves - 8,
      1,
      path('M-3 0V-20L11 -33L25 -20V0Z', 'line', PAPER) +
        path('M-7 -18L11 -36L29 -18', 'bold') +
        path('M4 -4v-13h14v13z', 'line', 'var(--wash-sea-2)') +
        path('M11 -17v13M4 -11h14M26 -19l6 12M27 -17l3 8', 'fine'),
    );
  });
  const chimney = (x: number) =>
    box(x, -2, x + 22, 26, PAPER) +
    path(hand.hatch([x + 12, -1], [x + 12, 25], [9, 0], 5, 0.2), 'fine') +
    path(`M${x - 3} -2h28`, 'bold');
  return (
    chimney(70) +
    chimney(880) +
    path('M84 -4c-6 -4 6 -6 2 -12M92 -6c6 -3 -4 -6 4 -11', 'fine') +
    path(`M${left} ${eaves}L${left + 34} ${ridge}H${right - 34}L${right} ${eaves}Z`, 'line', 'var(--tile)') +
    path(tiles, 'fine') +
    path(hand.hatch([right - 70, ridge + 2], [right - 56, eaves - 2], [34, 0], 14, 0.4), 'fine') +
    path(`M${left + 30} ${ridge}H${right - 30}M${left - 2} ${eaves}H${right + 2}`, 'bold') +
    dormers.join('')
  );
};

export const earth = (hand: Pen): string => {
  let marks = '';
  for (let k = 0; k < 70; k++) {
    const [x, y] = [-4 + hand.random() * 216, GROUND + 14 + hand.random() * 104];
    marks += `M${coords(x, y)}l${coords(4 + hand.random() * 6, -2 - hand.random() * 2)}`;
  }
  const stones = Array.from({ length: 11 }, () => {
    const [x, y] = [10 + hand.random() * 190, GROUND + 22 + hand.random() * 88];
    return path(`M${coords(x - 8, y)}c1 -6 6 -8 10 -7s8 4 6 9s-15 4 -16 -2z`, 'line', 'var(--paper-2)');
  }).join('');
  return (
    `<rect x="0" y="${GROUND}" width="1000" height="${380 - GROUND}" fill="var(--paper-3)"/>` +
    path(marks, 'fine') +
    stones +
    path(hand.hatch([2, 371], [14, 379], [1000, 0], 90, 0.8), 'fine') +
    path(`M0 ${GROUND}H18M${INN_RIGHT} ${GROUND}H1000`, 'bold')
  );
};

export const sign = (): string =>
  placed(
    0,
    0,
    1,
    path('M18 92H-2M4 92v7M-2 88v8', 'bold') +
      path('M-12 99H12V124Q0 132 -12 124Z', 'line', 'var(--gold-bright)') +
      path('M0 104c-4 5 -4 8 0 12c4 -4 4 -7 0 -12zM-7 110c-1 5 3 6 6 5M7 110c1 5 -3 6 -6 5M-4 118h8M0 116v7', 'line') +
      dot(0, 101, 0.8),
  );
