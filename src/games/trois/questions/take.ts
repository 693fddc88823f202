import type { Decision, Seat, Tell } from '#kernel/game.ts';
import { CASTLES, RIDERS, type Rider } from '../board/board.ts';
import type { Choice } from '../choices.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

const isFree = ({ musketeers }: State, rider: Rider): boolean => musketeers.every(each => each.rider !== rider);

/** TRO.6: the youngest, who sits first, takes the first. */
export const askTake = (state: State): Decision<Choice>[] => {
  const seat = state.musketeers.findIndex(({ rider }) => rider === null);
  const choices: Choice[] = [];
  for (const rider of RIDERS) if (isFree(state, rider)) choices.push({ kind: 'take', rider });
  return [{ seat, prompt: 'take', choices }];
};

/** True once everybody has taken one. */
export const take = (draft: State, seat: Seat, rider: Rider, tell: Tell<Event>): boolean => {
  const musketeer = draft.musketeers[seat];
  musketeer.rider = rider;
  musketeer.at = CASTLES[rider].castle;
  tell?.({ kind: 'taken', seat, rider });
  if (draft.musketeers.some(each => each.rider === null)) return false;
  draft.order = RIDERS.map(each => draft.musketeers.findIndex(other => other.rider === each)).filter(each => each >= 0);
  draft.phase = 'ride';
  draft.round = 1;
  return true;
};
