/** Paris behind its walls, as one sees it from the road. */
import { house, tower } from '#web/art/buildings.ts';
import { coords, type Pen, type Point, path, placed } from '#web/art/engraving.ts';

export const paris = (hand: Pen): string => {
  const quarter = Array.from({ length: 26 }, (_, k) => {
    const [x, y] = [864 + (k % 9) * 16 + hand.wobble(4), 96 + Math.floor(k / 9) * 17 + hand.wobble(3)];
    return placed(
      x,
      y,
      0.62,
      house(hand, { width: 16, height: 12, depth: 15, gable: 9, roof: k % 5 === 2 ? 'var(--slate)' : 'var(--tile)' }),
    );
  }).join('');
  const wall = (from: Point, to: Point): string => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let teeth = '';
    for (let k = 0; k < 12; k++)
      teeth += `M${coords(from[0] + (dx * k) / 12, from[1] - 15 + (dy * k) / 12)}v-4h${coords(dx / 24)}v4`;
    return (
      path(`M${coords(...from)}v-15L${coords(to[0], to[1] - 15)}v15Z`, 'line', 'var(--paper)') +
      path(hand.hatch([from[0], from[1]], [from[0], from[1] - 14], [dx, dy], 16, 0.3), 'fine') +
      path(teeth, 'line')
    );
  };
  return (
    quarter +
    placed(
      920,
      104,
      1,
      path('M0 0V-46H14V0ZM20 0V-46H34V0Z', 'line', 'var(--paper)') +
        path('M14 0V-30H20V0M34 -28L58 -36V-6L34 0', 'line', 'var(--paper)') +
        path('M34 -28L40 -38L62 -44L58 -36', 'line', 'var(--slate)') +
        path('M4 -42v14M10 -42v14M24 -42v14M30 -42v14M7 -8v-10M27 -8v-10', 'window') +
        path('M17 -24a3 3 0 1 1 .1 0M40 -22v14M46 -24v14M52 -26v14M50 -41v-16', 'line'),
    ) +
    wall([848, 152], [908, 172]) +
    wall([960, 172], [1010, 156]) +
    tower(848, 154, { radius: 9, height: 30, cone: 16 }) +
    tower(910, 174, { radius: 11, height: 36, cone: 20 }) +
    tower(960, 174, { radius: 11, height: 36, cone: 20 }) +
    path('M921 172V146H949V172Z', 'line', 'var(--paper)') +
    path('M927 172V160C927 152 943 152 943 160V172Z', 'line', 'var(--ink-2)')
  );
};
