import { takeOut } from '../cards.ts';
import { type CardChoice, REWARD } from '../choices.ts';
import { turnUp } from '../round.ts';
import { REWARDS } from '../state.ts';
import { listHand } from './hand.ts';
import type { Bar, CardQuestion } from './question.ts';

const LAID: Bar = { rule: 'MUS.6', reason: 'rewards-laid' };

/** MUS.6: every player lays three of his twelve cards face down, one by one, all players at once. */
export const rewards: CardQuestion = {
  prompt: 'rewards',
  choices: REWARD,
  who: position => position.hands.map((_, seat) => seat),
  reach: (position, _, seat, choices) => listHand(position, seat, REWARD, choices),
  bar: (position, _, _choice, seat) => (position.rewards[seat].length === REWARDS ? LAID : null),

  answer(draft, _, { card }: CardChoice, seat, tell) {
    takeOut(draft.hands[seat], card);
    const laid = draft.rewards[seat].push(card);
    tell?.({ kind: 'laid', seat, laid, secret: { to: [seat], card } });
    for (let other = 0; other < draft.rewards.length; other++) if (draft.rewards[other].length < REWARDS) return;
    turnUp(draft, tell);
  },
};
