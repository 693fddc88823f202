import type { Seat, Tell } from '#kernel/game.ts';
import { listActions, listMoves, listOrders } from '../actions/list.ts';
import { indexOf } from '../actions/resolve.ts';
import { arrive, bindAtRichelieu, mayGo } from '../arrive.ts';
import { type Action, type Choice, END, HORSE, START } from '../choices.ts';
import type { Event } from '../events.ts';
import { isAsked } from '../interception.ts';
import { DESTINATIONS, type Destination, type Musketeer } from '../names.ts';
import { isDown, type Man, type ManIndex, type State } from '../state.ts';
import { checkMortal, recover } from '../wounds.ts';

const ACTIONS = 3;
/** ROY.P4.2 */
const ACTIONS_FOUR_PLAYERS = 4;

/** ROY.TURN.4, ROY.TREACH.9 */
const actionsOf = (state: State): number =>
  (state.seats === 4 ? ACTIONS_FOUR_PLAYERS : ACTIONS) - (state.conscripts ? 1 : 0);

/** T4: while somebody has not had his turn, the team names the next one (ROY.TURN.5, ROY.TURN.10). */
export const runSelect = (draft: State, tell: Tell<Event>): boolean => {
  if (draft.hourglass === 'expired') runOut(draft, tell);
  for (let i = 0; i < draft.men.length; i++) if (draft.men[i].turn === 'waiting') return false;
  draft.todo.pop();
  return true;
};

/** ROY.GLASS.2, ROY.GLASS.7: the rest is lost, but the fallen stand up. */
const runOut = (draft: State, tell: Tell<Event>) => {
  for (let i = 0; i < draft.men.length; i++) {
    const man = draft.men[i];
    if (man.turn === 'waiting' && isDown(man)) recover(draft, i, tell);
    man.turn = 'done';
  }
};

/** Each seat for its own musketeers; the first to answer goes (ROY.RULING.61). */
export const askSelect = (state: State, seat: Seat, choices: Choice[]) => {
  for (let i = 0; i < state.men.length; i++) {
    const man = state.men[i];
    if (man.seat === seat && man.turn === 'waiting') choices.push(START[man.who]);
  }
};

/** ROY.OUT.3: one who lies down stands up instead of acting. */
export const startSpell = (draft: State, who: Musketeer, tell: Tell<Event>) => {
  const index = indexOf(draft, who);
  const man = draft.men[index];
  if (isDown(man)) return recover(draft, index, tell);
  man.turn = 'acting';
  bindAtRichelieu(draft, man);
  draft.actions = actionsOf(draft);
  draft.refused = [];
  tell?.({ kind: 'started', who, actions: draft.actions });
  draft.todo.push({ kind: 'spell', man: index });
};

const mayRide = (man: Man): boolean => man.gear.includes('horse') && !man.ridden && man.place !== 'bastille';

/** A8 */
export const runSpell = (draft: State, index: ManIndex, tell: Tell<Event>): boolean => {
  const man = draft.men[index];
  const spent = draft.actions === 0 && !mayRide(man);
  if (man.turn === 'acting' && !spent && draft.hourglass !== 'expired') return false;
  endSpell(draft, index, tell);
  return true;
};

const endSpell = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  const man = draft.men[index];
  man.turn = 'done';
  man.bound = false;
  tell?.({ kind: 'ended', who: man.who, left: draft.actions });
  draft.actions = 0;
  draft.todo.pop();
};

const listRides = (man: Man, choices: Choice[]) => {
  if (!mayRide(man)) return;
  for (let i = 0; i < DESTINATIONS.length; i++) if (mayGo(man, DESTINATIONS[i])) choices.push(HORSE[DESTINATIONS[i]]);
};

/** A0. Whoever is bound to leave Richelieu may only move with his last action (ROY.RICH.7). */
export const askSpell = (state: State, index: ManIndex, choices: Choice[]): Seat => {
  const man = state.men[index];
  if (man.bound && state.actions <= 1) {
    if (state.actions > 0) listMoves(man, choices);
    listRides(man, choices);
    return man.seat;
  }
  if (state.actions > 0) {
    listActions(state, index, choices);
    if (man.who === 'treville' && !man.used) listOrders(state, index, choices);
  }
  listRides(man, choices);
  if (!man.bound) choices.push(END);
  return man.seat;
};

export const answerSpell = (draft: State, index: ManIndex, choice: Choice, tell: Tell<Event>) => {
  if (choice.kind === 'end') return endSpell(draft, index, tell);
  if (choice.kind === 'horse') return ride(draft, index, choice.to, tell);
  declare(draft, index, choice as Action, false, tell);
};

/** ROY.EQUIP.8 */
const ride = (draft: State, index: ManIndex, to: Destination, tell: Tell<Event>) => {
  draft.men[index].ridden = true;
  arrive(draft, index, to, 'horse', false, tell);
};

/** A1: the action and its object are public; then Rochefort may come between. */
const declare = (draft: State, man: ManIndex, action: Action, ordered: boolean, tell: Tell<Event>) => {
  tell?.({ kind: 'declared', who: draft.men[man].who, action, ordered });
  draft.todo.push({ kind: 'count', man, ordered }, { kind: 'resolve', man, action, ordered });
  if (isAsked(draft, draft.men[man], action)) draft.todo.push({ kind: 'intercept', man, action, ordered });
};

/** A7: an order costs its target nothing (ROY.TREV.5). */
export const count = (draft: State, ordered: boolean, tell: Tell<Event>) => {
  draft.todo.pop();
  draft.refused = []; // ROY.TRADE.13
  if (!ordered && draft.actions > 0) draft.actions--;
  checkMortal(draft, tell);
};

/** A target left without anything to do, by a refused trade, lets the order lapse. */
export const runOrdered = (draft: State, index: ManIndex): boolean => {
  const choices: Choice[] = [];
  if (draft.hourglass !== 'expired') listActions(draft, index, choices);
  if (choices.length > 0) return false;
  draft.todo.pop();
  return true;
};

export const askOrdered = (state: State, index: ManIndex, choices: Choice[]): Seat => {
  listActions(state, index, choices);
  return state.men[index].seat;
};

export const answerOrdered = (draft: State, index: ManIndex, choice: Choice, tell: Tell<Event>) => {
  draft.todo.pop();
  declare(draft, index, choice as Action, true, tell);
};
