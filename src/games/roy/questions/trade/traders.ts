import type { Seat } from '#kernel/game.ts';
import { agreed } from '../../options.ts';
import type { Asked } from '../../question.ts';
import type { ManIndex, State } from '../../state.ts';
import type { Offer, TradeTask } from '../../tasks.ts';
import type { View } from '../../view.ts';

const NOTHING: Offer = { cards: [], gear: [] };

export const startTrade = (draft: State, man: ManIndex, partner: ManIndex) => {
  draft.todo.push({ kind: 'trade', man, partner, stage: 'offer', gives: NOTHING, takes: NOTHING, agreed: [] });
};

export const tradersOf = (state: Pick<Asked, 'men'>, { man, partner }: TradeTask): readonly [Seat, Seat] => [
  state.men[man].seat,
  state.men[partner].seat,
];

/** Both musketeers are led by one player (ROY.TRADE.15). */
export const isAlone = (state: State, task: TradeTask): boolean => {
  const [first, second] = tradersOf(state, task);
  return first === second;
};

/** Nobody but the traders sees an offer, unless trades are open (ROY.HID.31). */
export const mayReadTrade = (state: Pick<View, 'men' | 'options'>, task: TradeTask, seat: Seat | null): boolean =>
  agreed(state, 'openTrades') || (seat !== null && tradersOf(state, task).includes(seat));
