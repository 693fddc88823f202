import type { Seat, Tell } from '#kernel/game.ts';
import { EPIC_WORTH, HONOUR_BACK } from '../../cards/board.ts';
import type { Event } from '../../events.ts';
import type { Effect } from '../../names.ts';
import { agreed } from '../../options.ts';
import { topOf } from '../../question.ts';
import type { State } from '../../state.ts';
import type { ChallengeTask, DuelTask } from '../../tasks.ts';
import { changeEpics, regainHonour } from '../../tracks.ts';
import { atCalais, oneForAllInChallenge, scoreOf } from '../challenge/score.ts';
import { oneForAllInDuel } from '../duel/epic.ts';

/**
 * The payment in which a card of this seat would count as Epic tokens (ROY.ONE.9); a challenge already reached needs
 * none, so the card brings tokens to the board (ROY.ONE.12).
 */
export const paymentOf = (state: State, seat: Seat): ChallengeTask | DuelTask | null => {
  const task = topOf(state);
  if (task.kind === 'duel' && task.stage === 'epic') return state.men[task.man].seat === seat ? task : null;
  if (task.kind !== 'challenge') return null;
  const man = state.men[task.man];
  return man.seat === seat && atCalais(state, man) && scoreOf(man, task) < task.value ? task : null;
};

/** ROY.ONE.2: any seat plays it; with the option more than half must agree (ROY.RULING.39). */
export const playOneForAll = (draft: State, seat: Seat, effect: Effect, tell: Tell<Event>) => {
  if (!agreed(draft, 'oneForAllVote') || draft.seats === 2) return carryOut(draft, seat, effect, tell);
  tell?.({ kind: 'proposed', seat, effect });
  draft.todo.push({ kind: 'vote', effect, by: seat, yes: [seat], no: [] });
};

export const carryOut = (draft: State, seat: Seat, effect: Effect, tell: Tell<Event>) => {
  tell?.({ kind: 'one-for-all', seat, effect });
  const payment = effect === 'epic' ? paymentOf(draft, seat) : null;
  if (payment?.kind === 'duel') return oneForAllInDuel(draft, payment, tell);
  if (payment?.kind === 'challenge') return oneForAllInChallenge(draft, payment, tell);
  draft.oneForAll--;
  if (effect === 'time') draft.timeStop = true;
  else if (effect === 'honour') regainHonour(draft, HONOUR_BACK, tell);
  else changeEpics(draft, EPIC_WORTH, tell); // ROY.ONE.12
};
