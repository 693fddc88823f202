import type { Tell } from '#kernel/game.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import { holds, playBotte } from '../cards/hand.ts';
import { leaveInTrap } from '../turn/ride.ts';
import { carrierOf, type State, type Turn } from '../state.ts';
import { overtake } from '../turn/studs.ts';

export const askTrap = (state: State, { seat }: Turn): Choice[] => {
  const choices: Choice[] = [{ kind: 'leave' }];
  if (holds(state, seat, 'BS09')) choices.push({ kind: 'botte', botte: 'BS09' });
  return choices;
};

/** TRO.25. Asked at the end of a ride, he has overtaken the carrier with the trapped rider between them. */
export const leave = (draft: State, turn: Turn, tell: Tell<Event>) => {
  if (carrierOf(draft) === turn.seat) return leaveInTrap(draft, turn, tell);
  turn.left = true;
  overtake(draft, turn.seat, false, tell);
};

export const dodgeTrap = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat } = turn;
  playBotte(draft, seat, 'BS09', tell);
  if (carrierOf(draft) !== seat) overtake(draft, seat, true, tell);
  tell?.({ kind: 'dodged', seat, what: 'trap' });
};
