import type { Seat, Tell } from '#kernel/game.ts';
import { arrive, mayGo } from '../arrive.ts';
import { type Choice, PASS, RIDE } from '../choices.ts';
import { cardsLeft, drawCards } from '../decks.ts';
import type { Event } from '../events.ts';
import { DESTINATIONS, type Destination } from '../names.ts';
import { isDown, type ManIndex, type State } from '../state.ts';
import { heal, maxLife } from '../wounds.ts';

/** ROY.CARD.38, ROY.CHAR.7: himself when wounded, or another who stands. */
export const mayHelp = (state: State, index: ManIndex, other: ManIndex): boolean => {
  const man = state.men[other];
  if (index === other) return man.life < maxLife(man);
  return !isDown(man) && (man.place !== 'bastille' || cardsLeft(state));
};

export const helpOther = (draft: State, other: ManIndex, tell: Tell<Event>) => {
  const man = draft.men[other];
  drawCards(draft, man.seat, 1, 'planchet', tell);
  if (man.place !== 'bastille') draft.todo.push({ kind: 'ride', man: other });
};

export const healSelf = (draft: State, index: ManIndex, tell: Tell<Event>) => heal(draft, index, 1, 'planchet', tell);

export const askRide = (state: State, index: ManIndex, choices: Choice[]): Seat => {
  const man = state.men[index];
  for (const to of DESTINATIONS) if (mayGo(man, to)) choices.push(RIDE[to]);
  choices.push(PASS);
  return man.seat;
};

/** As under an order (ROY.RULING.45): felled or jailed by it, his turn of this round is gone. */
export const answerRide = (draft: State, index: ManIndex, to: Destination | null, tell: Tell<Event>) => {
  draft.todo.pop();
  if (to === null) tell?.({ kind: 'stayed', who: draft.men[index].who });
  else arrive(draft, index, to, 'planchet', true, tell);
};
