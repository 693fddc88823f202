/** What is on the sea whatever the news: waves, ships far out, the wind rose, the way across. */
import { ship } from '#web/art/buildings.ts';
import { beast, rose } from '#web/art/chart-ornaments.ts';
import { awayFrom, coords, type Pen, type Point, path } from '#web/art/engraving.ts';
import { SIZE } from '../plan.ts';
import { ENGLAND, FRANCE } from './ground.ts';
import { onLand } from './land.ts';
import { CROSSING } from './waters.ts';

const COMPASS: Point = [1186, 108];

const waves = (hand: Pen): string => {
  let d = '';
  for (let y = 20; y < 700; y += 15)
    for (let x = 10 + (y % 30); x < SIZE.width; x += 40) {
      const spot: Point = [x + hand.random() * 14, y + hand.random() * 5];
      if (onLand(spot, 0) || hand.random() > 0.6) continue;
      if (awayFrom(spot, ENGLAND) < 58 || awayFrom(spot, FRANCE) < 58) continue;
      d += `M${coords(...spot)}q5 -3 10 0t10 0`;
    }
  return path(d, 'fine', 'none', 'opacity=".8"');
};

export const afloat = (hand: Pen): string =>
  waves(hand) +
  `<path d="${CROSSING}" fill="none" stroke="var(--ink-2)" stroke-width="4" stroke-dasharray="1 11" stroke-linecap="round"/>` +
  rose(COMPASS, 62) +
  ship(1404, 124, 1) +
  ship(1010, 132, 0.7) +
  ship(70, 584, 0.8) +
  ship(486, 574, 0.7) +
  beast(1530, 104);
