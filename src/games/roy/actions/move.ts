import type { Bar } from '#kernel/question.ts';
import { MOVE, TRESPASS } from '../choices.ts';
import { arrive } from '../men/arrive.ts';
import { DESTINATIONS, type Destination } from '../names.ts';
import { because } from '../reasons.ts';
import type { Man, State } from '../state.ts';
import { type Actor, manOf, row, whoActs } from './action.ts';

const ALREADY_HERE = because('ROY.MOVE.1', 'already-here', (state: State, { man }: Actor) => {
  const { who, place } = state.men[man];
  return { who, place };
});
const QUEST_CLOSED = because('ROY.HARD.1', 'quest-closed', whoActs);
const IN_BASTILLE = because('ROY.MOVE.7', 'in-bastille', whoActs);
const NO_QUARTERS = because('ROY.MOVE.3', 'no-quarters');
const NO_BASTILLE = because('ROY.MOVE.4', 'no-bastille');

/** ROY.MOVE.2, ROY.HARD.1: everywhere but where he stands, and never to a Quest that is closed to him. */
export const placeBar = (man: Man, to: Destination): Bar<State, Actor, unknown> | null => {
  if (man.place === to) return ALREADY_HERE;
  return man.fateful && to === 'quest' ? QUEST_CLOSED : null;
};

/** Out of the Bastille one does not walk (ROY.MOVE.7). */
const moveBar = (man: Man, to: Destination) => (man.place === 'bastille' ? IN_BASTILLE : placeBar(man, to));

/** In the order of the destinations: a place in a list is found faster than a name. */
const MOVES = DESTINATIONS.map(to => MOVE[to]);

export const move = row('move', {
  at: null,
  interceptable: false,
  reach: (_state, _actor, _seat, choices) => {
    for (let i = 0; i < DESTINATIONS.length; i++) choices.push(MOVE[DESTINATIONS[i]]);
  },
  quick: (state, actor, _seat, choices) => {
    const man = manOf(state, actor);
    for (let i = 0; i < DESTINATIONS.length; i++) if (moveBar(man, DESTINATIONS[i]) === null) choices.push(MOVES[i]);
  },
  beyond: (state, actor, _seat, choices) => {
    if (manOf(state, actor).place !== 'bastille') choices.push(TRESPASS.quarters, TRESPASS.bastille);
  },
  bar: (state, actor, choice) => {
    if (choice.kind === 'trespass') return choice.to === 'quarters' ? NO_QUARTERS : NO_BASTILLE;
    return moveBar(manOf(state, actor), choice.to);
  },
  perform: (draft, { man, ordered }, { to }, tell) => arrive(draft, man, to, 'action', ordered, tell),
});
