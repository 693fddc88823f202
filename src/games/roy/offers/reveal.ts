import type { Seat, Tell } from '#kernel/game.ts';
import { SPACES_PER_EPIC } from '../cards/board.ts';
import { REVEAL } from '../choices.ts';
import type { Event } from '../events.ts';
import { agreed } from '../options.ts';
import { hiddenSpaces } from '../quest/spaces.ts';
import type { Part } from '../question.ts';
import { because } from '../reasons.ts';
import type { State } from '../state.ts';
import { changeEpics } from '../tracks.ts';
import { isBetweenActions } from './between-actions.ts';

const NOTHING_HIDDEN = because('ROY.INN.8', 'nothing-hidden');
const NO_EPICS = because('ROY.INN.8', 'no-epics');
const NOT_NOW = because('ROY.RULING.34', 'between-actions');

/** ROY.INN.8: tokens of the Inn turned up for an Epic token, or for a One-for-all card (ROY.ONE.9). */
export const reveal: Part<unknown, 'reveal'> = {
  reach: (state, _task, _seat, choices) => {
    if (state.quest.board !== 1) return;
    choices.push(REVEAL.token);
    if (state.oneForAll > 0 && !agreed(state, 'oneForAllVote')) choices.push(REVEAL.card);
  },
  quick: (state, _task, _seat, choices) => {
    if (state.epics === 0 && state.oneForAll === 0) return;
    if (hiddenSpaces(state) === 0 || !isBetweenActions(state)) return;
    if (state.epics > 0) choices.push(REVEAL.token);
    if (state.oneForAll > 0 && !agreed(state, 'oneForAllVote')) choices.push(REVEAL.card);
  },
  bar: (state, _task, { pay }) => {
    if (pay === 'token' && state.epics === 0) return NO_EPICS;
    if (hiddenSpaces(state) === 0) return NOTHING_HIDDEN;
    return isBetweenActions(state) ? null : NOT_NOW;
  },
};

/** ROY.INN.8: an Epic token turns up three tokens; a One-for-all card is worth two (ROY.ONE.9, ROY.ONE.10). */
export const startReveal = (draft: State, seat: Seat, pay: 'token' | 'card', tell: Tell<Event>) => {
  const hidden = hiddenSpaces(draft);
  let left = SPACES_PER_EPIC;
  if (pay === 'token') changeEpics(draft, -1, tell);
  else {
    draft.oneForAll--;
    tell?.({ kind: 'one-for-all', seat, effect: 'epic' });
    if (hidden > SPACES_PER_EPIC) left = 2 * SPACES_PER_EPIC;
    else changeEpics(draft, 1, tell);
  }
  draft.todo.push({ kind: 'reveal', seat, left: Math.min(left, hidden), named: [] });
};
