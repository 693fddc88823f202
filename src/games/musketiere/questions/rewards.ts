import type { Decision, Seat, Tell } from '#kernel/game.ts';
import type { Card } from '../cards.ts';
import { type Choice, REWARD } from '../choices.ts';
import type { Event } from '../events.ts';
import { turnUp } from '../round.ts';
import { REWARDS, type State } from '../state.ts';

/** MUS.6: every player lays three of his twelve cards face down, one by one, all players at once. */
export const askRewards = (state: State): Decision<Choice>[] => {
  const asked: Decision<Choice>[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (state.rewards[seat].length === REWARDS) continue;
    const choices: Choice[] = [];
    for (const card of state.hands[seat]) choices.push(REWARD[card]);
    asked.push({ seat, prompt: 'rewards', choices });
  }
  return asked;
};

export const layReward = (draft: State, seat: Seat, card: Card, tell: Tell<Event>) => {
  const hand = draft.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const laid = draft.rewards[seat].push(card);
  tell?.({ kind: 'laid', seat, laid, secret: { to: [seat], card } });
  if (draft.rewards.every(cards => cards.length === REWARDS)) turnUp(draft, tell);
};
