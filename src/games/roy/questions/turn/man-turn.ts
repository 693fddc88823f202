import type { Seat, Tell } from '#kernel/game.ts';
import { type Actor, whoActs } from '../../actions/action.ts';
import { horse, mayRide } from '../../actions/horse.ts';
import { ACTION_PARTS, type ActionPart, asActionPart, listActions, PART_OF } from '../../actions/index.ts';
import { order } from '../../actions/order.ts';
import { type Action, type Choice, END } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { arrive } from '../../men/arrive.ts';
import type { AnswerTo, Question, TaskOf } from '../../question.ts';
import { because } from '../../reasons.ts';
import type { ManIndex, State } from '../../state.ts';
import { declare } from './declare.ts';

type ManTurn = TaskOf<'man-turn'>;
type Tried = AnswerTo<'man-turn'>;

const NO_ACTIONS = because('ROY.TURN.4', 'no-actions', whoActs);
const MUST_LEAVE = because('ROY.RICH.7', 'must-leave', whoActs);

const endTurn = (draft: State, index: ManIndex, tell: Tell<Event>) => {
  const man = draft.men[index];
  man.turn = 'done';
  man.bound = false;
  tell?.({ kind: 'ended', who: man.who, left: draft.actions });
  draft.actions = 0;
  draft.todo.pop();
};

/** Everything besides ending the turn, in the order it is offered. */
const MOVES = PART_OF.move;
const ORDERS = asActionPart(order);
const RIDES = asActionPart({ ...horse, at: null });
const PARTS = [...ACTION_PARTS, ORDERS, RIDES];

/** The part of the turn that a choice belongs to. */
const partOf = (kind: Exclude<Tried['kind'], 'end'>): ActionPart => {
  if (kind === 'horse' || kind === 'mount') return RIDES;
  if (kind === 'order') return ORDERS;
  if (kind === 'trespass') return MOVES;
  return PART_OF[kind === 'challenge-at' ? 'challenge' : kind];
};

/** ROY.TURN.4, ROY.RICH.7: whoever is bound to leave Richelieu may only move with his last action. */
const spentBar = (state: State, { man }: ManTurn, { kind }: Tried) => {
  if (kind === 'horse' || kind === 'mount') return null;
  if (state.actions === 0) return NO_ACTIONS;
  return state.men[man].bound && state.actions === 1 && kind !== 'move' ? MUST_LEAVE : null;
};

/** A musketeer's turn, action by action, with the free move of his horse. */
export const manTurn: Question<'man-turn'> = {
  who: (state, { man }) => state.men[man].seat,
  settle: (draft, { man: index }, tell) => {
    const man = draft.men[index];
    const spent = draft.actions === 0 && !mayRide(man);
    if (man.turn === 'acting' && !spent && draft.hourglass !== 'expired') return false;
    endTurn(draft, index, tell);
    return true;
  },
  reach: (state, task, seat, choices: Choice[]) => {
    if (state.actions > 0) listReach([...ACTION_PARTS, ORDERS], state, task, seat, choices);
    listReach([RIDES], state, task, seat, choices);
    choices.push(END);
  },
  quick: (state, task, seat, choices: Choice[]) => {
    const { bound } = state.men[task.man];
    if (bound && state.actions === 1) MOVES.quick(state, task, seat, choices);
    else if (state.actions > 0) {
      listActions(state, task, choices);
      ORDERS.quick(state, task, seat, choices);
    }
    RIDES.quick(state, task, seat, choices);
    if (!bound) choices.push(END);
  },
  beyond: (state, task, seat, choices: Choice[]) => {
    if (state.men[task.man].seat !== seat) return;
    if (state.actions === 0) listReach([...ACTION_PARTS, ORDERS], state, task, seat, choices);
    for (const part of PARTS) part.beyond?.(state, task, seat, choices);
  },
  bar: (state, task, choice, seat) => {
    if (choice.kind === 'end') return state.men[task.man].bound ? MUST_LEAVE : null;
    return partOf(choice.kind).bar(state, task, choice, seat) ?? spentBar(state, task, choice);
  },
  answer: (draft, { man }, choice, _seat, tell) => {
    if (choice.kind === 'end') return endTurn(draft, man, tell);
    if (choice.kind !== 'horse') return declare(draft, { man, ordered: false }, choice as Action, tell);
    draft.men[man].ridden = true; // ROY.EQUIP.8
    arrive(draft, man, choice.to, 'horse', false, tell);
  },
};

/** What one would try of these parts where he is. */
export const listReach = (parts: readonly ActionPart[], state: State, actor: Actor, seat: Seat, choices: Choice[]) => {
  const { place } = state.men[actor.man];
  for (const part of parts) if (part.at === null || part.at.includes(place)) part.reach(state, actor, seat, choices);
};
