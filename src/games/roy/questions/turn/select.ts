import type { Tell } from '#kernel/game.ts';
import { type Of, START } from '../../choices.ts';
import type { Event } from '../../events.ts';
import { bindAtRichelieu } from '../../men/arrive.ts';
import { indexOf } from '../../men/men.ts';
import { recover } from '../../men/wounds.ts';
import { type Question, teamOf, type Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { isDown, type ManIndex, type State } from '../../state.ts';

const ACTIONS = 3;
/** ROY.P4.2 */
const ACTIONS_FOUR_PLAYERS = 4;

const MILADY_FIRST = because('ROY.TURN.3', 'milady-first');
const SIEGE_NOW = because('ROY.TURN.12', 'siege-now');
const ROUND_ENDS = because('ROY.TURN.13', 'round-ends');
const HAD_HIS_TURN = because('ROY.TURN.7', 'had-his-turn', (_state: State, _task: unknown, { who }: Of<'start'>) => ({
  who,
}));
const ANOTHER_ACTS = because('ROY.TURN.6', 'another-acts', (state: State) => ({
  who: state.men[actingMan(state) ?? 0].who,
}));

/** Whose turn is under way, whatever has come between. */
const actingMan = ({ todo }: State): ManIndex | null => {
  for (const task of todo) if (task.kind === 'man-turn') return task.man;
  return null;
};

/** ROY.TURN.4, ROY.TREACH.9 */
export const actionsOf = ({ seats, conscripts }: Pick<State, 'seats' | 'conscripts'>): number =>
  (seats === 4 ? ACTIONS_FOUR_PLAYERS : ACTIONS) - (conscripts ? 1 : 0);

/** ROY.GLASS.2, ROY.GLASS.7: the rest is lost, but the fallen stand up. */
const runOut = (draft: State, tell: Tell<Event>) => {
  for (let i = 0; i < draft.men.length; i++) {
    const man = draft.men[i];
    if (man.turn === 'waiting' && isDown(man)) recover(draft, i, tell);
    man.turn = 'done';
  }
};

/** Why nobody begins his turn in this phase. */
const momentBar = (state: State): Why<unknown, 'start'> => {
  switch (state.phase) {
    case 'milady':
      return MILADY_FIRST;
    case 'siege':
      return SIEGE_NOW;
    case 'end':
      return ROUND_ENDS;
    default:
      return null;
  }
};

/** Each seat names one of its own musketeers; the first to answer goes (ROY.TURN.5, ROY.TURN.10, ROY.RULING.61). */
export const select: Question<'select'> = {
  who: teamOf,
  /** While somebody has not had his turn, the team names the next one. */
  settle: (draft, _task, tell) => {
    draft.phase = 'musketeers';
    if (draft.hourglass === 'expired') runOut(draft, tell);
    for (let i = 0; i < draft.men.length; i++) if (draft.men[i].turn === 'waiting') return false;
    draft.todo.pop();
    return true;
  },
  reach: (state, _task, seat, choices) => {
    for (let i = 0; i < state.men.length; i++) {
      const { seat: owner, turn, who } = state.men[i];
      if (owner === seat && turn !== 'acting') choices.push(START[who]);
    }
  },
  quick: (state, _task, seat, choices) => {
    for (let i = 0; i < state.men.length; i++) {
      const { seat: owner, turn, who } = state.men[i];
      if (owner === seat && turn === 'waiting') choices.push(START[who]);
    }
  },
  bar: (state, _task, { who }) => {
    const moment = momentBar(state);
    if (moment !== null) return moment;
    if (state.men[indexOf(state, who)].turn === 'done') return HAD_HIS_TURN;
    return actingMan(state) === null ? null : ANOTHER_ACTS;
  },
  /** ROY.OUT.3: one who lies down stands up instead of acting. */
  answer: (draft, _task, { who }, _seat, tell) => {
    const index = indexOf(draft, who);
    const man = draft.men[index];
    if (isDown(man)) return recover(draft, index, tell);
    man.turn = 'acting';
    bindAtRichelieu(draft, man);
    draft.actions = actionsOf(draft);
    draft.refused = [];
    tell?.({ kind: 'started', who, actions: draft.actions });
    draft.todo.push({ kind: 'man-turn', man: index });
  },
};
