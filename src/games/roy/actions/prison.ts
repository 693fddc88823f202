import type { Bar } from '#kernel/question.ts';
import { BRIBE as PRICE } from '../cards/board.ts';
import { BREAK_OUT, BRIBE } from '../choices.ts';
import { beginDuel } from '../duel/begin.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { changePurse } from '../tracks.ts';
import { type Actor, manOf, row, whoActs } from './action.ts';

const JAILED_TODAY = because('ROY.BAST.1', 'jailed-today', whoActs);
const POOR = because('ROY.BAST.4', 'bribe-poor', (state: State) => ({ have: state.purse, need: PRICE }));

/** ROY.BAST.1: not on the day Richelieu sent him there. */
const jailedBar = (state: State, actor: Actor): Bar<State, Actor, unknown> | null =>
  manOf(state, actor).jailed ? JAILED_TODAY : null;

/** ROY.BAST.4 */
export const bribe = row('bribe', {
  at: ['bastille'],
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    choices.push(BRIBE);
  },
  bar: (state, actor) => jailedBar(state, actor) ?? (state.purse >= PRICE ? null : POOR),
  perform: (draft, actor, _action, tell) => {
    const man = manOf(draft, actor);
    changePurse(draft, -PRICE, tell);
    man.place = 'vieux-colombier';
    tell?.({ kind: 'bribed', who: man.who });
  },
});

/** ROY.BAST.5 */
export const breakOut = row('break-out', {
  at: ['bastille'],
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    choices.push(BREAK_OUT);
  },
  bar: jailedBar,
  perform: (draft, { man, ordered }) => beginDuel(draft, man, 'jailer', -1, ordered),
});
