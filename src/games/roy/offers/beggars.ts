import type { Seat, Tell } from '#kernel/game.ts';
import { BEGGARS_PRICE } from '../cards/traps.ts';
import { BEGGARS } from '../choices.ts';
import type { Event } from '../events.ts';
import { checkComplete, liftTrap } from '../missions/missions.ts';
import type { MissionPlace } from '../names.ts';
import type { Part } from '../question.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { changePurse } from '../tracks.ts';
import { isBetweenActions } from './between-actions.ts';

const POOR = because('ROY.TRAP.15', 'beggars-poor', (state: State) => ({ have: state.purse, need: BEGGARS_PRICE }));
const NOT_NOW = because('ROY.TRAP.18', 'between-actions');

/** ROY.TRAP.15, ROY.TRAP.18: paid by any musketeer seat between two actions. */
export const beggars: Part<unknown, 'beggars'> = {
  reach: (state, _task, _seat, choices) => {
    if (state.paris?.trap === 'beggars') choices.push(BEGGARS.paris);
    if (state.louvre?.trap === 'beggars') choices.push(BEGGARS.louvre);
  },
  quick: (state, task, seat, choices) => {
    if (beggars.bar(state, task, BEGGARS.paris, seat) === null) beggars.reach(state, task, seat, choices);
  },
  bar: state => {
    if (state.purse < BEGGARS_PRICE) return POOR;
    return isBetweenActions(state) ? null : NOT_NOW;
  },
};

export const payBeggars = (draft: State, seat: Seat, place: MissionPlace, tell: Tell<Event>) => {
  tell?.({ kind: 'beggars-paid', seat, place });
  changePurse(draft, -BEGGARS_PRICE, tell);
  liftTrap(draft, place, tell);
  checkComplete(draft, place, tell);
};
