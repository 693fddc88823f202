/** The whole drawing of the board. Heavy: baked to a file by `npm run art`, never shipped as code. */
import { pen } from '#web/art/engraving.ts';
import { SIZE } from '../plan.ts';
import { afloat } from './afloat.ts';
import { country } from './country.ts';
import { ground, rivers } from './ground.ts';
import { grounds, places } from './places.ts';
import { type IconBody, roads } from './roads.ts';
import { rampart, town } from './town.ts';

export const TROIS_BOX = `0 0 ${SIZE.width} ${SIZE.height}`;

export const troisArt = (icon: IconBody): string => {
  const hand = pen(1844);
  return (
    ground(hand) +
    afloat(hand) +
    rivers() +
    country(hand) +
    town(hand) +
    rampart(hand) +
    roads(hand, icon) +
    grounds(hand, icon) +
    places(hand)
  );
};
