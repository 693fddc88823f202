import type { Decision, Seat, Tell } from '#kernel/game.ts';
import { type Card, without } from '../cards.ts';
import { askCard, type Choice, LAY } from '../choices.ts';
import type { Event } from '../events.ts';
import { turnUp } from '../round.ts';
import { REWARDS, type State } from '../state.ts';

/** MUS.6: every player lays three of his twelve cards face down, one by one, all players at once. */
export const askRewards = (state: State): Decision<Choice>[] => {
  const asked: Decision<Choice>[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.rewards[seat].length === REWARDS) continue;
    asked.push(askCard(seat, LAY, state.hands[seat]));
  }
  return asked;
};

export const layReward = (draft: State, seat: Seat, card: Card, tell: Tell<Event>) => {
  draft.hands[seat] = without(draft.hands[seat], card);
  const laid = draft.rewards[seat].push(card);
  tell?.({ kind: 'laid', seat, laid, secret: { to: [seat], card } });
  for (let other = 0; other < draft.rewards.length; other++) if (draft.rewards[other].length < REWARDS) return;
  turnUp(draft, tell);
};
