import type { Seat } from '#kernel/game.ts';
import { waysLeaving, waysLeavingBack } from '../board/ways.ts';
import type { Choice } from '../choices.ts';
import type { Position } from '../position.ts';
import type { TurnView } from '../view.ts';
import { WAY_CHOICES } from './besides.ts';

/** The ways that leave the space where he is, open or not. */
export const reachWays = ({ musketeers }: Position, { back }: TurnView, seat: Seat, choices: Choice[]) => {
  const { at, leg } = musketeers[seat];
  const ways = back ? waysLeavingBack(at) : waysLeaving(at, leg);
  for (let place = 0; place < ways.length; place++) choices.push(WAY_CHOICES[ways[place]]);
};
