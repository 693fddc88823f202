import { because } from '../bars.ts';
import { isDouble, rollDice, totalOf } from '../turn/dice.ts';
import type { TurnView } from '../view.ts';
import type { Botte } from './botte.ts';

const isRolled = (_: unknown, { mode }: TurnView): boolean => mode === 'dice';
const AFTER_ROLL = because('TRO.15', 'moment-after-roll');

/** What a fresh horse adds to the roll. */
export const RELAY = 6;

export const relayHorse: Botte = {
  prompts: ['rolled'],
  fits: isRolled,
  moment: AFTER_ROLL,
  play(_, turn) {
    turn.points += RELAY;
    return false;
  },
};

/** Rolls again: the second roll counts, with all that it brings. */
export const steadyHand: Botte = {
  prompts: ['rolled'],
  fits: isRolled,
  moment: AFTER_ROLL,
  play(draft, turn, tell) {
    const more = turn.points - totalOf(turn.dice);
    turn.dice = rollDice(draft.rng, turn.dice.length === 1 ? 1 : 2);
    tell?.({ kind: 'rolled', seat: turn.seat, dice: turn.dice, what: 'ride', reveals: true });
    turn.points = totalOf(turn.dice) + more;
    turn.again = isDouble(turn.dice) ? 'double' : null;
    return false;
  },
};
