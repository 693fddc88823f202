/** The board of Mousquetaires du Roy: France in 1625, from the ocean to Paris. Heavy: baked to a file, never shipped as code. */
import { pen } from '#web/art/engraving.ts';
import { fields, growth, land, roads, shoreHatching } from './country.ts';
import {
  arsenal,
  bastille,
  laRochelle,
  louvre,
  notreDame,
  palaisCardinal,
  quarters,
  vieuxColombier,
} from './landmarks.ts';
import { CORE, SPARE } from './plan.ts';
import { onTheSea, sea } from './sea.ts';
import { ground, houses, island, seine, wall } from './town.ts';

export const MAP_BOX = `${-SPARE.left} 0 ${CORE.width + SPARE.left} ${CORE.height + SPARE.below}`;

export const mapArt = (): string => {
  const hand = pen(77);
  return (
    sea(hand) +
    land() +
    shoreHatching(hand) +
    fields(hand) +
    growth(hand) +
    roads() +
    ground() +
    seine() +
    island(hand) +
    wall(hand, 'far') +
    houses(hand) +
    louvre() +
    palaisCardinal() +
    quarters() +
    bastille(hand) +
    arsenal() +
    notreDame(hand) +
    wall(hand, 'near') +
    vieuxColombier(hand) +
    laRochelle(hand) +
    onTheSea()
  );
};
