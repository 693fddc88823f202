import type { Options, Seat } from '#kernel/game.ts';
import type { Card } from './cards/adventure.ts';
import { agreed } from './options.ts';
import { MILADY } from './state.ts';
import type { View } from './view.ts';

/**
 * ROY.TALK.1 to ROY.TALK.3: who hears what a seat says, and sees what it shows. Whispering is forbidden: what reaches
 * one musketeer reaches them all, and Milady too, unless the table has allowed private talk.
 */
export const hearers = (from: Seat, seats: number, options: Options): readonly Seat[] => {
  const heard: Seat[] = [];
  const teamOnly = from !== MILADY && agreed({ options }, 'privateTalk');
  for (let seat = 0; seat < seats; seat++) if (!(teamOnly && seat === MILADY)) heard.push(seat);
  return heard;
};

/** ROY.TALK.2: a seat shows only cards it holds. */
export const showable = (view: Pick<View, 'hand'>): readonly Card[] => view.hand;
