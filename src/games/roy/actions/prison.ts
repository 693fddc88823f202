import type { Bar } from '#kernel/question.ts';
import { BRIBE as PRICE } from '../cards/board.ts';
import { BREAK_OUT, BRIBE } from '../choices.ts';
import { beginDuel } from '../duel/begin.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import { changePurse } from '../tracks.ts';
import { type Actor, manOf, row, whoActs } from './action.ts';

const JAILED_TODAY = because('ROY.BAST.1', 'jailed-today', whoActs);
const POOR = because('ROY.BAST.4', 'bribe-poor', (state: State) => ({ have: state.purse, need: PRICE }));

/** ROY.BAST.1: not on the day Richelieu sent him there. */
export const breakOutBar = ({ jailed }: Man): Bar<State, Actor, unknown> | null => (jailed ? JAILED_TODAY : null);

export const bribeBar = ({ purse }: Pick<State, 'purse'>, man: Man): Bar<State, Actor, unknown> | null =>
  breakOutBar(man) ?? (purse >= PRICE ? null : POOR);

/** ROY.BAST.4 */
export const bribe = row('bribe', {
  at: ['bastille'],
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    choices.push(BRIBE);
  },
  bar: (state, actor) => bribeBar(state, manOf(state, actor)),
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
  bar: (state, actor) => breakOutBar(manOf(state, actor)),
  perform: (draft, { man, ordered }) => beginDuel(draft, man, 'jailer', -1, ordered),
});
