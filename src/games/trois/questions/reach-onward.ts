import type { Seat } from '#kernel/game.ts';
import { waysLeaving, waysLeavingBack } from '../board/ways.ts';
import { reachBottes } from '../bottes/bottes.ts';
import type { Choice } from '../choices.ts';
import type { Position } from '../position.ts';
import type { TurnView } from '../view.ts';
import { WAY_CHOICES } from './besides.ts';
import { STOP } from './plain.ts';

/** The ways that leave the space where he is, open or not, an end of the ride, and a Botte. */
export const reachOnward = (position: Position, turn: TurnView, seat: Seat, choices: Choice[]) => {
  const { at, leg } = position.musketeers[seat];
  const ways = turn.back ? waysLeavingBack(at) : waysLeaving(at, leg);
  for (let place = 0; place < ways.length; place++) choices.push(WAY_CHOICES[ways[place]]);
  choices.push(STOP);
  reachBottes(position, turn, seat, choices);
};
