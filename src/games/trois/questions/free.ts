import type { Choice } from '../choices.ts';
import { isWaiting } from '../orders/waits.ts';
import type { State, Turn } from '../state.ts';

/** MO09: a companion who waits or is held. */
export const askFree = (state: State, turn: Turn): Choice[] => {
  const choices: Choice[] = [];
  for (const seat of state.order)
    if (seat !== turn.seat && isWaiting(state, seat)) choices.push({ kind: 'free', seat });
  return choices;
};
