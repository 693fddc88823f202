import type { Choice } from '#games/roy/choices.ts';
import { MILADY } from '#games/roy/state.ts';
import type { View } from '#games/roy/view.ts';
import type { Seat } from '#kernel/game.ts';
import type { Reason } from '../../voice/voice.ts';
import { type Observation, taskOf } from '../observation.ts';
import { whyDeed } from './deeds.ts';
import { whyDetail } from './details.ts';
import { whyMilady } from './milady.ts';
import { whyOffer } from './offers.ts';
import { whyMan, whyStart } from './starts.ts';
import { whySecret } from './whispers.ts';

const whyTeam = (seen: Observation, choice: Choice): Reason | null => {
  const offer = whyOffer(seen, choice);
  if (offer !== null) return offer;
  const task = taskOf(seen);
  if (choice.kind === 'start') return whyStart(seen, choice.who);
  if (choice.kind === 'man') return whyMan(seen, choice.who);
  return task.kind === 'man-turn' || task.kind === 'ordered' ? whyDeed(seen, seen.men[task.man], choice) : null;
};

export const why = (open: View, seat: Seat, choice: Choice): Reason | null => {
  if (open.over !== null || open.todo.length === 0) return null;
  const own = open.seat === seat;
  const seen: Observation = { ...open, seat, hand: own ? open.hand : [], screen: own ? open.screen : null };
  const told = (seat === MILADY ? whyMilady(seen, choice) : whyTeam(seen, choice)) ?? whyDetail(seen, choice);
  return told ?? (own ? whySecret(seen, choice) : null);
};
