import { PARIS_IDS } from '../../cards/paris.ts';
import { type Of, PARIS_CARD, PASS } from '../../choices.ts';
import { playParis } from '../../missions/missions.ts';
import type { Part, Question, TaskOf, Why } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State } from '../../state.ts';

const which = (_state: State, _task: unknown, { card }: Of<'paris'>) => ({ card });
const IN_PLAY = because('ROY.PARIS.17', 'paris-in-play', which);
const GONE = because('ROY.PARIS.17', 'paris-gone', which);
const IN_PILE = because('ROY.PARIS.1', 'paris-in-pile', which);
const STEP_OVER = because('ROY.PARIS.1', 'paris-step-over');

/** ROY.PARIS.17: every Paris card is played once. */
export const playedBar = (state: State, { card }: Of<'paris'>): Why<unknown, 'paris'> => {
  if (state.paris?.card === card) return IN_PLAY;
  return state.parisGone.includes(card) ? GONE : null;
};

/** Those of all Paris cards that are not in her hand, or not in the pile: for whoever wonders where they are. */
export const otherParis = (here: readonly Of<'paris'>['card'][], choices: Of<'paris' | 'pass'>[]) => {
  for (const card of PARIS_IDS) if (!here.includes(card)) choices.push(PARIS_CARD[card]);
};

/** ROY.DEC.9 */
export const parisCard: Question<'paris-card'> = {
  who: () => MILADY,
  settle: draft => {
    if (draft.parisHand.length > 0) return false;
    draft.todo.pop();
    return true;
  },
  reach: (state, _task, _seat, choices) => {
    for (const card of state.parisHand) choices.push(PARIS_CARD[card]);
    choices.push(PASS);
  },
  beyond: (state, _task, seat, choices) => {
    if (seat === MILADY) otherParis(state.parisHand, choices);
  },
  bar: (state, _task: TaskOf<'paris-card'>, choice) => {
    if (choice.kind === 'pass') return null;
    return playedBar(state, choice) ?? (state.parisHand.includes(choice.card) ? null : IN_PILE);
  },
  answer: (draft, _task, choice, _seat, tell) => {
    draft.todo.pop();
    if (choice.kind === 'pass') return tell?.({ kind: 'no-paris' });
    draft.parisHand = draft.parisHand.filter(each => each !== choice.card);
    playParis(draft, choice.card, tell);
  },
};

/** ROY.PARIS.1: the step for it is over. */
export const parisStepOver: Part<unknown, 'paris'> = {
  reach: (state, _task, _seat, choices) => {
    for (const card of state.parisHand) choices.push(PARIS_CARD[card]);
  },
  bar: () => STEP_OVER,
};
