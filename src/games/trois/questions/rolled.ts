import type { Seat, Tell } from '#kernel/game.ts';
import type { Choice } from '../choices.ts';
import { isDouble, rollDice, totalOf } from '../turn/dice.ts';
import type { Event } from '../events.ts';
import { holds, playBotte } from '../cards/hand.ts';
import type { State, Turn } from '../state.ts';
import { canRide, keyFor } from '../board/ways.ts';

/** Whether, for all that everybody knows, he might ride in this direction. */
const mightRide = (state: State, seat: Seat, back: boolean): boolean =>
  canRide(state, seat, back) || (state.musketeers[seat].bottes.length > 0 && keyFor(state, seat, back) !== null);

/** He chooses a direction (TRO.RULING.26) or plays a Botte; where there is nothing to choose he rides. */
export const ponder = (state: State, turn: Turn): boolean => {
  const { seat, mode } = turn;
  const armed = mode === 'dice' && state.musketeers[seat].bottes.length > 0;
  const back = mightRide(state, seat, true);
  const onward = mightRide(state, seat, false);
  if (armed || (back && onward)) {
    turn.prompt = 'rolled';
    return true;
  }
  turn.back = back;
  turn.stage = 'ride';
  return false;
};

const mayRide = (state: State, seat: Seat, back: boolean): boolean => {
  if (canRide(state, seat, back)) return true;
  const key = keyFor(state, seat, back);
  return key !== null && holds(state, seat, key);
};

export const askRolled = (state: State, { seat, mode }: Turn): Choice[] => {
  const choices: Choice[] = [];
  if (mayRide(state, seat, false)) choices.push({ kind: 'ride' });
  if (mayRide(state, seat, true)) choices.push({ kind: 'back' });
  // He rolled, so everybody takes it that he has the Botte; in a world imagined by others he may lack it.
  if (choices.length === 0) choices.push({ kind: 'ride' });
  if (mode !== 'dice') return choices;
  for (const botte of ['BS06', 'BS07'] as const) if (holds(state, seat, botte)) choices.push({ kind: 'botte', botte });
  return choices;
};

export const rideThere = (turn: Turn, back: boolean) => {
  turn.back = back;
  turn.stage = 'ride';
};

const RELAY = 6;

export const takeRelay = (draft: State, turn: Turn, tell: Tell<Event>) => {
  playBotte(draft, turn.seat, 'BS06', tell);
  turn.points += RELAY;
};

/** The second roll counts, with all that it brings. */
export const rollAgain = (draft: State, turn: Turn, tell: Tell<Event>) => {
  const { seat } = turn;
  playBotte(draft, seat, 'BS07', tell);
  const more = turn.points - totalOf(turn.dice);
  turn.dice = rollDice(draft.rng, turn.dice.length === 1 ? 1 : 2);
  tell?.({ kind: 'rolled', seat, dice: turn.dice, what: 'ride', reveals: true });
  turn.points = totalOf(turn.dice) + more;
  turn.again = isDouble(turn.dice) ? 'double' : null;
};
