import { questOf } from '#games/trois/facts.ts';
import { carrierOf } from '#games/trois/state.ts';
import type { Words } from '#games/trois/text/words.ts';
import type { View } from '#games/trois/view.ts';
import type { Seat } from '#kernel/game.ts';

/** What a rider wants now, in one sentence. */
export const goalOf = (view: View, seat: Seat, words: Words): string => {
  const quest = questOf(view, seat);
  if (quest === null) return '';
  if (quest === 'leg') return words.legs[view.musketeers[seat].leg].help;
  if (quest !== 'chase') return words.quests[quest];
  const carrier = carrierOf(view);
  const rider = carrier === null ? null : view.musketeers[carrier].rider;
  return rider === null ? '' : words.quests.chase(words.riders[rider]);
};
